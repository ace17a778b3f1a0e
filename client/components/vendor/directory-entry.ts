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

/** A vendor as a list shows it, in one row. */
export type DirectoryEntry = ReturnType<typeof directoryEntry>

/** @param withLimit whether to say what speaks against the system */
export function directoryEntry(vendor: Vendor, withLimit: boolean) {
  const { id, name, depth } = vendor
  const rating = marked(vendor, 'starRating')
  const isNone = vendor.closed === true || vendor.product !== undefined
  const forWhom = forWhomOf(vendor)
  const [limit] = vendor.limits
  return {
    id,
    name,
    depth,
    otherName: otherName(vendor),
    /** Absent if nobody gave one. */
    rating: hasValue(rating.mark) && rating.text !== noRating ? rating : undefined,
    /** The kinds of organization or of care. Absent for what is no EMR: its warning says what it is. */
    forWhom: hasValue(forWhom.mark) && !isNone ? forWhom : undefined,
    /** Why nobody can choose it as an EMR. A group of its own says it of those that are only listed. */
    warning: isNone || isCompared(vendor) ? cautionOf(vendor)?.kind : undefined,
    /** The gravest limit, where the list answers which system to take. */
    against: withLimit && limit?.value ? { text: limit.value, mark: markAt(id, 'limits.0', limit) } : undefined,
    price: priceOf(vendor),
    size: marked(vendor, 'idealOrganizationSize'),
    counts: basisCounts(vendor),
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
