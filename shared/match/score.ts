import type { Candidate } from './candidate'
import { offerFor } from './charges'
import { assessCare } from './criteria/care'
import { assessCost, budgetLimit } from './criteria/cost'
import type { Assessment } from './criteria/criterion'
import { assessSetting } from './criteria/setting'
import { assessSize } from './criteria/size'
import { assessWishes } from './criteria/wishes'
import { type CriterionKey, criteria } from './method'
import type { Needs } from './needs'
import { monthlyCost } from './plan-price'
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
  const openMusts = needs.must.filter((key) => candidate.features[key].value === null).length
  const { plans, monthly: charge } = offerFor(candidate, needs)
  const { providers } = needs
  const cost = providers && budgetLimit(needs) !== undefined ? monthlyCost(plans, providers, charge) : null
  return {
    candidate,
    parts,
    score: Math.floor(exactScore(parts, needs.weights)),
    openMusts,
    monthly: cost?.least ?? null,
  }
}
