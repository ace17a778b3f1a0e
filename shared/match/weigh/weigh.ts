import type { VendorId } from '../../catalogue'
import type { FactRef } from '../terms/answer'
import type { Setting } from '../terms/care'
import type { Known, OtherProduct } from '../terms/known'
import type { Organization } from '../terms/organizations'
import type { Candidate, Product } from './candidate'
import { type Decider, deciderOf } from './decider'
import { factOf, findingsOf, sizeFit } from './findings'
import { compareRanks, rankOf, type Weighed } from './order'
import { type Point, pointsOf, prescribes } from './points'
import type { Statement } from './statement'

export interface Exclusion {
  candidate: Candidate
  statement: Statement
  facts: readonly FactRef[]
}

/** What the match decides, without a word of English. */
export interface Weighing {
  known: Known
  points: readonly Point[]
  /** At most three, in order. */
  picks: readonly Weighed[]
  /** The open answer that would change the order; null where none would. */
  decider: Decider | null
  /** The present system, where the catalogue has it. */
  present: Weighed | null
  /** Whether the present system is at least as good as the first pick, or nothing is left to move to. */
  isStayAdvised: boolean
  excluded: readonly Exclusion[]
  /** Systems that could be picks, beyond the three. */
  others: readonly Weighed[]
}

export const picksMax = 3
/** Systems that are only said to be made for a kind of organization are picks where fewer than this many are known. */
const knownEnough = 2

/**
 * Weighs the systems of a catalogue for a practice. Pure; the order of the candidates does not matter, and whether a
 * vendor pays is no part of the input.
 */
export function weigh(known: Known, candidates: readonly Candidate[]): Weighing {
  const points = pointsOf(known)
  const weighed = (candidate: Candidate): Weighed => {
    const findings = findingsOf(candidate, points, known)
    return { candidate, findings, rank: rankOf(candidate, findings, known) }
  }
  const excluded = candidates.flatMap((candidate) => exclusionOf(candidate, known) ?? [])
  const left = candidates.filter((candidate) => !excluded.some((one) => one.candidate === candidate)).map(weighed)
  const sorted = left.toSorted(
    (one, other) => compareRanks(one.rank, other.rank) || byDepthAndName(one.candidate, other.candidate),
  )
  const ordered = isAnswerable(known) ? withKnownKind(sorted, known) : []
  const picks = ordered.slice(0, picksMax)
  const current = candidates.find(({ id }) => id === known.current?.value.id)
  const present = current && current.product === 'emr' ? weighed(current) : null
  return {
    known,
    points,
    picks,
    present,
    excluded,
    isStayAdvised: present !== null && isStayAdvised(present, picks[0], known),
    others: ordered.slice(picksMax),
    decider: deciderOf(ordered, known),
  }
}

const byDepthAndName = (one: Candidate, other: Candidate) =>
  Number(other.isReviewed) - Number(one.isReviewed) || one.name.localeCompare(other.name, 'en')

/** Whether a system can be named at all: the kind of organization is known, in the United States, and wants an EMR. */
function isAnswerable({ organization, country, needsNoEmr }: Known): boolean {
  if (country) return false
  return organization !== null || (needsNoEmr !== null && productsFor(needsNoEmr.value).length > 0)
}

/** Those known to be made for the kind of organization; where they are too few, as many more that may be. */
function withKnownKind(sorted: readonly Weighed[], known: Known): readonly Weighed[] {
  const { organization } = known
  if (!organization) return sorted
  const isKnown = ({ candidate, findings }: Weighed) =>
    candidate.product !== 'emr' || findings.some(({ statement }) => statement.kind === 'made-for')
  const made = sorted.filter(isKnown)
  const may = sorted.filter(
    (one) => !isKnown(one) && mayBeFor(one.candidate, organization.value) && isKnownToServe(one.candidate, known),
  )
  return [...made, ...may.slice(0, Math.max(0, knownEnough - made.length))]
}

