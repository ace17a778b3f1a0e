import type { VendorId } from '../../catalogue'
import type { Basis } from '../../catalogue/evidence'
import type { CostOverYears } from '../../cost/over-years'
import type { Range } from '../../cost/plan-price'
import type { FeatureKey } from './features'
import type { Organization } from './organizations'
import type { ReadBack } from './read-back'

/** A fact of the catalogue; its evidence is at `/emr/{vendor}#{field}`. */
export interface FactRef {
  vendor: VendorId
  field: string
  basis: Basis
}

/** One cell of the table: one of the practice's points, as one system meets it. */
export interface Cell {
  /** A feature's key, `organization`, `size`, `budget`, or the words of a need. */
  need: FeatureKey | 'organization' | 'size' | 'budget' | (string & {})
  /** The point as the row's heading. */
  label: string
  /** Null for what is no wish: the kind of organization, size, and budget. */
  stance: 'must' | 'want' | 'refused' | null
  answer: 'yes' | 'partly' | 'no' | 'unknown'
  /** One short sentence or clause. */
  text: string
  facts: readonly FactRef[]
}

export interface Pick {
  id: VendorId
  name: string
  /** One sentence why. */
  why: string
  /** One sentence against; there is always one. */
  against: string
  /** One price, with what it rests on. */
  price: string
  /** Whether nothing we know sets it apart from the pick before it. */
  equal: boolean
  needs: readonly Cell[]
  /** Dollars a month with everything asked for; null where no price is known. */
  monthly: Range | null
  /** Over one, three, and five years; empty where no price is published or the size is not known. */
  cost: readonly CostOverYears[]
  /** What to ask the vendor, the most important first; there is always one. */
  ask: readonly string[]
}

/** A system outside the catalogue. We have not reviewed it. */
export interface ElsewhereSystem {
  name: string
  kind: string
  url: string
}

/** The result of `/match`, of its JSON interface, and of every letter. */
export interface MatchAnswer {
  /** The version of the rules, and that of the data. */
  version: string
  dataVersion: string
  readBack: ReadBack
  /** What all picks are known to be and to have, in one sentence; empty where there is nothing. */
  common: string
  /** At most three, in order; possibly none. */
  picks: readonly Pick[]
  /** The one open answer that would change the order, as a question and what follows; null where none would. */
  decider: string | null
  /**
   * The present system, where it is catalogued, as a column like the picks. `isAdvised`: nothing beats it, so that
   * `text`, which advises to stay, is the first sentence of the answer.
   */
  stay: { id: VendorId; name: string; needs: readonly Cell[]; text: string; isAdvised: boolean } | null
  excluded: readonly { id: VendorId; name: string; reason: string; facts: readonly FactRef[] }[]
  elsewhere: readonly ElsewhereSystem[]
  /**
   * The kind of organization, with its own text; null if it is not known. `served`: whether systems are made for it that
   * an answer may name (`yes`), only systems of which too little is known (`thin`), or none that we know (`no`).
   */
  kind: { key: Organization; text: string; served: 'yes' | 'thin' | 'no' } | null
  notes: readonly string[]
}
