import type { Vendor } from '../../../shared/catalogue'
import { type CareKind, careWords } from '../../../shared/catalogue/care'
import { sizeRange } from '../../../shared/catalogue/figures'
import { candidateOf } from '../../../shared/match/from-catalogue'
import { type FeatureKey, featureLabel, features as matchFeatures } from '../../../shared/match/keys'
import { readNeeds } from '../../../shared/match/read'
import { reservationAbout } from '../../../shared/match/reservations'
import { listed } from '../../../shared/words'
import { basisMark, type FeatureFact, factAt, featureFact, markedValue, noteOf } from './facts'
import { escaped, heading, list } from './html'
import type { Plan } from './plan'
import { askedKeys } from './record-table'
import { levelNames, settingWords } from './setting'
import { offeredCost, sizeWarning } from './size'
import { asClause, continuing, figuresInProse, nowSold, numberWord } from './words'

/** When to choose which system, based only on what distinguishes them. */
export function verdict(plan: Plan): string {
  const { chosen } = plan
  if (chosen.length < 2) return ''
  const items = chosen.map((vendor) => {
    const others = chosen.filter((one) => one !== vendor)
    const { own, reasons } = reasonsFor(vendor, plan)
    const suits = isOpen(own, plan) && reasons.length > 0 ? suitsBest(vendor) : ''
    const check = toCheck(vendor, others, plan)
    return `${choice(vendor, reasons, others.length)}${suits}${aloneWith(vendor, others, plan)}${check && ` Check this first: ${check}.`}`
  })
  return heading('When to choose which') + list(items)
}

function reasonsFor(vendor: Vendor, plan: Plan): { own: string[]; reasons: string[] } {
  const others = plan.chosen.filter((one) => one !== vendor)
  const own = [ofSize, ofCare, ofLevels, ofOwnFeatures, ofPrice].flatMap((reason) => reason(vendor, others, plan))
  return { own, reasons: [...own, ...ofSharedFeatures(vendor, others, plan)] }
}

/** A reason that another system shares does not decide between the two, nor does a single one between named systems. */
const isOpen = (own: readonly string[], { systems }: Plan) => own.length === 0 || systems.length > 1

/** Whether the verdict says whom a system suits best, which its section then need not repeat. */
export const saysBestFor = (vendor: Vendor, plan: Plan) =>
  plan.chosen.length > 1 && isOpen(reasonsFor(vendor, plan).own, plan)

/**
 * The needs of the practice that only this system's record confirms, as a sentence; empty if none. They are no reason to
 * choose it, because every reader of the article has them.
 */
function aloneWith(vendor: Vendor, others: readonly Vendor[], plan: Plan): string {
  const needs = askedKeys(plan).filter((key) => !plan.features.includes(key))
  const own = advantages(vendor, others, needs).filter(({ sharers }) => sharers === 0)
  return own.length > 0
    ? ` Only its record confirms ${listed(own.map(({ key, fact }) => markedFeature(vendor, key, fact)))}.`
    : ''
}

/** For whom the record says a system is best, as a sentence; empty if it does not say. */
function suitsBest(vendor: Vendor): string {
  const { value } = vendor.bestFor
  return value === null ? '' : ` It suits best: ${markedValue(vendor, 'bestFor', asClause(value, vendor))}.`
}

/** The limit that matters most to the topic: for a cost one about the price, otherwise the first that suits, or any. */
function limitOf(
  { limits }: Vendor,
  { asksCost, features }: Plan,
  suits: (limit: Vendor['limits'][number]) => boolean,
) {
  const ofPrice =
    asksCost && features.length === 0
      ? limits.find(({ value, about }) => !about && /\b(?:prices?|fees?|costs?|quotes?)\b/i.test(value ?? ''))
      : undefined
  return (ofPrice ?? limits.find(suits))?.value ?? ''
}

/** Limits that another system can have too without its own list saying so, with the fact that tells. */
const sharedLimits = [
  { pattern: /\bAPI\b/, field: 'exchange.publicApi' },
  { pattern: /\bprices? (?:is|are) quoted\b|\bno public price\b/i, field: 'price.published' },
]

const isAlike = (one: Vendor, other: Vendor, field: string) =>
  factAt(one, field).value !== null && factAt(one, field).value === factAt(other, field).value

/**
 * What speaks against a system most: its size, what is open about the features that favor it, or its first limit; where
 * the topic asks for features, only a limit on those.
 */
function toCheck(vendor: Vendor, others: readonly Vendor[], plan: Plan): string {
  const size = sizeWarning(vendor, plan)
  if (size) return `it is ${size}`
  const [advice] = reservationAbout(candidateOf(vendor), readNeeds(plan.answers))
  if (advice) return escaped(asClause(advice.text, vendor))
  const notes = advantages(vendor, others, askedKeys(plan)).flatMap(({ fact }) => noteOf(fact) || [])
  const isShared = ({ value }: Vendor['limits'][number]) =>
    sharedLimits.some(
      ({ pattern, field }) => pattern.test(value ?? '') && others.some((other) => isAlike(vendor, other, field)),
    )
  const isAbout = ({ value }: Vendor['limits'][number]) =>
    plan.features.length === 0 || plan.features.some((key) => (value ?? '').search(matchFeatures[key].pattern) >= 0)
  return (
    [...new Set(notes)].join('; ') ||
    escaped(
      asClause(
        limitOf(vendor, plan, (limit) => isAbout(limit) && !isShared(limit)),
        vendor,
      ),
    )
  )
}

/**
 * When to choose a system, as a sentence. Every reason has its own `if`, because some of them contain an `and`. Without
 * a reason, the record's own words on whom the system suits best have to tell it from the others.
 */
