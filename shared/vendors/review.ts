import type { Vendor } from '../catalogue'

/** A catalogue field that a sentence rests on. */
export type RestsOn = Exclude<keyof Vendor, 'id' | 'name' | 'alsoKnownAs' | 'dossier'>

/** One reason to choose a system. */
export interface Benefit {
  title: string
  text: string
  /** Catalogue fields that back it: each is known, and a yes where it is a yes or no. */
  restsOn: readonly [RestsOn, ...RestsOn[]]
}

/** What a vendor's page says beyond its record. Figures are the catalogue's unless `reading` names another. */
export interface VendorReview {
  badge: string
  blurb: string
  benefits: readonly [Benefit, Benefit, Benefit, Benefit]
  /** Values that this page alone gives, where they differ from the catalogue's; both readings stand. */
  reading?: Partial<Record<'starRating' | 'setupTime' | 'aiNotetaking', string>>
}
