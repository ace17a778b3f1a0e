import type { Vendor } from '../catalogue'
import { type CareKind, careWords } from '../catalogue/care'
import { hasValue, type Mark, type MarkedText, marked } from '../catalogue/mark'
import { answerWords } from '../catalogue/words'
import { shownPrice } from '../cost/published-price'
import { capitalized, listed } from '../words'
import type { VendorReview } from './review'

/** One line of the key details on a vendor's page. */
export interface KeyDetail {
  label: string
  text: string
  /** The catalogue's value, if the page gives another one. */
  elsewhere?: string
  /** A second value of another basis: our older figure, where the first is the published price. */
  also?: MarkedText
  /** The basis of the catalogue's value; a reading that only this page gives counts as our own figure. */
  mark: Mark
}

/** Pricing range, organization size, specialty focus, implementation time, AI features, and telehealth, in words. */
export function keyDetails(vendor: Vendor, { reading = {} }: VendorReview): KeyDetail[] {
  const { lead, older } = shownPrice(vendor)
  return [
    // Nobody can buy a closed system at the prices of its time.
    ...(vendor.closed ? [] : [{ label: 'Pricing range', ...lead, also: older }]),
    { label: 'Organization size', ...marked(vendor, 'idealOrganizationSize') },
    {
      label: 'Specialty focus',
      ...marked(vendor, 'specialties', (kinds) => specialtyFocus(vendor.general === true, kinds)),
    },
    pageReading('Implementation time', reading.setupTime, marked(vendor, 'setupTime')),
    pageReading('AI features', reading.aiNotetaking, marked(vendor, 'aiNotetaking', answerWords)),
    { label: 'Telehealth', ...marked(vendor, 'telehealth', answerWords) },
  ]
}

/** The key details on a vendor's page; if none has a value, also what is known of its contract and its customers. */
export function pageDetails(vendor: Vendor, review: VendorReview): KeyDetail[] {
  const details = keyDetails(vendor, review)
  return details.some(({ mark }) => hasValue(mark)) ? details : [...details, ...termsOf(vendor)]
}

function termsOf(vendor: Vendor): KeyDetail[] {
  const terms = [
    ['Contract term', 'contract.term'],
    ['Customers', 'company.customers'],
  ] as const
  return terms.flatMap(([label, key]) => (hasValue(vendor[key]) ? [{ label, ...marked(vendor, key) }] : []))
}

/** The rating on a vendor's page: the page's own reading if it has one, otherwise the catalogue's. */
export function pageRating(vendor: Vendor, { reading = {} }: VendorReview): KeyDetail {
  return pageReading('Rating', reading.starRating, marked(vendor, 'starRating'))
}

function pageReading(label: string, own: string | undefined, { text, mark }: MarkedText): KeyDetail {
  return own === undefined || own === text
    ? { label, text, mark }
    : { label, text: own, elsewhere: text, mark: { ...mark, basis: 'spec', disputed: true, stale: false } }
}

function specialtyFocus(isGeneral: boolean, served: readonly CareKind[]): string {
  const kinds = listed(served.map((kind) => careWords[kind]))
  return isGeneral ? `All of medicine, with ${kinds}` : capitalized(kinds)
}
