import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { hasValue, type MarkedText, markAt, marked } from '../../../shared/catalogue/mark'
import { shownPrice } from '../../../shared/cost/published-price'
import { type Caution, cautionOf } from '../../../shared/vendors/caution'
import { otherName } from '../../../shared/vendors/other-name'
import { capitalized } from '../../../shared/words'

/** A vendor as the directory shows it. */
export interface DirectoryEntry {
  id: string
  name: string
  depth: Vendor['depth']
  /** Its badge and its other name, such as `Now Tebra`; absent without either. */
  subtitle?: string
  /** Whom it is for, without a mark. */
  blurb: string
  rating?: MarkedText
  /** Absent for a product that is no EMR, whose caution says what it is. */
  bestFor?: MarkedText
  /** The gravest limit, where the list answers which system to take. */
  against?: MarkedText
  /** The values that are known. */
  rows: readonly { term: string; value: MarkedText; also?: MarkedText | undefined }[]
  /** Those that are not, each with the address of its evidence. */
  notVerified: readonly { term: string; to: string }[]
  /** Why the record is a poor start for a comparison. */
  caution?: Caution
}

/** @param withLimit whether to say what speaks against the system */
export function directoryEntry(vendor: Vendor, withLimit: boolean): DirectoryEntry {
  const { id, name, depth, card } = vendor
  const subtitle = [card.badge, otherName(vendor)].filter(Boolean).join('. ')
  const rating = marked(vendor, 'starRating')
  const price = shownPrice(vendor)
  const values = [
    { term: 'Cost', value: price.lead, also: price.older },
    { term: 'Size', value: marked(vendor, 'idealOrganizationSize') },
    { term: 'Care', value: marked(vendor, 'specialties', (kinds) => inWords(kinds.map((kind) => careWords[kind]))) },
    { term: 'Level', value: marked(vendor, 'levelsOfCare', inWords) },
  ]
  const unknown = [{ term: 'Rating', value: rating }, ...values].filter(({ value }) => value.mark.basis === 'unknown')
  const caution = shownCaution(vendor)
  const [limit] = vendor.limits
  return {
    ...{ id, name, depth, blurb: card.blurb },
    ...(subtitle && { subtitle }),
    ...(hasValue(rating.mark) && { rating }),
    ...(!caution?.isBeside && hasValue(vendor.bestFor) && { bestFor: marked(vendor, 'bestFor') }),
    ...(withLimit && limit?.value && { against: { text: limit.value, mark: markAt(id, 'limits.0', limit) } }),
    rows: values.filter(({ value }) => hasValue(value.mark)),
    notVerified: unknown.map(({ term, value }) => ({ term: term.toLowerCase(), to: value.mark.to })),
    ...(caution && { caution }),
  }
}

const inWords = (items: readonly string[]) => capitalized(items.join(', '))

/** That little is verified about a system on record is said by its group and by its last line. */
function shownCaution(vendor: Vendor): Caution | undefined {
  const saysIt = vendor.depth === 'review' || vendor.product !== undefined || vendor.closed
  return saysIt ? cautionOf(vendor) : undefined
}
