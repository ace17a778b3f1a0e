import type { Vendor } from '../catalogue'
import { type CareKind, careWords } from '../catalogue/care'
import { answerWords } from '../catalogue/fields'
import { type Mark, type MarkedText, marked } from '../catalogue/mark'
import { priceUnit } from '../catalogue/price'
import { capitalized, listed } from '../words'
import type { VendorReview } from './review'

/** One line of the key details of a vendor's page. */
export interface KeyDetail {
  label: string
  text: string
  /** The catalogue's value, where this page gives another. */
  elsewhere?: string
  /** What the catalogue's value rests on; a reading of this page alone is our own figure. */
  mark: Mark
}

/** Pricing range, organization size, specialty focus, implementation time, AI features and telehealth, in words. */
export function keyDetails(vendor: Vendor, { reading = {} }: VendorReview): KeyDetail[] {
  return [
    { label: 'Pricing range', ...marked(vendor, 'estimatedCostPerMonth', (cost) => `${cost} ${priceUnit(vendor)}`) },
    { label: 'Organization size', ...marked(vendor, 'idealOrganizationSize') },
    { label: 'Specialty focus', ...marked(vendor, 'specialties', (kinds) => specialtyFocus(vendor.id, kinds)) },
    pageReading('Implementation time', reading.setupTime, marked(vendor, 'setupTime')),
    pageReading('AI features', reading.aiNotetaking, marked(vendor, 'aiNotetaking', answerWords)),
    { label: 'Telehealth', ...marked(vendor, 'telehealth', answerWords) },
  ]
}

/** The rating that a vendor's page shows: its own reading where it has one, else the catalogue's. */
export function pageRating(vendor: Vendor, { reading = {} }: VendorReview): KeyDetail {
  return pageReading('Rating', reading.starRating, marked(vendor, 'starRating'))
}

function pageReading(label: string, own: string | undefined, { text, mark }: MarkedText): KeyDetail {
  return own === undefined || own === text
    ? { label, text, mark }
    : { label, text: own, elsewhere: text, mark: { ...mark, basis: 'spec', disputed: true, stale: false } }
}

/** Vendors that serve all of medicine name behavioral health as one specialty among others. */
const generalVendors = new Set<Vendor['id']>(['epic', 'athenahealth', 'nextgen', 'kareo', 'cerner'])

function specialtyFocus(id: Vendor['id'], served: readonly CareKind[]): string {
  const kinds = listed(served.map((kind) => careWords[kind]))
  return generalVendors.has(id) ? `All of medicine, with ${kinds}` : capitalized(kinds)
}
