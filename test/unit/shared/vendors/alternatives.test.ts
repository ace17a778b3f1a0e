import { findVendor, type Vendor, type VendorId, vendors } from '../../../../shared/catalogue'
import { notARecord } from '../../../../shared/catalogue/scope'
import { nearestAlternatives } from '../../../../shared/vendors/alternatives'

type Billing = Vendor['billingType']['value']

const near = (id: string) => {
  const vendor = findVendor(id)
  return vendor ? nearestAlternatives(vendor, vendors).map(({ id }) => id) : []
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

test('of systems alike in all else the nearest starting price comes first, but none is near to a sum by contract', () => {
  const whole = findVendor('simplepractice')
  if (!whole) throw new Error('no such vendor')
  const priced = (id: VendorId, value: string, billing: Billing): Vendor => ({
    ...whole,
    id,
    estimatedCostPerMonth: { ...whole.estimatedCostPerMonth, value },
    billingType: { ...whole.billingType, value: billing },
    'price.plans': { value: null, basis: 'unknown' },
  })
  const orderFor = (own: Billing, theirs: Billing) => {
    const others = [priced('kipu', '$200', theirs), priced('opus', '$55', theirs)]
    return nearestAlternatives(priced('epic', '$50', own), others).map(({ id }) => id)
  }
  expect(orderFor('Per user', 'Per user')).toEqual(['opus', 'kipu'])
  expect(orderFor('Flat rate', 'Per user')).toEqual(['kipu', 'opus'])
  for (const billing of ['Enterprise', 'Revenue %', null] as const)
    expect([billing, orderFor(billing, billing)]).toEqual([billing, ['kipu', 'opus']])
})
