import type { Vendor } from '../../../shared/catalogue'
import { type CareKind, careWords } from '../../../shared/catalogue/care'
import { costRange, ratingNumber, sizeRange } from '../../../shared/catalogue/figures'
import { priceUnit } from '../../../shared/catalogue/price'
import { featureLabel } from '../../../shared/match/keys'
import { listed } from '../../../shared/words'
import { basisMark, featureFact, markedValue } from './facts'
import { escaped, heading, list, paragraph } from './html'
import { needsOf } from './needs'
import type { Plan } from './plan'
import { continuing, figuresInProse, numberWord, withSerialCommas } from './words'

/** When to choose which system, based only on what distinguishes them. */
export function verdict(plan: Plan): string {
  const { chosen } = plan
  if (chosen.length < 2) return ''
  const items = chosen.map((vendor) => {
    const others = chosen.filter((one) => one !== vendor)
    const reasons = [ofSize, ofCare, ofNeeds, ofPrice, ofRating].flatMap((reason) => reason(vendor, others, plan))
    const against = vendor.limits[0]?.value
    const check = against ? ` Check this first: ${escaped(withSerialCommas(continuing(against, vendor)))}` : ''
    return `${choice(vendor, reasons, others.length)}${check}`
  })
  return heading('When to choose which') + list(items) + equalRatings(chosen)
}

/** When to choose a system, as a sentence. Every reason has its own `if`, because some of them contain an `and`. */
function choice({ name }: Vendor, reasons: readonly string[], others: number): string {
  const named = `<strong>${escaped(name)}</strong>`
  if (reasons.length > 0)
    return `Choose ${named} ${listed(
      reasons.map((reason) => `if ${reason}`),
      'or',
    )}.`
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

/** Only kinds of care that the topic names; all of them if it names systems and no kind of care. */
const ofCare: Reason = (vendor, others, { areas, systems }) => {
  const isAsked = (kind: CareKind) => areas.includes(kind) || (areas.length === 0 && systems.length > 0)
  const kinds = (vendor.specialties.value ?? []).filter(
    (kind) => isAsked(kind) && others.every(({ specialties: { value } }) => value !== null && !value.includes(kind)),
  )
  return kinds.length > 0
    ? [
        `you treat ${listed(kinds.map((kind) => careWords[kind]))} (only it is listed for that: ${basisMark(vendor, 'specialties')})`,
      ]
    : []
}

const ofNeeds: Reason = (vendor, others, plan) => {
  const asked = [...plan.features, ...needsOf(plan).flatMap(({ key }) => key ?? [])]
  const has = (one: Vendor, key: (typeof asked)[number]) => featureFact(one, key).reading === 'yes'
  const facts = asked
    .filter((key) => has(vendor, key) && !others.some((other) => featureFact(other, key).reading !== null))
    .map((key) => `${escaped(featureLabel(key))} ${basisMark(vendor, featureFact(vendor, key).field)}`)
  return facts.length > 0
    ? [`you need ${listed(facts)} (only its record confirms ${facts.length === 1 ? 'it' : 'them'})`]
    : []
}

/** A price decides only if it is of the same unit and lies wholly below those of the others. */
const ofPrice: Reason = (vendor, others) => {
  const { value } = vendor.estimatedCostPerMonth
  const own = costRange(value)
  const top = own && !own.openEnded ? (own.max ?? own.min) : undefined
  const isDearer = (other: Vendor) => {
    const low = costRange(other.estimatedCostPerMonth.value)?.min
    return low !== undefined && top !== undefined && low >= top && priceUnit(other) === priceUnit(vendor)
  }
  return value !== null && others.every(isDearer)
    ? [
        `you go by cost (its estimate, ${markedValue(vendor, 'estimatedCostPerMonth', `${figuresInProse(value)} ${priceUnit(vendor)}`)}, is the ${degree(others, 'low')})`,
      ]
    : []
}

const ofRating: Reason = (vendor, others) => {
  const { value } = vendor.starRating
  const isHigher = (other: Vendor) => ratingNumber(other.starRating.value) < ratingNumber(value)
  const isRated = (other: Vendor) => ratingNumber(other.starRating.value) > 0
  return value !== null && others.every(isRated) && others.every(isHigher)
    ? [`you go by the rating (${markedValue(vendor, 'starRating', value)}, the ${degree(others, 'high')})`]
    : []
}

const degree = (others: readonly Vendor[], word: 'low' | 'high') =>
  others.length > 1 ? `${word}est of the ${numberWord(others.length + 1)}` : `${word}er of the two`

/** Says that ratings decide nothing where they are the same. */
function equalRatings(chosen: readonly Vendor[]): string {
  const [first] = chosen
  const rating = first?.starRating.value ?? null
  if (ratingNumber(rating) === 0 || chosen.some(({ starRating: { value } }) => value !== rating)) return ''
  const whose = chosen.length > 2 ? `All ${numberWord(chosen.length)}` : 'Both'
  return paragraph(`${whose} have the same rating (${rating}), so the rating decides nothing here.`)
}
