import { vendorRows } from '../../../scripts/share/vendor-rows'
import { vendors } from '../../../shared/catalogue'

const rowsOf = (wanted: string) => {
  const vendor = vendors.find(({ id }) => id === wanted)
  if (!vendor) throw new Error(`No vendor ${wanted}`)
  return vendorRows(vendor)
}

test("a vendor's share picture states what its rating rests on, also of one that nobody found: contract 1", () => {
  expect(rowsOf('kipu')[0]).toEqual({ label: 'Rating', value: '4.7/5', note: 'Our figure' })
  expect(rowsOf('epic')[0]).toEqual({
    label: 'Rating in our review',
    value: '3.5/5',
    note: 'Our figure; our comparison table has 4.4/5',
  })
  expect(rowsOf('mentegram')[0]).toEqual({ label: 'Rating', value: 'N/A', note: 'Our figure' })
})

test('where no figure is known, it states what is known of its contract and its company', () => {
  expect(rowsOf('clearent').map(({ label, value }) => [label, value])).toEqual([
    ['Term', 'Three years with an early termination fee'],
    ['Customers', '45,000+ merchants'],
    ['Founded', '2005'],
  ])
})

test('the price is the published one; where none is listed, how the vendor bills, with our figure as a note', () => {
  const from = (amount: string) => ({
    label: 'Published price',
    value: `From ${amount} a month`,
    note: 'Sourced; 1 provider',
  })
  const billed = (value: string, figure: string) => ({
    label: 'Price',
    value,
    note: `Our rough figure: ${figure} a month`,
  })
  expect(rowsOf('simplepractice')[1]).toEqual(from('$49'))
  expect(rowsOf('therapynotes')[1]).toEqual(from('$69'))
  expect(rowsOf('epic')[1]).toEqual(billed('By contract', '$500-$1000+'))
  expect(rowsOf('athenahealth')[1]).toEqual(billed('Share of collections', '$149-$299'))
  expect(rowsOf('kipu')[1]).toEqual({ label: 'Price per user per month', value: '$89-$179', note: 'Our figure' })
  expect(rowsOf('clinicsource')[1]).toEqual({ label: 'Price', value: 'Not verified' })
})
