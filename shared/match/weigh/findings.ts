import type { Evidence } from '../../catalogue/proof'
import { chargeWords } from '../../cost/charges'
import { countedOn, offerFor } from '../../cost/offer'
import { monthlyCost, rangeOf, seatsOf, statedMonthlyCosts, withCharges } from '../../cost/plan-price'
import { listed } from '../../words'
import type { FactRef } from '../terms/answer'
import type { FeatureKey } from '../terms/features'
import type { HeadCount, Known } from '../terms/known'
import type { Candidate, Having } from './candidate'
import { type FeaturePoint, type People, type Point, peopleOf, prescribes } from './points'
import type { Answer, Cost, Finding, Size, Statement } from './statement'

/** How a system meets each point of a practice. */
export function findingsOf(candidate: Candidate, points: readonly Point[], known: Known): Finding[] {
  const wishes = wishesOf(points)
  return points.map((point): Finding => {
    if (point.kind === 'organization') return organizationFinding(candidate, point)
    if (point.kind === 'size') return sizeFinding(candidate, point)
    if (point.kind === 'budget') return budgetFinding(candidate, point, wishes, peopleOf(known))
    if (point.kind === 'feature') return featureFinding(candidate, point, prescribes(known))
    return { point, answer: 'unknown', statement: { kind: 'need-open', need: point.need }, facts: [] }
  })
}

export const factOf = (
  { id }: Pick<Candidate, 'id'>,
  { field, basis }: Pick<Evidence<unknown>, 'field' | 'basis'>,
): FactRef => ({
  vendor: id,
  field,
  basis,
})

function organizationFinding(candidate: Candidate, point: Extract<Point, { kind: 'organization' }>): Finding {
  const { organization } = point
  const { madeFor, notFor } = candidate
  const found = (
    answer: Answer,
    kind: 'made-for' | 'not-made-for' | 'made-for-unknown',
    evidence: Evidence<unknown>,
  ) => ({
    point,
    answer,
    statement: { kind, organization },
    facts: [factOf(candidate, evidence)],
  })
  if (madeFor.value?.includes(organization)) return found('yes', 'made-for', madeFor)
  if (notFor.value?.includes(organization)) return found('no', 'not-made-for', notFor)
  return found('unknown', 'made-for-unknown', madeFor)
}

/** How far beyond a size without an undisputed source a practice may be: such a size is our own estimate. */
const estimateFactor = 2

/** Whether a size range holds a number of people, in full or as far as an estimate may be off. */
export function sizeFit({ size }: Candidate, providers: HeadCount): 'fits' | 'stretched' | 'off' | 'unknown' {
  const made = size.value ?? size.unverified
  if (!made) return 'unknown'
  if (overlaps(made, providers, 1)) return 'fits'
  const isFirm = size.basis === 'sourced' && !size.isDisputed
  return !isFirm && overlaps(made, providers, estimateFactor) ? 'stretched' : 'off'
}

const overlaps = (made: Size, { least, most }: HeadCount, factor: number) =>
  least <= factor * (made.most ?? Number.POSITIVE_INFINITY) && factor * (most ?? Number.POSITIVE_INFINITY) >= made.least

function sizeFinding(candidate: Candidate, point: Extract<Point, { kind: 'size' }>): Finding {
  const { providers, growth } = point
  const { size } = candidate
  const made = size.value ?? size.unverified
  const facts = [factOf(candidate, size)]
  const fit = sizeFit(candidate, providers)
  if (!made || fit === 'unknown') return { point, answer: 'unknown', statement: { kind: 'size-unknown' }, facts }
  if (fit === 'off') return { point, answer: 'no', statement: { kind: 'size-off', size: made, providers }, facts }
  if (growth !== null && made.most !== null && growth > made.most)
    return { point, answer: 'partly', statement: { kind: 'size-outgrown', size: made, growth }, facts }
  const kind = fit === 'fits' ? 'size-fits' : 'size-stretched'
  return { point, answer: fit === 'fits' ? 'yes' : 'partly', statement: { kind, size: made, providers }, facts }
}

interface Wishes {
  must: readonly FeatureKey[]
  want: readonly FeatureKey[]
}

/** What a price has to include. */
export function wishesOf(points: readonly Point[]): Wishes {
  const of = (stance: FeaturePoint['stance']) =>
    points.flatMap((point) => (point.kind === 'feature' && point.stance === stance ? [point.feature] : []))
  return { must: of('must'), want: of('want') }
}

