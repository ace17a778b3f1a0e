import { type Vendor, vendors } from '../../../shared/catalogue'
import { type CostAssumptions, noAssumptions } from '../../../shared/cost/assumptions'
import { costOfPlans } from '../../../shared/cost/over-years'
import type { Plan } from '../../../shared/cost/plan'
import { costSummary, costWords, vendorCost } from '../../../shared/cost/vendor-cost'
import { fc } from '../../support/fast-check'
import { vendorOf } from '../../support/vendors'

const sums = (id: string, providers: number, assumptions: Partial<CostAssumptions> = {}) =>
  costSummary(vendorOf(id), { providers, assumptions: { ...noAssumptions, ...assumptions } }).sums.map(
    ({ text }) => text,
  )

test('published plans are applied: the first clinician, each additional one, and the plan for that many', () => {
  // $79 for the first and $50 for each of nine more is $529 a month.
  expect(sums('therapynotes', 10)).toEqual(['$6,348', '$19,044', '$31,740'])
  // One clinician may take the solo plan at $69 or the group plan at $79.
  expect(sums('therapynotes', 1)).toEqual(['$828 to $948', '$2,484 to $2,844', '$4,140 to $4,740'])
})

test('totals from plans say by whose account the plans have their prices', () => {
  const basisOf = (record: Vendor) => vendorCost(record, { providers: 10, assumptions: noAssumptions }).basis
  const listed = vendorOf('therapynotes')
  expect(basisOf(listed)).toBe('The totals use plan prices as a third-party catalogue lists them.')
  const plans = listed['price.plans']
  if (!plans.source) throw new Error('The plans have no source')
  const own = { ...plans, source: { ...plans.source, kind: 'vendor' as const } }
  expect(basisOf({ ...listed, 'price.plans': own })).toBe('The totals use the published prices of its plans.')
})

test('a falling price that can be read in two ways gives a range of both', () => {
  // All nine at $72 are $747 a month; four at $74 and five at $72 are $755.
  expect(sums('simplepractice', 10)).toEqual(['$8,964 to $9,060', '$26,892 to $27,180', '$44,820 to $45,300'])
  const { assumptions } = costSummary(vendorOf('simplepractice'), { providers: 10, assumptions: noAssumptions })
  expect(assumptions.join()).toContain('High total: each pays the rate of their own tier')
  const few = costSummary(vendorOf('simplepractice'), { providers: 4, assumptions: noAssumptions })
  expect(few.assumptions.join()).not.toContain('volume discount')
})

test("a reader's assumptions enter the total, are named, and are no longer listed as left out", () => {
  // 10, 11 and 13 clinicians (12.1 rounded up) at prices that rise 5 %, and $3,000 once.
  const monthly = [79 + 9 * 50, (79 + 10 * 50) * 1.05, (79 + 12 * 50) * 1.05 ** 2]
  const threeYears = Math.round(3000 + 12 * monthly.reduce((sum, one) => sum + one, 0))
  const question = { providers: 10, assumptions: { ...noAssumptions, growth: 10, increase: 5, setup: 3000 } }
  const cost = vendorCost(vendorOf('therapynotes'), question)
  expect(cost.years[1]).toMatchObject({ years: 3, least: threeYears, most: threeYears })
  const [{ assumptions = [], leftOut = [] } = {}] = cost.years
  for (const words of [
    'Headcount is assumed to grow 10% each year',
    'Prices are assumed to rise 5% each year',
    '$3,000 once for setup',
  ])
    expect(assumptions.join('. ')).toContain(words)
  expect(leftOut.join()).not.toMatch(/setup|price changes/)
  // Two further users are free at least, and cost two further clinicians at most.
  expect(sums('therapynotes', 10, { seats: 2 })[0]).toBe('$6,348 to $7,548')
})

test('an unsourced price is labeled as such, a starting price stays one, and both have a mark', () => {
  expect(sums('valant', 10)).toEqual(['from $11,880', 'from $35,640', 'from $59,400'])
  const cost = vendorCost(vendorOf('valant'), { providers: 10, assumptions: noAssumptions })
  expect(cost).toMatchObject({ kind: 'listed', mark: { basis: 'spec', disputed: true } })
  expect(cost.basis).toContain('our unsourced figure of $99+')
})

