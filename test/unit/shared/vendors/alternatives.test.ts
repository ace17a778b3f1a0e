import { findVendor, vendors } from '../../../../shared/catalogue'
import { nearestAlternatives } from '../../../../shared/vendors/alternatives'

const near = (id: string) => {
  const vendor = findVendor(id)
  return vendor ? nearestAlternatives(vendor, vendors).map((it) => it.vendor.id) : []
}

test.each([
  ['opus', ['smartcare', 'kipu']],
  ['therapynotes', ['simplepractice']],
  ['epic', ['cerner']],
  ['simplepractice', ['therapynotes', 'therapyappointment']],
])('nearest to %p stand %p', (id, expected) => {
  expect(near(id).slice(0, expected.length)).toEqual(expected)
})

test('what is no full record, and the vendor itself, are never proposed', () => {
  for (const { id } of vendors) {
    for (const other of ['clearent', 'doxy', 'therabill', 'mentegram', id]) expect(near(id)).not.toContain(other)
  }
})

test('a vendor of which too little is known has none', () => {
  expect(near('clearent')).toEqual([])
})