/** Why a system cannot be a pick, with the facts that decide; null if it can. */
function exclusionOf(candidate: Candidate, known: Known): Exclusion | null {
  const { organization, providers, current, avoided } = known
  const because = (statement: Statement, ...fields: Parameters<typeof factOf>[1][]): Exclusion => ({
    candidate,
    statement,
    facts: fields.map((field) => factOf(candidate, field)),
  })
  const isNamed = (id: VendorId | null | undefined) => id === candidate.id
  if (!productsFor(known.needsNoEmr?.value ?? null).includes(candidate.product))
    return because({ kind: 'no-emr', product: candidate.product })
  if (isNamed(current?.value.id)) return because({ kind: 'present' })
  if (avoided.some(({ value }) => isNamed(value.id))) return because({ kind: 'avoided' })
  if (candidate.product !== 'emr') return null
  if (organization && candidate.notFor.value?.includes(organization.value))
    return because({ kind: 'not-made-for', organization: organization.value }, candidate.notFor)
  const { size } = candidate
  const made = size.value ?? size.unverified
  if (providers && made && sizeFit(candidate, providers.value) === 'off')
    return because({ kind: 'size-off', size: made, providers: providers.value }, size)
  const unserved = unservedSettings(candidate, known)
  if (unserved.length > 0) return because({ kind: 'not-for-setting', settings: unserved }, candidate.levels)
  if (prescribes(known) && candidate.features.ePrescribing.value === 'no')
    return because({ kind: 'sends-no-prescriptions' }, candidate.features.ePrescribing)
  return lackedMust(candidate, known, because)
}

function lackedMust(
  candidate: Candidate,
  { wishes }: Known,
  because: (statement: Statement, field: Candidate['features']['telehealth']) => Exclusion,
): Exclusion | null {
  for (const { value } of wishes) {
    const evidence = candidate.features[value.feature]
    if (value.stance === 'must' && evidence.value === 'no' && !evidence.isSecondhand)
      return because({ kind: 'lacks', feature: value.feature }, evidence)
  }
  return null
}

/** The levels of care that a record speaks of. */
const levels: readonly Setting[] = ['outpatient', 'iop-php', 'residential', 'detox', 'inpatient']

const levelsAsked = ({ settings }: Known) => settings.map(({ value }) => value).filter((one) => levels.includes(one))

/** Whether a source shows that a system serves the levels of care that a practice names. */
const isKnownToServe = ({ levels: served }: Candidate, known: Known): boolean =>
  levelsAsked(known).every((level) => served.value?.includes(level))

/** The settings that a system is known, by a source, not to serve. */
const unservedSettings = ({ levels: served }: Candidate, known: Known): Setting[] =>
  served.value === null ? [] : levelsAsked(known).filter((level) => !served.value?.includes(level))

/** Staying is advised where nothing beats it, it is made for the kind of organization, and nobody has decided to leave. */
function isStayAdvised(
  { rank, findings }: Weighed,
  best: Weighed | undefined,
  { leaving, avoided, current }: Known,
): boolean {
  if (leaving?.value === true || avoided.some(({ value }) => value.id === current?.value.id)) return false
  if (findings.some(({ statement }) => statement.kind === 'not-made-for' || statement.kind === 'size-off')) return false
  if (findings.some(({ point, answer }) => point.kind === 'feature' && point.stance === 'must' && answer === 'no'))
    return false
  return best === undefined || compareRanks(rank, best.rank) <= 0
}

/** Kinds of organization whose work is so alike that a system made for one may do for the other. */
const akin: Readonly<Partial<Record<Organization, readonly Organization[]>>> = {
  'addiction-outpatient': ['practice', 'addiction-program'],
  evaluation: ['practice'],
  'eating-disorder-program': ['addiction-program'],
  'community-agency': ['ccbhc', 'public-authority'],
  ccbhc: ['community-agency'],
  'public-authority': ['community-agency'],
  'crisis-center': ['community-agency', 'public-authority'],
  'tribal-program': ['community-agency', 'fqhc'],
  'idd-agency': ['community-agency'],
  'primary-care': ['fqhc'],
  fqhc: ['primary-care'],
}

/**
 * Whether a system may be made for a kind of organization, though no source says so: somebody says it without a source,
 * or it is made for a kind akin. A system that a source rules out is left out before.
 */
function mayBeFor({ madeFor }: Pick<Candidate, 'madeFor'>, organization: Organization): boolean {
  const others = akin[organization] ?? []
  return madeFor.unverified?.includes(organization) === true || others.some((one) => madeFor.value?.includes(one))
}

const asked: Readonly<Record<OtherProduct, readonly Product[]>> = {
  'billing-only': ['billing'],
  'video-only': ['video'],
  'payments-only': ['payments'],
  'scheduling-only': [],
  other: [],
}

/** The kinds of product that can answer: an EMR, or what was asked for instead of one. */
function productsFor(instead: OtherProduct | null): readonly Product[] {
  return instead === null ? ['emr'] : asked[instead]
}
