import { comparedRows } from '../../../client/components/comparison/rows'
import { type Side, sideOf } from '../../../client/components/comparison/side'
import { findVendor, type Vendor } from '../../../shared/catalogue'
import { comparisonFields } from '../../../shared/catalogue/fields'

const every = { onlyDifferences: false, onlyKnown: false }

function vendorOf(id: string): Vendor {
  const vendor = findVendor(id)
  if (!vendor) throw new Error(`no vendor ${id}`)
  return vendor
}

const sides = (...ids: string[]): Side[] => ids.map((id) => sideOf(vendorOf(id)))
const keysOf = (shown: ReturnType<typeof comparedRows>) =>
  shown.groups.flatMap(({ rows }) => rows.map(({ field }) => field.key))

test('every field has exactly one row, with behavioral health features first', () => {
  const keys = keysOf(comparedRows(sides('opus', 'kipu'), every))
  expect([...keys].sort()).toEqual(comparisonFields.map(({ key }) => key).sort())
  expect(keys[0]).toBe('groupTherapy')
})

test('a row with an unverified value counts as open, unless the known values differ', () => {
  const opus = vendorOf('opus')
  const known = { ...opus, telehealth: { value: true, basis: 'spec' } } satisfies Vendor
  const unknown = { ...opus, telehealth: { value: null, basis: 'unknown' } } satisfies Vendor
  const without = { ...opus, telehealth: { value: false, basis: 'spec' } } satisfies Vendor
  const stateOf = (...vendors: Vendor[]) =>
    comparedRows(vendors.map(sideOf), every)
      .groups.flatMap(({ rows }) => rows)
      .find(({ field }) => field.key === 'telehealth')?.state
  expect(stateOf(known, known)).toBe('same')
  expect(stateOf(known, unknown)).toBe('open')
  expect(stateOf(unknown, unknown)).toBe('open')
  expect(stateOf(known, without)).toBe('differing')
  expect(stateOf(known, unknown, without)).toBe('differing')
})

test('a feature that does not apply to one system differs from one that another has', () => {
  const { groups } = comparedRows(sides('doxy', 'kipu'), every)
  const row = groups.flatMap(({ rows }) => rows).find(({ field }) => field.key === 'insuranceBilling')
  expect(row?.state).toBe('differing')
})

test('the counts cover all rows, whichever are shown', () => {
  const { counts } = comparedRows(sides('opus', 'kipu'), { onlyDifferences: true, onlyKnown: true })
  expect(counts.differing + counts.same + counts.open).toBe(comparisonFields.length)
  expect(counts.open).toBeGreaterThan(5)
})

test('the filter for known values hides every row with an unknown value', () => {
  const chosen = sides('opus', 'kipu')
  const keys = keysOf(comparedRows(chosen, { onlyDifferences: false, onlyKnown: true }))
  expect(keys).not.toContain('telehealth')
  expect(keys).toContain('starRating')
  for (const key of keys) for (const { facts } of chosen) expect(facts[key].mark.basis).not.toBe('unknown')
})

test('a single system shows every row', () => {
  const shown = comparedRows([...sides('opus'), null], { onlyDifferences: true, onlyKnown: true })
  expect(keysOf(shown)).toHaveLength(comparisonFields.length)
})

test('a price has its unit below it, and a partial yes says which part', () => {
  const [kipu, smartcare, athenahealth] = sides('kipu', 'smartcare', 'athenahealth')
  expect(kipu?.facts.estimatedCostPerMonth.below).toBe('per user per month')
  expect(athenahealth?.facts.estimatedCostPerMonth.below).toBe('per month, billed as a share of collections')
  expect(smartcare?.facts.aiNotetaking.below).toMatch(/Eleos Health/)
})