test('the monthly price behind the totals names the plan, and a starting price stays one', () => {
  const monthly = (id: string, providers: number) =>
    costSummary(vendorOf(id), { providers, assumptions: noAssumptions }).monthly
  expect(monthly('simplepractice', 10)).toBe('Plus plan: $747 to $755 a month')
  expect(monthly('therapynotes', 1)).toBe('Solo or Group plan: $69 to $79 a month')
  expect(monthly('kipu', 20)).toBe('$1,780 to $3,580 a month')
  expect(monthly('valant', 10)).toBe('from $990 a month')
  expect(monthly('epic', 10)).toBeNull()
})

test('the rates behind the totals are stated, and so is that an unsourced listed price is not used', () => {
  const rates = (id: string, providers: number) =>
    costSummary(vendorOf(id), { providers, assumptions: noAssumptions }).rates
  const unused = 'Our unsourced figure of $39+ per user per month is not used.'
  expect(rates('simplepractice', 10)).toBe(
    `Plus plan: $99 a month for the first provider, $74 for each additional provider ($72 from 6 providers, $69 from 16). ${unused}`,
  )
  expect(rates('therapynotes', 1)).toBe(
    `Solo plan: $69 a month. Group plan: $79 a month for the first provider, $50 for each additional provider. ${unused}`,
  )
  expect(rates('valant', 10)).toBeNull()
  expect(rates('epic', 10)).toBe('Our unsourced figure of $500-$1000+ per month is not used.')
})

test('a share of collections has a total only once the reader gives both numbers, and an unknown price has none', () => {
  expect(sums('athenahealth', 10)).toEqual([null, null, null])
  expect(sums('athenahealth', 10, { share: 5 })).toEqual([null, null, null])
  // 5 % of $12,000 for each of ten clinicians is $6,000 a month.
  expect(sums('athenahealth', 10, { share: 5, collections: 12_000 })[0]).toBe('$72,000')
  for (const id of ['epic', 'clinicsource', 'clearent', 'doxy', 'smartcare']) {
    const { kind, years, basis } = vendorCost(vendorOf(id), { providers: 10, assumptions: noAssumptions })
    expect([id, kind, years]).toEqual([id, 'none', []])
    expect(basis).toMatch(/ask for/)
  }
})

test('a practice that outgrows the largest plan has no cost from the next year on', () => {
  const solo: Plan = { name: 'Solo', firstMonthly: 50, furtherMonthly: null, seatsMin: 1 }
  const years = costOfPlans([solo], { least: 1, most: 1 }, { ...noAssumptions, growth: 10 }, 'its price')
  expect(years.map((cost) => cost.years)).toEqual([1])
})

test('more providers, higher prices, and longer periods never cost less', () => {
  const amount = fc.integer({ min: 0, max: 50 })
  fc.assert(
    fc.property(
      fc.constantFrom(...vendors),
      fc.integer({ min: 2, max: 400 }),
      fc.record({ growth: amount, increase: amount, seats: amount, setup: fc.integer({ min: 0, max: 1e6 }) }),
      (one, providers, given) => {
        const assumptions = { ...noAssumptions, ...given }
        const { years } = vendorCost(one, { providers, assumptions })
        for (const [index, { least, most }] of years.entries()) {
          expect(least).toBeLessThanOrEqual(most)
          expect(least).toBeGreaterThanOrEqual(years[index - 1]?.least ?? 0)
        }
        const dearer = vendorCost(one, { providers, assumptions: { ...assumptions, increase: given.increase + 1 } })
        expect(dearer.years.at(-1)?.most ?? 0).toBeGreaterThanOrEqual(years.at(-1)?.most ?? 0)
      },
    ),
  )
})

test('the words of a total match its figures', () => {
  const cost = vendorCost(vendorOf('opus'), { providers: 3, assumptions: noAssumptions })
  const [first] = cost.years
  expect([first?.least, first?.most]).toEqual([49 * 3 * 12, 89 * 3 * 12])
  expect(costWords(cost, 1)).toBe('$1,764 to $3,204')
  expect(costWords(cost, 2)).toBeNull()
})
