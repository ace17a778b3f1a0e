import { offerFor } from '../cost/offer'
import { monthlyCost } from '../cost/plan-price'
import { assessCare } from './criteria/care'
import { assessCost } from './criteria/cost'
import type { Assessment } from './criteria/criterion'
import { assessSetting } from './criteria/setting'
import { assessSize } from './criteria/size'
import { assessWishes } from './criteria/wishes'
import { doubtsOf } from './doubts'
import { type CriterionKey, criteria } from './method'
import type { Needs } from './needs'
import { openMustsOf } from './open-musts'
import type { Candidate } from './weigh/candidate'
import { exactScore, type Weighable } from './weighing'

type Assess = (candidate: Candidate, needs: Needs) => Assessment | undefined

const assessors: Readonly<Record<CriterionKey, Assess>> = {
  care: assessCare,
  setting: assessSetting,
  size: assessSize,
  cost: assessCost,
  wishes: assessWishes,
}

/** One criterion of one system. */
export interface Part extends Assessment {
  criterion: CriterionKey
}

/** A system scored for a practice's needs. */
export interface Scored extends Weighable {
  candidate: Candidate
  parts: Part[]
  /** From 0 to 100, rounded down, so 100 means a perfect fit without unknowns. */
  score: number
}

/** Scores a system for the needs. Criteria without answers are left out. */
export function scoreCandidate(candidate: Candidate, needs: Needs): Scored {
  const parts = criteria.flatMap((criterion) => {
    const assessed = assessors[criterion](candidate, needs)
    return assessed ? [{ criterion, ...assessed }] : []
  })
  const { plans, monthly: charge } = offerFor(candidate, needs)
  const cost = needs.providers && monthlyCost(plans, needs.providers, charge)
  return {
    candidate,
    parts,
    score: Math.floor(exactScore(parts, needs.weights)),
    openMusts: openMustsOf(candidate, needs).length,
    doubts: doubtsOf(candidate, needs),
    monthly: cost?.least ?? null,
  }
}
