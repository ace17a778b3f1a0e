import type { Candidate } from './candidate'
import { assessCare } from './criteria/care'
import { assessCost } from './criteria/cost'
import type { Assessment } from './criteria/criterion'
import { assessSetting } from './criteria/setting'
import { assessSize } from './criteria/size'
import { assessWishes } from './criteria/wishes'
import { type CriterionKey, criteria, type Weights } from './method'
import type { Needs } from './needs'

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

/** A system held against a practice's needs. */
export interface Scored {
  candidate: Candidate
  parts: Part[]
  /** From 0 to 100, rounded down, so that 100 is a perfect and wholly known fit. */
  score: number
  /** Must-haves of which the catalogue does not say whether the system has them. */
  openMusts: number
}

/** Holds a system against the needs; criteria that the answers do not tell are left out of all sums. */
export function scoreCandidate(candidate: Candidate, needs: Needs): Scored {
  const parts = criteria.flatMap((criterion) => {
    const assessed = assessors[criterion](candidate, needs)
    return assessed ? [{ criterion, ...assessed }] : []
  })
  const openMusts = needs.must.filter((key) => candidate.features[key].value === null).length
  return { candidate, parts, score: Math.floor(exactScore(parts, needs.weights)), openMusts }
}

/** The weighted mean of what is expected of all parts, from 0 to 100, to nine decimals, so that equal fits are equal; 0 where nothing was told. */
export function exactScore(parts: readonly Part[], weights: Weights): number {
  const total = parts.reduce((sum, { criterion }) => sum + weights[criterion], 0)
  if (total === 0) return 0
  const mean = (100 * parts.reduce((sum, part) => sum + weights[part.criterion] * part.expected, 0)) / total
  return Math.round(mean * 1e9) / 1e9
}

/** Systems known to have every must-have first, then the best; equal ones by name. */
export function byScore(weights: Weights) {
  return (a: Scored, b: Scored): number =>
    a.openMusts - b.openMusts ||
    exactScore(b.parts, weights) - exactScore(a.parts, weights) ||
    a.candidate.name.localeCompare(b.candidate.name, 'en')
}
