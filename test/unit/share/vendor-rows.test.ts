import { vendorRows } from '../../../scripts/share/vendor-rows'
import { vendors } from '../../../shared/catalogue'

const ratingOf = (wanted: string) => {
  const vendor = vendors.find(({ id }) => id === wanted)
  if (!vendor) throw new Error(`No vendor ${wanted}`)
  return vendorRows(vendor)[0]
}

test("a vendor's share picture states what its rating rests on, and marks no rating that nobody found", () => {
  expect(ratingOf('kipu')).toEqual({ label: 'Rating', value: '4.7/5', note: 'Our figure' })
  expect(ratingOf('clearent')).toEqual({ label: 'Rating', value: 'N/A' })
})
