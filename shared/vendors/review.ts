import type { Fact, Vendor } from '../catalogue'

/** A catalogue field that holds one value. */
export type RestsOn = Exclude<keyof Vendor, 'id' | 'name' | 'alsoKnownAs' | 'dossier' | 'strengths' | 'limits'>

/** A reason to choose a system: a title for the record's strength at the same place, or a sentence on one of its fields. */
type Benefit = string | { title: string; text: string; restsOn: RestsOn }

/** What a vendor's page says in short beside its record; the long text is in `client/content/reviews`. */
export interface VendorReview {
  badge: string
  blurb: string
  benefits: readonly [Benefit, Benefit, Benefit, Benefit]
  /** Values that this page alone gives, where they differ from the catalogue's; both readings stand. */
  reading?: Partial<Record<'starRating' | 'setupTime' | 'aiNotetaking', string>>
}

/** Why to choose a vendor, each reason with the fact that it rests on. Throws where the record has no such strength. */
export function benefitsOf(vendor: Vendor, { benefits }: VendorReview): { title: string; fact: Fact<string> }[] {
  return benefits.map((benefit, place) => {
    if (typeof benefit !== 'string')
      return { title: benefit.title, fact: { ...vendor[benefit.restsOn], value: benefit.text } }
    const fact = vendor.strengths[place]
    if (!fact) throw new Error(`${vendor.id} has no strength that is “${benefit}”`)
    return { title: benefit, fact }
  })
}
