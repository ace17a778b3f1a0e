import { cardFigures } from '../../../shared/vendors/guide-cards'
import { vendorOf } from '../../support/vendors'

/** The specification's figures for the guide cards. */
const specified: Record<string, { rating?: string; providers?: string; startingPrice: string; setupTime?: string }> = {
  credible: { rating: '3.9/5', providers: '5-500', startingPrice: '$69' },
  therapynotes: { rating: '4.7/5', providers: '1-50', startingPrice: '$39' },
  opus: { rating: '4.8/5', providers: '10-100', startingPrice: '$49' },
  kipu: { rating: '4.7/5', providers: '10-1000', startingPrice: '$89' },
  smartcare: { rating: 'N/A', providers: '10-200', startingPrice: '$79' },
  simplepractice: { rating: '4.6/5', providers: '1-10', startingPrice: '$39' },
  therapyappointment: { rating: '4.1/5', providers: '1-5', startingPrice: '$19', setupTime: '1 week' },
  mentegram: { rating: 'N/A', providers: '1-20', startingPrice: '$29' },
  therabill: { startingPrice: '$29' },
  valant: { startingPrice: '$99' },
}

test.each(Object.entries(specified))('%s: the card has the figures of the specification', (key, figures) => {
  const { setupTime, ...card } = figures
  const vendor = vendorOf(key)
  expect(cardFigures(vendor)).toMatchObject(card)
  if (setupTime) expect(vendor.setupTime.value).toBe(setupTime)
})
