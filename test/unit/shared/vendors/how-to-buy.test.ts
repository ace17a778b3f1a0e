import { findVendor, type Vendor } from '../../../../shared/catalogue'
import { howToBuy } from '../../../../shared/vendors/how-to-buy'
import { chargesBeside } from '../../../../shared/vendors/not-quoted'

const [simplepractice, valant] = ['simplepractice', 'valant'].map((id) => findVendor(id)) as [Vendor, Vendor]

test('a price is asked for only if neither it nor that it is not published is known', () => {
  expect(howToBuy(valant).known[0]?.text).toBe('not published')
  const blank = { value: null, basis: 'unknown' } as const
  const unknown = { ...valant, 'price.published': blank, estimatedCostPerMonth: blank }
  expect(howToBuy(unknown).ask[0]).toBe('price')
})

test('a charge that the text quotes is not listed again', () => {
  const labels = (text: string) => chargesBeside(simplepractice, text).map(({ label }) => label)
  expect(labels('')).toContain('Card fee')
  expect(labels('<a href="#price.cardFee">3.15%</a>')).not.toContain('Card fee')
})
