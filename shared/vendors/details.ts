import type { Fact, Vendor } from '../catalogue'
import { careWords } from '../catalogue/care'
import { displayFact } from '../catalogue/fields'
import { listed } from '../recommendation/wording'
import { capitalized } from '../words'
import type { VendorReview } from './reviews'

/** One line of the key details of a vendor's page. */
export interface KeyDetail {
  label: string
  text: string
  /** The catalogue's value, where this page gives another. */
  elsewhere?: string
}

/** Pricing range, organization size, specialty focus, implementation time, AI features and telehealth, in words. */
export function keyDetails(vendor: Vendor, { reading = {} }: VendorReview): KeyDetail[] {
  const { estimatedCostPerMonth, idealOrganizationSize, setupTime, aiNotetaking, telehealth, specialties } = vendor
  return [
    { label: 'Pricing range', text: withUnit(estimatedCostPerMonth, 'per month') },
    { label: 'Organization size', text: wordsOf(idealOrganizationSize) },
    { label: 'Specialty focus', text: specialtyFocus(vendor.id, specialties) },
    pageReading('Implementation time', reading.setupTime, wordsOf(setupTime)),
    pageReading('AI features', reading.aiNotetaking, yesOrNo(aiNotetaking)),
    { label: 'Telehealth', text: yesOrNo(telehealth) },
  ]
}

/** The rating that a vendor's page shows: its own reading where it has one, else the catalogue's. */
export function pageRating(vendor: Vendor, { reading = {} }: VendorReview): KeyDetail {
  return pageReading(
    'Rating',
    reading.starRating,
    displayFact({ key: 'starRating', label: 'Rating', kind: 'rating' }, vendor),
  )
}

function pageReading(label: string, own: string | undefined, catalogue: string): KeyDetail {
  return own === undefined || own === catalogue
    ? { label, text: catalogue }
    : { label, text: own, elsewhere: catalogue }
}

/** Vendors that serve all of medicine name behavioral health as one specialty among others. */
const generalVendors = new Set<Vendor['id']>(['epic', 'athenahealth', 'nextgen', 'kareo', 'cerner'])

function specialtyFocus(id: Vendor['id'], { value }: Vendor['specialties']): string {
  if (value === null) return notVerified
  const kinds = listed(value.map((kind) => careWords[kind]))
  return generalVendors.has(id) ? `All of medicine, with ${kinds}` : capitalized(kinds)
}

const notVerified = 'Not verified'

const wordsOf = ({ value }: Fact<string>) => value ?? notVerified

const withUnit = ({ value }: Fact<string>, unit: string) => (value === null ? notVerified : `${value} ${unit}`)

const yesOrNo = ({ value }: Fact<boolean>) => (value === null ? notVerified : value ? 'Yes' : 'No')