/** What the plans with everything asked for cost these people; null where no price with a source is known. */
export function costOf(candidate: Candidate, wishes: Wishes, { providers, prescribers }: People): Cost | null {
  const offer = offerFor(candidate, wishes)
  const ofOthers = offer.monthly - (prescribers === null ? 0 : offer.ofPrescribers)
  const charge = (prescribers ?? 0) * offer.ofPrescribers
  const plans = statedMonthlyCosts(offer.plans, providers).map(({ name, ...plain }) => {
    const { least, most } = withCharges(plain, ofOthers, seatsOf(providers))
    return { name, least: least + charge, most: most + charge }
  })
  const monthly = rangeOf(plans)
  if (!monthly) return null
  const counted = countedOn(
    offer,
    plans.map(({ name }) => name),
  )
  return {
    monthly,
    providers,
    plans,
    included: [...new Set(counted.flatMap(({ features }) => features))],
    users: offer.monthly === 0 ? null : usersOf(providers, ofOthers > 0 ? null : prescribers),
    isSecondhand: candidate.arePlansSecondhand,
    dated: candidate.plansDated,
  }
}

/** Of an unknown number of users, one pays at least, and all providers at most. */
const usersOf = (providers: HeadCount, users: number | null): HeadCount =>
  users === null ? { least: 1, most: seatsOf(providers).most } : { least: users, most: users }

/** A price that nobody confirms is above a budget if others put its start there, and may be if our own figure is. */
function unpriced(
  { listedPrice, figure }: Candidate,
  providers: number,
  limit: number,
): Pick<Finding, 'answer' | 'statement'> {
  const floor = monthlyCost(figure.unverified ?? [], { least: providers, most: providers })?.least ?? 0
  if (floor <= limit) return { answer: 'unknown', statement: { kind: 'no-price', listed: listedPrice } }
  const isStart = listedPrice?.otherPrice?.form === 'starting-price'
  return { answer: isStart ? 'no' : 'unknown', statement: { kind: 'floor-above-budget', floor, limit, isStart } }
}

type BudgetPoint = Extract<Point, { kind: 'budget' }>

function budgetFinding(candidate: Candidate, point: BudgetPoint, wishes: Wishes, people: People | null): Finding {
  const facts = [factOf(candidate, candidate.plans)]
  const cost = people && costOf(candidate, wishes, people)
  const { least, most } = people?.providers ?? { least: 1, most: 1 }
  const limit = { least: point.limit(least), most: point.limit(most ?? least) }
  if (!cost) return { point, facts, ...unpriced(candidate, least, limit.most) }
  const told = (answer: Answer, kind: 'within-budget' | 'partly-in-budget' | 'above-budget'): Finding => ({
    point,
    answer,
    facts,
    statement: { kind, cost, limit },
  })
  const fits = fitsOf(candidate, point, wishes, people)
  if (fits.every((fit) => fit === 'above')) return told('no', 'above-budget')
  return fits.every((fit) => fit === 'within') ? told('yes', 'within-budget') : told('partly', 'partly-in-budget')
}

/** How the price fits for the fewest and for the most people: a budget for each provider grows with them. */
function fitsOf(candidate: Candidate, { limit }: BudgetPoint, wishes: Wishes, { providers, prescribers }: People) {
  return [...new Set([providers.least, providers.most ?? providers.least])].flatMap((count) => {
    const cost = costOf(candidate, wishes, { providers: { least: count, most: count }, prescribers })
    if (!cost) return []
    if (cost.monthly.least > limit(count)) return ['above']
    return cost.monthly.most <= limit(count) ? ['within'] : ['partly']
  })
}

/** A value that only a program's list gives decides no must-have. */
function havingOf(evidence: Evidence<Having>, point: FeaturePoint, isPart: boolean): Having | null {
  if (point.stance === 'must' && evidence.isSecondhand) return null
  return evidence.value === 'yes' && isPart ? 'partly' : evidence.value
}

function featureFinding(candidate: Candidate, point: FeaturePoint, isPrescribing: boolean): Finding {
  const { feature, stance } = point
  const evidence = candidate.features[feature]
  const facts = [factOf(candidate, evidence)]
  const value = havingOf(evidence, point, isPrescribing && candidate.partlyForPrescribers.includes(feature))
  const found = (answer: Answer, statement: Statement): Finding => ({ point, answer, statement, facts })
  if (stance === 'refused')
    return value === 'no'
      ? found('yes', { kind: 'refused-absent', feature })
      : found('unknown', { kind: 'refused-present', feature })
  if (value === null) return found('unknown', { kind: 'feature-unknown', feature })
  if (value === 'no') return found('no', { kind: 'lacks', feature })
  return found(value, {
    kind: 'has',
    feature,
    isPart: value === 'partly',
    plan: evidence.plans ? listed(evidence.plans, 'or') : null,
    note: evidence.note ?? null,
    extra: chargeWords(feature, evidence.extra ?? []) || null,
  })
}
