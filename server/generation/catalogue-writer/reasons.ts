import type { Vendor } from '../../../shared/catalogue'
import { type CareKind, careWords } from '../../../shared/catalogue/care'
import { sizeRange } from '../../../shared/catalogue/figures'
import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import { basisMark, type FeatureFact, featureFact, isText } from './facts'
import type { Plan } from './plan'
import { type Maybe, ofAny, type Prose, prose, spoken } from './prose'
import { levelNames } from './setting'
import { offeredCost } from './size'
import texts from './texts.json' with { type: 'json' }
import { continuing, figuresInProse, numberWord } from './words'

/** What speaks for a system, as clauses that follow `if`: `own` are those that no other one shares. */
export function reasonsFor(vendor: Vendor, plan: Plan): { own: Prose[]; reasons: Prose[] } {
  const others = plan.chosen.filter((one) => one !== vendor)
  const own = [ofSize, ofCare, ofLevels, ofOwnFeatures, ofPrice].flatMap((reason) => reason(vendor, others, plan))
  return { own: spoken(own), reasons: spoken([...own, ...ofSharedFeatures(vendor, others, plan)]) }
}

type Reason = (vendor: Vendor, others: readonly Vendor[], plan: Plan) => readonly Maybe[]

/** A size decides only if the system's range and those of the others do not overlap. */
const ofSize: Reason = (vendor, others) => {
  const { value } = vendor.idealOrganizationSize
  const own = sizeRange(value)
  const isApart = (other: Vendor) => {
    const range = sizeRange(other.idealOrganizationSize.value)
    return own !== undefined && range !== undefined && (own.high < range.low || range.high < own.low)
  }
  return [
    value !== null &&
      others.every(isApart) &&
      `your practice is of the size it is listed for (${figuresInProse(continuing(value, vendor))})`,
  ]
}

/** Only kinds of care that the topic names; all of them if it names systems and neither care nor its setting. */
const ofCare: Reason = (vendor, others, { areas, settings, systems }) => {
  const isOpen = areas.length + settings.length === 0 && systems.length > 0
  const isAsked = (kind: CareKind) => areas.includes(kind) || isOpen
  const kinds = (vendor.specialties.value ?? []).filter(
    (kind) => isAsked(kind) && others.every(({ specialties: { value } }) => value !== null && !value.includes(kind)),
  )
  const only = prose`(only it is listed for that: ${basisMark(vendor, 'specialties')})`
  return [
    ofAny(
      kinds.map((kind) => careWords[kind]),
      (care) => prose`you treat ${care} ${only}`,
    ),
  ]
}

/** Levels of care that the topic names and only this system's record lists with a source. */
const ofLevels: Reason = (vendor, others, { settings }) => {
  const isListed = ({ levelsOfCare: { value, basis } }: Vendor, setting: Plan['settings'][number]) =>
    basis === 'sourced' && (value ?? []).some((level) => level === levelNames[setting])
  const levels = settings.filter((level) => isListed(vendor, level) && !others.some((other) => isListed(other, level)))
  const only = prose`(only its record has one: ${basisMark(vendor, 'levelsOfCare')})`
  return [
    ofAny(
      levels.map((level) => texts.settings[level].words),
      (served) => prose`you want a source that says it serves ${served} ${only}`,
    ),
  ]
}

/** Features that a system's record confirms and not every other's, each with how many of them confirm it. */
export function advantages(vendor: Vendor, others: readonly Vendor[], keys: readonly FeatureKey[]) {
  return keys.flatMap((key) => {
    const fact = featureFact(vendor, key)
    const having = others.filter((other) => ['yes', 'partly'].includes(featureFact(other, key).reading ?? ''))
    return fact.reading === 'yes' && having.length < others.length ? [{ key, fact, sharers: having.length }] : []
  })
}

const ofOwnFeatures: Reason = (vendor, others, { features }) => {
  const own = advantages(vendor, others, features).filter(({ sharers }) => sharers === 0)
  // A text on record need not say that the system does all of it.
  return [false, true].map((areTexts) => {
    const marked = own.flatMap(({ key, fact }) =>
      isText(fact.field) === areTexts ? [markedFeature(vendor, key, fact)] : [],
    )
    const does = `${areTexts ? 'says anything about' : 'confirms'} ${marked.length === 1 ? 'it' : 'them'}`
    return ofAny(marked, (needed) => prose`you need ${needed} (only its record ${does})`)
  })
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
        prose`${markedFeature(vendor, key, fact)} (on record for ${numberWord(sharers + 1)} of the ${numberWord(others.length + 1)})`,
    )
  return [ofAny(shared, (needed) => prose`you need ${needed}`)]
}

const sharedKeys = (vendor: Vendor, others: readonly Vendor[], { features }: Plan) =>
  advantages(vendor, others, features).flatMap(({ key, sharers }) => (sharers > 0 ? [key] : []))

export const markedFeature = (vendor: Vendor, key: FeatureKey, { field }: FeatureFact) =>
  prose`${featureLabel(key)} ${basisMark(vendor, field)}`

/** A price decides only if the plans of all have one for what is asked, and it lies wholly below those of the others. */
const ofPrice: Reason = (vendor, others, plan) => {
  const own = offeredCost(vendor, plan)
  const isDearer = (other: Vendor) => {
    const theirs = offeredCost(other, plan)
    return own !== null && theirs !== null && theirs.least > own.most
  }
  const lowest = others.length > 1 ? `lowest of the ${numberWord(others.length + 1)}` : 'lower of the two'
  return [
    own !== null &&
      others.every(isDearer) &&
      prose`you go by cost (${own.words} at its plan prices ${basisMark(vendor, 'price.plans')}, the ${lowest})`,
  ]
}
