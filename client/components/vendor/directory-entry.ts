import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { basisCounts } from '../../../shared/catalogue/counts'
import { noRating } from '../../../shared/catalogue/figures'
import { hasValue, type MarkedText, markAt, marked } from '../../../shared/catalogue/mark'
import { isCompared } from '../../../shared/catalogue/scope'
import { shownPrice } from '../../../shared/cost/published-price'
import { organizationsPhrase } from '../../../shared/match/terms/organizations'
import { cautionOf } from '../../../shared/vendors/caution'
import { otherName } from '../../../shared/vendors/other-name'
import { capitalized, listed } from '../../../shared/words'
import type { BasisCounts } from './evidence-bar'

/** A vendor as a list shows it, in one row. */
export interface DirectoryEntry {
  id: string
  name: string
  depth: Vendor['depth']
  /** Such as `Now Tebra`. */
  otherName?: string
  /** Absent if nobody gave one. */
  rating?: MarkedText
  /** The kinds of organization or of care. Absent for what is no EMR: its warning says what it is. */
  forWhom?: MarkedText
  /** Why nobody can choose it as an EMR. */
  warning?: string
  /** The gravest limit, where the list answers which system to take. */
  against?: MarkedText
  price: MarkedText
  size: MarkedText
  counts: BasisCounts
}

/** @param withLimit whether to say what speaks against the system */
export function directoryEntry(vendor: Vendor, withLimit: boolean): DirectoryEntry {
  const { id, name, depth } = vendor
  const other = otherName(vendor)
  const rating = marked(vendor, 'starRating')
  const isNone = vendor.closed === true || vendor.product !== undefined
  // A group of its own says it of those that are only listed.
  const warning = isNone || isCompared(vendor) ? cautionOf(vendor)?.kind : undefined
  const forWhom = forWhomOf(vendor)
  const [limit] = vendor.limits
  return {
    id,
    name,
    depth,
    price: priceOf(vendor),
    counts: basisCounts(vendor),
    size: marked(vendor, 'idealOrganizationSize'),
    ...(other && { otherName: other }),
    ...(hasValue(rating.mark) && rating.text !== noRating && { rating }),
    ...(warning && { warning }),
    ...(hasValue(forWhom.mark) && !isNone && { forWhom }),
    ...(withLimit && limit?.value && { against: { text: limit.value, mark: markAt(id, 'limits.0', limit) } }),
  }
}

/** More kinds than these make no short line. */
const kindsShown = 3

/** What a source shows that it is made for, with the levels of care beyond the office; else the kinds of care. */
function forWhomOf(vendor: Vendor): MarkedText {
  const made = marked(vendor, 'madeFor', (kinds) => capitalized(firstOf(kinds.map(organizationsPhrase))))
  return hasValue(made.mark)
    ? made
    : marked(vendor, 'specialties', (kinds) => capitalized(listed(kinds.map((kind) => careWords[kind]))))
}

const firstOf = (words: readonly string[]) =>
  words.length > kindsShown
    ? `${words.slice(0, kindsShown - 1).join(', ')}, and ${words.length - kindsShown + 1} more kinds`
    : listed(words)

/** The published price of one provider, or our figure. */
function priceOf(vendor: Vendor): MarkedText {
  const { lead, published } = shownPrice(vendor)
  if (published) return { ...lead, text: `From ${published.price} a month` }
  const unit = vendor.billingType.value === 'Per user' ? 'per user' : 'a month'
  return marked(vendor, 'estimatedCostPerMonth', (cost) => `${cost} ${unit}`)
}