function choice(vendor: Vendor, reasons: readonly string[], others: number): string {
  const { name, bestFor } = vendor
  const named = `<strong>${escaped(name)}</strong>${nowSold(vendor)}`
  if (reasons.length > 0)
    return `Choose ${named} ${listed(
      reasons.map((reason) => `if ${reason}`),
      'or',
    )}.`
  if (bestFor.value !== null)
    return `Consider ${named} if this describes you: ${markedValue(vendor, 'bestFor', asClause(bestFor.value, vendor))}.`
  const rest = others === 1 ? 'the other' : `the other ${numberWord(others)}`
  return `Nothing in our records favors ${named} over ${rest}; judge it by a demo with your own cases.`
}

type Reason = (vendor: Vendor, others: readonly Vendor[], plan: Plan) => string[]

/** A size decides only if the system's range and those of the others do not overlap. */
const ofSize: Reason = (vendor, others) => {
  const { value } = vendor.idealOrganizationSize
  const own = sizeRange(value)
  const isApart = (other: Vendor) => {
    const range = sizeRange(other.idealOrganizationSize.value)
    return own !== undefined && range !== undefined && (own.high < range.low || range.high < own.low)
  }
  return value !== null && others.every(isApart)
    ? [`your practice is of the size it is listed for (${escaped(figuresInProse(continuing(value, vendor)))})`]
    : []
}

/** Only kinds of care that the topic names; all of them if it names systems and neither care nor its setting. */
const ofCare: Reason = (vendor, others, { areas, settings, systems }) => {
  const isOpen = areas.length + settings.length === 0 && systems.length > 0
  const isAsked = (kind: CareKind) => areas.includes(kind) || isOpen
  const kinds = (vendor.specialties.value ?? []).filter(
    (kind) => isAsked(kind) && others.every(({ specialties: { value } }) => value !== null && !value.includes(kind)),
  )
  return kinds.length > 0
    ? [
        `you treat ${listed(kinds.map((kind) => careWords[kind]))} (only it is listed for that: ${basisMark(vendor, 'specialties')})`,
      ]
    : []
}

/** Levels of care that the topic names and only this system's record lists with a source. */
const ofLevels: Reason = (vendor, others, { settings }) => {
  const isListed = ({ levelsOfCare: { value, basis } }: Vendor, setting: Plan['settings'][number]) =>
    basis === 'sourced' && (value ?? []).some((level) => level === levelNames[setting])
  const levels = settings.filter((level) => isListed(vendor, level) && !others.some((other) => isListed(other, level)))
  return levels.length > 0
    ? [
        `you want a source that says it serves ${listed(levels.map((level) => settingWords[level]))} (only its record has one: ${basisMark(vendor, 'levelsOfCare')})`,
      ]
    : []
}

/** Features that a system's record confirms and not every other's, each with how many of them confirm it. */
function advantages(vendor: Vendor, others: readonly Vendor[], keys: readonly FeatureKey[]) {
  return keys.flatMap((key) => {
    const fact = featureFact(vendor, key)
    const having = others.filter((other) => ['yes', 'partly'].includes(featureFact(other, key).reading ?? ''))
    return fact.reading === 'yes' && having.length < others.length ? [{ key, fact, sharers: having.length }] : []
  })
}

const ofOwnFeatures: Reason = (vendor, others, { features }) => {
  const own = advantages(vendor, others, features)
    .filter(({ sharers }) => sharers === 0)
    .map(({ key, fact }) => markedFeature(vendor, key, fact))
  return own.length > 0
    ? [`you need ${listed(own)} (only its record confirms ${own.length === 1 ? 'it' : 'them'})`]
    : []
}

const ofSharedFeatures: Reason = (vendor, others, plan) => {
  // Names of the others would count as theirs what the sentence says next, to readers and in the check of figures.
  const keys = sharedKeys(vendor, others, plan)
  const all = [vendor, ...others]
  // If another system has just the same ones, they do not tell the two apart.
  const isCommon = others.some((other) => {
    const theirs = sharedKeys(
      other,
      all.filter((one) => one !== other),
      plan,
    )
    return keys.length === theirs.length && keys.every((key) => theirs.includes(key))
  })
  if (isCommon) return []
  const shared = advantages(vendor, others, plan.features)
    .filter(({ sharers }) => sharers > 0)
    .map(
      ({ key, fact, sharers }) =>
        `${markedFeature(vendor, key, fact)} (on record for ${numberWord(sharers + 1)} of the ${numberWord(others.length + 1)})`,
    )
  return shared.length > 0 ? [`you need ${listed(shared)}`] : []
}

const sharedKeys = (vendor: Vendor, others: readonly Vendor[], { features }: Plan) =>
  advantages(vendor, others, features).flatMap(({ key, sharers }) => (sharers > 0 ? [key] : []))

const markedFeature = (vendor: Vendor, key: FeatureKey, { field }: FeatureFact) =>
  `${escaped(featureLabel(key))} ${basisMark(vendor, field)}`

/** A price decides only if the plans of all have one for what is asked, and it lies wholly below those of the others. */
const ofPrice: Reason = (vendor, others, plan) => {
  const own = offeredCost(vendor, plan)
  const isDearer = (other: Vendor) => {
    const theirs = offeredCost(other, plan)
    return own !== null && theirs !== null && theirs.least > own.most
  }
  return own && others.every(isDearer)
    ? [
        `you go by cost (${own.words} at its plan prices ${basisMark(vendor, 'price.plans')}, the ${others.length > 1 ? `lowest of the ${numberWord(others.length + 1)}` : 'lower of the two'})`,
      ]
    : []
}
