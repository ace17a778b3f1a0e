import { type Vendor, vendors } from '../../../../shared/catalogue'
import { firstDollarFigure, ratingNumber } from '../../../../shared/catalogue/figures'
import { comparisonOrders, orderVendors, parseComparisonOrder } from '../../../../shared/comparison/order'
import { fc } from '../../../support/fast-check'

const order = fc.constantFrom(...comparisonOrders.map(({ key }) => key))

/** Of one depth, within which every order works. */
const reviewed = vendors.filter(({ depth }) => depth === 'review')

/** Part of the systems in any order, with ratings and costs redistributed so that ties and gaps are common. */
const shuffled = fc.shuffledSubarray([...reviewed], { minLength: 1 }).chain((some) =>
  fc
    .array(fc.record({ rating: fc.constantFrom('4.8/5', '3.9/5', 'N/A', null), cost: costs() }), {
      minLength: some.length,
      maxLength: some.length,
    })
    .map((values) => some.map((vendor, at) => withValues(vendor, values[at]))),
)

function costs() {
  return fc.constantFrom('$19+', '$39+', '$39-$99', '$500-$1000+', null)
}

function withValues(vendor: Vendor, values?: { rating: string | null; cost: string | null }): Vendor {
  const fact = (value: string | null = null) => ({ value, basis: value === null ? 'unknown' : 'unverified' }) as const
  return { ...vendor, starRating: fact(values?.rating), estimatedCostPerMonth: fact(values?.cost) }
}

const names = (list: readonly Vendor[]) => list.map(({ name }) => name)
const cost = (vendor: Vendor) => firstDollarFigure(vendor.estimatedCostPerMonth.value)
const rating = (vendor: Vendor) => ratingNumber(vendor.starRating.value)

/** Every vendor with the next one. */
function neighbors(list: readonly Vendor[]): [Vendor, Vendor][] {
  return list.slice(1).map((vendor, at) => [list[at] ?? vendor, vendor])
}

function isBefore(a: Vendor, b: Vendor) {
  return a.name.toLowerCase() < b.name.toLowerCase()
}

test("the menu lists the specification's orders, highest rated first", () => {
  expect(comparisonOrders).toEqual([
    { key: 'rating', label: 'Highest Rated' },
    { key: 'alphabetical', label: 'Alphabetical' },
    { key: 'cost-high-low', label: 'Cost: High to Low' },
    { key: 'cost-low-high', label: 'Cost: Low to High' },
  ])
})

test('every order keeps all vendors and does not depend on the input order', () => {
  fc.assert(
    fc.property(shuffled, order, (list, key) => {
      const ordered = orderVendors(list, key)
      expect(names(ordered).sort()).toEqual(names(list).sort())
      expect(names(orderVendors([...list].reverse(), key))).toEqual(names(ordered))
    }),
  )
})

test('the given list is not modified', () => {
  const list = Object.freeze([...vendors])
  orderVendors(list, 'cost-high-low')
  expect(list).toEqual(vendors)
})

test('by rating: highest first, with N/A and unknown as 0, and ties by name', () => {
  fc.assert(
    fc.property(shuffled, (list) => {
      for (const [a, b] of neighbors(orderVendors(list, 'rating'))) {
        expect(rating(a) > rating(b) || (rating(a) === rating(b) && isBefore(a, b))).toBe(true)
      }
    }),
  )
})

test.each([
  ['cost-low-high', 1],
  ['cost-high-low', -1],
] as const)('by %s: by the first dollar amount, vendors without one last, and ties by name', (key, direction) => {
  fc.assert(
    fc.property(shuffled, (list) => {
      for (const [a, b] of neighbors(orderVendors(list, key))) {
        const [costA, costB] = [cost(a), cost(b)]
        if (costA === costB) expect(isBefore(a, b)).toBe(true)
        else if (costA === undefined || costB === undefined) expect(costB).toBeUndefined()
        else expect(direction * (costA - costB)).toBeLessThan(0)
      }
    }),
  )
})

test('the systems read in depth, by rating, have the expected first and last vendors', () => {
  const ordered = names(orderVendors(reviewed, 'rating'))
  expect(ordered.slice(0, 5)).toEqual(['Opus', 'Kipu EMR', 'TherapyNotes', 'Doxy.me', 'SimplePractice'])
  expect(ordered.slice(-5)).toEqual(['Clearent', 'ClinicSource', 'Mentegram', 'SmartCare EHR', 'TheraBill'])
})

test('a URL names an order by its key, and any other value means the default', () => {
  for (const { key } of comparisonOrders) expect(parseComparisonOrder(key)).toBe(key)
  for (const text of [null, '', 'Rating', 'price', '__proto__']) expect(parseComparisonOrder(text)).toBe('rating')
})

test('the systems read in depth come first, then those on record, then the listed ones', () => {
  for (const { key } of comparisonOrders) {
    const depths = orderVendors(vendors.toReversed(), key).map(({ depth }) => depth)
    expect(depths.filter((depth, place) => depth !== depths[place - 1])).toEqual(['review', 'record', 'listed'])
  }
})
