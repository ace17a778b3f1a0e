import { costRange } from '../catalogue/figures'
import type { VendorId } from '../catalogue/ids'
import type { Vendor } from '../catalogue/schema'

/** The figures on a vendor's card in a specialty guide. */
export interface GuideCardFigures {
  /** As in the comparison, such as `4.7/5`. */
  rating: string
  /** The range of providers that the system is best for. */
  providers: string
  /** The lowest monthly price. */
  startingPrice: string
}

/** The vendors shown in specialty guides. */
export const guideVendorIds = [
  ...(['credibleemr', 'therapynotes', 'opus', 'kipu', 'smartcare', 'simplepractice'] as const),
  ...(['therapyappointment', 'mentegram', 'therabill', 'valant', 'athenahealth'] as const),
] satisfies readonly VendorId[]

export type GuideVendorId = (typeof guideVendorIds)[number]

/** The catalogue's own figures, shortened for a card, so a card cannot differ from the comparison. */
export function cardFigures({ starRating, idealOrganizationSize, estimatedCostPerMonth }: Vendor): GuideCardFigures {
  const price = costRange(estimatedCostPerMonth.value)
  return {
    rating: starRating.value ?? 'Not verified',
    providers: idealOrganizationSize.value?.replace(/ providers$/, '') ?? 'Not verified',
    startingPrice: price ? `$${price.min}` : 'Not verified',
  }
}
