import { type VendorId, vendors } from '../catalogue'
import type { VendorReview } from './review'

/** The short texts of each vendor, from its record. */
export const vendorReviews = Object.fromEntries(vendors.map(({ id, card }) => [id, card])) as Readonly<
  Record<VendorId, VendorReview>
>
