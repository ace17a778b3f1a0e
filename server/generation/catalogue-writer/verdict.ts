import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { costRange, ratingNumber, sizeRange } from '../../../shared/catalogue/figures'
import { priceUnit } from '../../../shared/catalogue/price'
import { featureLabel } from '../../../shared/match/keys'
import { listed } from '../../../shared/words'
import { basisMark, featureFact, markedValue } from './facts'
import { escaped, heading, list, paragraph } from './html'
import { needsOf } from './needs'
import type { Plan } from './plan'
import { continuing, figuresInProse, withSerialCommas } from './words'

/** When to choose which system, based only on what distinguishes them. */
export function verdict(plan: Plan): string {
  const { chosen } = plan
  if (chosen.length < 2) return ''
  const items = chosen.map((vendor) => {
    const others = chosen.filter((one) => one !== vendor)
    const reasons = [ofSize, ofCare, ofNeeds, ofPrice, ofRating].flatMap((reason) => reason(vendor, others, plan))
    const against = vendor.limits[0]?.value
    const check = against ? ` Check this first: ${escaped(withSerialCommas(continuing(against, vendor)))}` : ''
    const when =
      reasons.length > 0
        ? ` if ${listed(reasons, 'or')}`
        : ': neither its kinds of care nor its size, cost, or rating sets it apart here, so let a demo with your own cases decide'
    return `<strong>${escaped(vendor.name)}</strong>${when}.${check}`
  })
  return heading('When to choose which') + list(items) + equalRatings(chosen)
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

const ofCare: Reason = (vendor, others) => {
  const kinds = (vendor.specialties.value ?? []).filter((kind) =>
    others.every(({ specialties: { value } }) => value !== null && !value.includes(kind)),
  )
  return kinds.length > 0
    ? [
        `you treat ${listed(kinds.map((kind) => careWords[kind]))}, for which only it is listed ${basisMark(vendor, 'specialties')}`,
      ]
    : []
}

const ofNeeds: Reason = (vendor, others, plan) => {
  const asked = [...plan.features, ...needsOf(plan).flatMap(({ key }) => key ?? [])]
  const has = (one: Vendor, key: (typeof asked)[number]) => featureFact(one, key).reading === 'yes'
  const facts = asked
    .filter((key) => has(vendor, key) && !others.some((other) => featureFact(other, key).reading !== null))
    .map((key) => `${escaped(featureLabel(key))} ${basisMark(vendor, featureFact(vendor, key).field)}`)
  return facts.length > 0 ? [`you need ${listed(facts)}, which only its record confirms`] : []
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
        `cost decides (its estimate, ${markedValue(vendor, 'estimatedCostPerMonth', `${figuresInProse(value)} ${priceUnit(vendor)}`)}, is the ${degree(others, 'low')})`,
      ]
    : []
}

const ofRating: Reason = (vendor, others) => {
  const { value } = vendor.starRating
  const isHigher = (other: Vendor) => ratingNumber(other.starRating.value) < ratingNumber(value)
  const isRated = (other: Vendor) => ratingNumber(other.starRating.value) > 0
  return value !== null && others.every(isRated) && others.every(isHigher)
    ? [`the rating decides (${markedValue(vendor, 'starRating', value)}, the ${degree(others, 'high')})`]
    : []
}

const numbers = ['no', 'one', 'two', 'three', 'four']

const degree = (others: readonly Vendor[], word: 'low' | 'high') =>
  others.length > 1 ? `${word}est of the ${numbers[others.length + 1]}` : `${word}er of the two`

/** Says that ratings decide nothing where they are the same. */
function equalRatings(chosen: readonly Vendor[]): string {
  const [first] = chosen
  const rating = first?.starRating.value ?? null
  if (ratingNumber(rating) === 0 || chosen.some(({ starRating: { value } }) => value !== rating)) return ''
  const whose = chosen.length > 2 ? `All ${numbers[chosen.length]}` : 'Both'
  return paragraph(`${whose} have the same rating (${rating}), so the rating decides nothing here.`)
}
