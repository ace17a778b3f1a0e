import type { ListedPrice } from '../../cost/plan'
import type { Range } from '../../cost/plan-price'
import type { Cell, FactRef } from '../terms/answer'
import type { Setting } from '../terms/care'
import type { FeatureKey } from '../terms/features'
import type { HeadCount } from '../terms/known'
import type { Organization } from '../terms/organizations'
import type { Product } from './candidate'
import type { Point } from './points'

/** Providers; with the record's words where it gives no number. */
export interface Size extends HeadCount {
  words?: string
}

/** What a plan's price includes beyond the plan. */
export interface Cost {
  /** Dollars. */
  monthly: Range
  providers: HeadCount
  /** What each plan with everything asked for costs. */
  plans: readonly (Range & { name: string })[]
  /** Features with a charge of their own, which is part of the sum. */
  included: readonly FeatureKey[]
  /** How many people the lowest and the highest sum pay such a charge for; null where nobody pays one. */
  users: HeadCount | null
  /** Whether only a list that others keep gives the price, and the date of the page with it. */
  isSecondhand: boolean
  dated: string | null
}

/** One thing that the match says about one system. `say/` has one sentence for each kind; nothing reads it back. */
export type Statement =
  | { kind: 'made-for' | 'not-made-for' | 'made-for-unknown'; organization: Organization }
  | { kind: 'size-fits' | 'size-stretched' | 'size-off'; size: Size; providers: HeadCount }
  | { kind: 'size-outgrown'; size: Size; growth: number }
  | { kind: 'size-unknown' }
  | { kind: 'within-budget' | 'partly-in-budget' | 'above-budget'; cost: Cost; limit: Range }
  | { kind: 'priced'; cost: Cost }
  | { kind: 'no-price'; listed: ListedPrice | null }
  /** `isStart`: others name it as the starting price; else it is our own figure for these people. */
  | { kind: 'floor-above-budget'; floor: number; limit: number; isStart: boolean }
  | {
      kind: 'has'
      feature: FeatureKey
      isPart: boolean
      plan: string | null
      extra: string | null
      note: string | null
    }
  | { kind: 'lacks' | 'feature-unknown' | 'refused-absent' | 'refused-present'; feature: FeatureKey }
  | { kind: 'need-open'; need: string }
  | { kind: 'no-emr'; product: Product }
  | { kind: 'avoided' | 'present' | 'sends-no-prescriptions' }
  | { kind: 'not-for-setting'; settings: readonly Setting[] }

export type Answer = Cell['answer']

/** How one system meets one point. */
export interface Finding {
  point: Point
  answer: Answer
  statement: Statement
  facts: readonly FactRef[]
}
