import type { Vendor } from '../../../shared/catalogue'
import { withoutAddresses } from '../../../shared/catalogue/in-text'
import { chargedWith, priceFields } from '../../../shared/features/made/terms'
import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import type { Topic } from '../topic/topic'
import { basisMark, factAt, factWords } from './facts'
import { areForPrescribers } from './needs'
import { type Prose, prose } from './prose'
import { asClause } from './words'

/** The field with what each feature costs, and the features that are charged for with another. */
const costFields: Partial<Record<FeatureKey, string>> = priceFields
const withOthers: Partial<Record<FeatureKey, readonly FeatureKey[]>> = chargedWith

interface FeaturePrice {
  vendor: Vendor
  field: string
  words: string
  /** What it is for, if not the feature itself: what controlled substances are sent or checked with. */
  part: FeatureKey | null
}

/** The prices that a vendor's record holds for a feature; empty if there are none. */
export function pricesOf(vendor: Vendor, key: FeatureKey): FeaturePrice[] {
  return [key, ...(withOthers[key] ?? [])].flatMap((one) => {
    const field = costFields[one]
    const words = field === undefined ? null : factWords(vendor, field)
    return field === undefined || words === null ? [] : [{ vendor, field, words, part: one === key ? null : one }]
  })
}

/** A price in words, with what it is for if that is not the feature itself, and what its source leaves open. */
export const priceWords = ({ vendor, field, words, part }: FeaturePrice): string =>
  `${part ? words.replace(/(?=, )|$/, ` for ${featureLabel(part)}`) : words}${noteOfPrice(vendor, field)}`

/** The same with its mark. */
export const markedPrice = (price: FeaturePrice): Prose =>
  prose`${priceWords(price)} ${basisMark(price.vendor, price.field)}`

/** What a record adds to a price, because it changes what the figure means, in parentheses; empty if nothing. */
export function noteOfPrice(vendor: Vendor, field: string): string {
  const { note } = factAt(vendor, field)
  return note ? ` (${asClause(withoutAddresses(note), vendor)})` : ''
}

/** What a vendor charges for what the topic asks for or its practice needs: each price once, with its mark. */
export function chargesFor(vendor: Vendor, topic: Topic): Prose[] {
  const keys = new Set([...topic.features, ...(areForPrescribers(topic) ? (['epcs'] as const) : [])])
  const prices = [...keys].flatMap((key) =>
    pricesOf(vendor, key).map((price) => ({ ...price, part: price.part ?? key })),
  )
  return prices
    .filter(({ field }, at) => prices.findIndex((one) => one.field === field) === at)
    .map((price) => markedPrice(price))
}
