import { findVendor, vendors } from '../../../../shared/catalogue'
import { notARecord } from '../../../../shared/catalogue/scope'
import { nearestAlternatives } from '../../../../shared/vendors/alternatives'

const near = (id: string) => {
  const vendor = findVendor(id)
  return vendor ? nearestAlternatives(vendor, vendors).map((it) => it.vendor.id) : []
}

test.each([
  ['opus', ['kipu']],
  ['therapynotes', ['kareo', 'simplepractice']],
  ['epic', ['cerner']],
  ['simplepractice', ['therapynotes', 'therapyappointment']],
])('the alternatives to %p are %p', (id, expected) => {
  expect(near(id).slice(0, expected.length)).toEqual(expected)
})

test('an alternative is used at some of the sizes of the vendor', () => {
  for (const other of ['smartcare', 'kareo', 'valant']) expect(near('epic')).not.toContain(other)
})

test('a vendor without a full record, one that is closed or only listed, and the vendor itself are never suggested', () => {
  const never = vendors.filter((vendor) => notARecord(vendor) || vendor.closed || vendor.depth === 'listed')
  expect(never.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['clearent', 'mentegram', 'alma', 'luminello', 'exym']),
  )
  for (const { id } of vendors)
    for (const other of [...never.map((vendor) => vendor.id), id]) expect(near(id)).not.toContain(other)
})

test('systems made for different kinds of organization are no alternatives', () => {
  expect(near('centralreach').slice(0, 2)).toEqual(['motivity', 'rethink'])
  const kindsOf = (id: string) => findVendor(id)?.madeFor.value
  for (const { id } of vendors)
    for (const other of near(id)) {
      const [one, two] = [kindsOf(id), kindsOf(other)]
      if (one && two) expect([id, other, one.some((kind) => two.includes(kind))]).toEqual([id, other, true])
    }
})

test('a vendor about which too little is known has no alternatives', () => {
  expect(near('clearent')).toEqual([])
})

test('starting prices are compared as the pages show them, only by the same unit, and never a sum by contract', () => {
  const isAlike = (id: string, other: string) => {
    const vendor = findVendor(id)
    const found = vendor && nearestAlternatives(vendor, vendors).find((it) => it.vendor.id === other)
    return found?.shared.some(({ respect }) => respect === 'cost')
  }
  // $49 beside $19, not our older $39; $500 by contract beside $299 per user.
  expect(isAlike('simplepractice', 'therapyappointment')).toBe(false)
  expect(isAlike('simplepractice', 'therapynotes')).toBe(true)
  expect(isAlike('epic', 'nextgen')).toBe(false)
})

test('sizes are called similar only if most of the wider range is common', () => {
  const vendor = findVendor('simplepractice')
  const kareo = vendor && nearestAlternatives(vendor, vendors).find((it) => it.vendor.id === 'kareo')
  expect(kareo?.shared.map(({ respect }) => respect)).toEqual(['kinds', 'levels'])
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
  expect(sharedBy('kipu', 'credibleemr')).toEqual(confirmed)
  expect(sharedBy('kipu', 'opus')).toEqual([
    ['kinds', true],
    ['levels', true],
  ])
  expect(sharedBy('simplepractice', 'therapynotes')?.slice(0, 2)).toEqual([
    ['kinds', false],
    ['levels', true],
  ])
  expect(sharedBy('nextgen', 'athenahealth')).toEqual(confirmed.slice(0, 3))
  expect(sharedBy('doxy', 'kareo')).toContainEqual(['size', true])
})
