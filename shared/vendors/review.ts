import type { Fact, Vendor } from '../catalogue'

/** A catalogue field with a single value. */
export type RestsOn = Exclude<keyof Vendor, 'id' | 'name' | 'alsoKnownAs' | 'dossier' | 'strengths' | 'limits'>

/** A reason to choose a system: a title for the record's strength at the same position, or a sentence on a field. */
type Benefit = string | { title: string; text: string; restsOn: RestsOn }

/** The short texts on a vendor's page beside its record; the long review is in `client/content/reviews`. */
export interface VendorReview {
  badge: string
  blurb: string
  benefits: readonly [Benefit, Benefit, Benefit, Benefit]
  /** Values that only this page gives and that differ from the catalogue's; the page shows both. */
  reading?: Partial<Record<'starRating' | 'setupTime' | 'aiNotetaking', string>>
}

/** The reasons to choose a vendor, each with its fact. Throws if the record has no strength at that position. */
export function benefitsOf(vendor: Vendor, { benefits }: VendorReview): { title: string; fact: Fact<string> }[] {
  return benefits.map((benefit, place) => {
    if (typeof benefit !== 'string')
      return { title: benefit.title, fact: { ...vendor[benefit.restsOn], value: benefit.text } }
    const fact = vendor.strengths[place]
    if (!fact) throw new Error(`${vendor.id} has no strength for "${benefit}"`)
    return { title: benefit, fact }
  })
}
