import type { Known } from '../terms/known'
import type { Organization } from '../terms/organizations'
import type { Candidate } from './candidate'
import { prescribes } from './points'
import type { Answer, Finding } from './statement'

/** Places in the order, the larger the better, each of which counts only where all before it are equal. */
export type Rank = readonly number[]

/** A system with all that is known of it for a practice. */
export interface Weighed {
  candidate: Candidate
  findings: readonly Finding[]
  rank: Rank
}

const featureAnswers = (findings: readonly Finding[], stance: 'must' | 'want') =>
  findings.filter(({ point }) => point.kind === 'feature' && point.stance === stance).map(({ answer }) => answer)

/** A feature that is there in part counts half. */
const worth: Record<Answer, number> = { yes: 1, partly: 0.5, no: 0, unknown: 0 }
const had = (answers: readonly Answer[]) => answers.reduce((sum, answer) => sum + worth[answer], 0)

/** What fits, then what may fit, then what does not. */
const fitting: Record<Answer, number> = { yes: 3, partly: 2, unknown: 1, no: 0 }

/** A size unknown may fit; one that our own figure stretches does so less. */
const sizeFitting: Record<Answer, number> = { yes: 2, unknown: 1, partly: 0, no: 0 }

/** Our own figure above the budget counts less than no figure at all, and more than a price that is too high. */
const affordabilityOf = ({ answer, statement }: Finding) =>
  statement.kind === 'floor-above-budget' && answer === 'unknown' ? fitting.unknown / 2 : fitting[answer]

/** Kinds of organization where somebody always prescribes. */
const medical: readonly Organization[] = ['primary-care', 'fqhc', 'hospital']

/** 2 if it is made for the kind of organization; 1 if so, but for all of medicine, and nobody is known to prescribe. */
function suitability({ isMedical }: Pick<Candidate, 'isMedical'>, findings: readonly Finding[], known: Known): number {
  if (findings.every(({ statement }) => statement.kind !== 'made-for')) return 0
  const isPrescribing = prescribes(known) || medical.some((kind) => kind === known.organization?.value)
  return isMedical && !isPrescribing ? 1 : 2
}

/**
 * The rank of a system: whether it is known to be made for the kind of organization, must-haves known, wants known, fit
 * of the budget, fewer unknowns among what was asked, a price with a source, a size that surely fits. Nothing else
 * counts, above all not whether a vendor pays.
 */
export function rankOf(
  candidate: Pick<Candidate, 'plans' | 'isMedical'>,
  findings: readonly Finding[],
  known: Known,
): Rank {
  const [musts, wants] = [featureAnswers(findings, 'must'), featureAnswers(findings, 'want')]
  const [budget, size] = (['budget', 'size'] as const).map((kind) => findings.find(({ point }) => point.kind === kind))
  const unknowns = [...musts, ...wants].filter((answer) => answer === 'unknown').length
  return [
    suitability(candidate, findings, known),
    had(musts),
    had(wants),
    budget ? affordabilityOf(budget) : 0,
    -unknowns,
    Number(candidate.plans.value !== null),
    size ? sizeFitting[size.answer] : 0,
  ]
}

/** Below zero if `one` comes first; 0 if nothing that counts sets them apart. */
export function compareRanks(one: Rank, other: Rank): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return place < 0 ? 0 : (other[place] ?? 0) - (one[place] ?? 0)
}
