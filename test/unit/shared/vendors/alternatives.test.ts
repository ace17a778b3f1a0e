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
])('the alternatives to %p are %p', (id, expected) => {
  expect(near(id).slice(0, expected.length)).toEqual(expected)
})

test('an alternative is used at some of the sizes of the vendor', () => {
  for (const other of ['smartcare', 'kareo', 'valant']) expect(near('epic')).not.toContain(other)
  expect(near('epic')).toEqual(['cerner', 'nextgen', 'athenahealth'])
})

test('a vendor without a full record, and the vendor itself, are never suggested', () => {
  for (const { id } of vendors) {
    for (const other of ['clearent', 'doxy', 'therabill', 'mentegram', id]) expect(near(id)).not.toContain(other)
  }
})

test('a vendor about which too little is known has no alternatives', () => {
  expect(near('clearent')).toEqual([])
})

test('a respect in which two vendors are close is called unverified if a value of either is', () => {
  const sharedBy = (id: string, other: string) => {
    const vendor = findVendor(id)
    const found = vendor && nearestAlternatives(vendor, vendors).find((it) => it.vendor.id === other)
    return found?.shared.map(({ respect, isUnverified }) => [respect, isUnverified])
  }
  const confirmed = [
    ['kinds', false],
    ['levels', false],
    ['size', false],
    ['cost', false],
  ]
  expect(sharedBy('kipu', 'opus')).toEqual([['kinds', true], ['levels', true], ...confirmed.slice(2)])
  expect(sharedBy('simplepractice', 'therapynotes')?.slice(0, 2)).toEqual([
    ['kinds', false],
    ['levels', true],
  ])
  expect(sharedBy('nextgen', 'athenahealth')).toEqual(confirmed)
  expect(sharedBy('doxy', 'kareo')).toContainEqual(['size', true])
})
