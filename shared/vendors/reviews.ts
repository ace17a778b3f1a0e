import type { VendorId } from '../catalogue'
import type { VendorReview } from './review'
import { bigVendorReviews } from './reviews-big'
import { practiceReviews } from './reviews-practice'
import { programReviews } from './reviews-program'

export const vendorReviews: Readonly<Record<VendorId, VendorReview>> = {
  ...practiceReviews,
  ...programReviews,
  ...bigVendorReviews,
}
