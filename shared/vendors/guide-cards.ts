import type { VendorId } from '../catalogue/ids'

/** What a vendor's card in a specialty guide says in figures. */
export interface GuideCardFigures {
  /** As the comparison words it, such as `4.7/5`. */
  rating: string
  /** The range of providers that the system is best for. */
  providers: string
  /** Where the monthly price starts. */
  startingPrice: string
}

/** The vendors that the specialty guides show, each with the same figures in every guide. */
export const guideCards = {
  credibleemr: { rating: '3.9/5', providers: '5-500', startingPrice: '$69' },
  therapynotes: { rating: '4.7/5', providers: '1-50', startingPrice: '$39' },
  opus: { rating: '4.8/5', providers: '10-100', startingPrice: '$49' },
  kipu: { rating: '4.7/5', providers: '10-1000', startingPrice: '$89' },
  smartcare: { rating: 'N/A', providers: '10-200', startingPrice: '$79' },
  simplepractice: { rating: '4.6/5', providers: '1-10', startingPrice: '$39' },
  therapyappointment: { rating: '4.1/5', providers: '1-5', startingPrice: '$19' },
  mentegram: { rating: 'N/A', providers: '1-20', startingPrice: '$29' },
  therabill: { rating: 'N/A', providers: '1-20', startingPrice: '$29' },
  valant: { rating: '4.1/5', providers: '5-100', startingPrice: '$99' },
  athenahealth: { rating: '3.8/5', providers: '10-1000+', startingPrice: '$149' },
} as const satisfies Partial<Record<VendorId, GuideCardFigures>>

export type GuideVendorId = keyof typeof guideCards
