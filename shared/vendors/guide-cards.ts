import { costRange } from '../catalogue/figures'
import type { VendorId } from '../catalogue/ids'
import type { Vendor } from '../catalogue/schema'

/** The vendors shown in specialty guides. */
export const guideVendorIds = [
  ...(['credibleemr', 'therapynotes', 'opus', 'kipu', 'smartcare', 'simplepractice'] as const),
  ...(['therapyappointment', 'mentegram', 'therabill', 'valant', 'athenahealth'] as const),
] satisfies readonly VendorId[]

export type GuideVendorId = (typeof guideVendorIds)[number]

/** The catalogue's own figures, shortened for a card, so a card cannot differ from the comparison: the rating, the range
 * of providers, and the lowest monthly price. */
export function cardFigures({ starRating, idealOrganizationSize, estimatedCostPerMonth }: Vendor) {
  const price = costRange(estimatedCostPerMonth.value)
  return {
    rating: starRating.value ?? 'Not verified',
    providers: idealOrganizationSize.value?.replace(/ providers$/, '') ?? 'Not verified',
    startingPrice: price ? `$${price.min}` : 'Not verified',
  }
}
