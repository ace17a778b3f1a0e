import { vendorRows } from '../../../scripts/share/vendor-rows'
import { vendors } from '../../../shared/catalogue'

const rowsOf = (wanted: string) => {
  const vendor = vendors.find(({ id }) => id === wanted)
  if (!vendor) throw new Error(`No vendor ${wanted}`)
  return vendorRows(vendor)
}

test("a vendor's share picture states what its rating rests on, and marks no rating that nobody found", () => {
  expect(rowsOf('kipu')[0]).toEqual({ label: 'Rating', value: '4.7/5', note: 'Our figure' })
  expect(rowsOf('epic')[0]).toEqual({ label: 'Rating', value: '3.5/5', note: 'Our figure; sources differ' })
  expect(rowsOf('mentegram')[0]).toEqual({ label: 'Rating', value: 'N/A' })
})

test('where no figure is known, it states what is known of its contract and its company', () => {
  expect(rowsOf('clearent').map(({ label, value }) => [label, value])).toEqual([
    ['Term', 'Three years with an early termination fee'],
    ['Customers', '45,000+ merchants'],
    ['Founded', '2005'],
  ])
})
