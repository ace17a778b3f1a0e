import { type Vendor, vendors } from '../../../shared/catalogue'
import { type CostAssumptions, noAssumptions } from '../../../shared/cost/assumptions'
import { costOfPlans } from '../../../shared/cost/over-years'
import type { Plan } from '../../../shared/cost/plan'
import { costSummary, costWords, vendorCost } from '../../../shared/cost/vendor-cost'
import { fc } from '../../support/fast-check'
import { expectReadings } from '../../support/readings'
import { vendorOf } from '../../support/vendors'

/** A share of collections has a total only once the reader gives both numbers; a starting price stays one. */
test('the totals, the monthly price behind them, and its rates are as they are kept', async () => {
  await expectReadings('costs', (id = '', providers = '', assumed = '{}') => {
    const assumptions: CostAssumptions = { ...noAssumptions, ...JSON.parse(assumed) }
    const { sums, monthly, rates } = costSummary(vendorOf(id), { providers: Number(providers), assumptions })
    return [...sums.map(({ text }) => text), monthly, rates].join(' | ')
  })
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
})

test('an unsourced price is labeled as such, a starting price stays one, and both have a mark', () => {
  const cost = vendorCost(vendorOf('valant'), { providers: 10, assumptions: noAssumptions })
  expect(cost).toMatchObject({ kind: 'listed', mark: { basis: 'spec', disputed: true } })
  expect(cost.basis).toContain('our unsourced figure of $99+')
})

test('a share of collections has a total only once the reader gives both numbers, and an unknown price has none', () => {
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
