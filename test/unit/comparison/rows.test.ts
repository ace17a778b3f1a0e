import { comparedRows } from '../../../client/components/comparison/rows'
import { type Side, sideOf } from '../../../client/components/comparison/side'
import { findVendor, type Vendor } from '../../../shared/catalogue'
import { comparisonFields } from '../../../shared/catalogue/fields'

const every = { onlyDifferences: false, onlyKnown: false }

/** The rows that can be compared: links to reviews are no values. */
const countedRows = comparisonFields.filter(({ kind }) => kind !== 'link').length

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
  expect(counts.differing + counts.same + counts.open).toBe(countedRows)
  expect(counts.open).toBeGreaterThan(5)
})

test('of four systems, a row can differ and have an unverified value too, and both are counted', () => {
  for (const ids of [
    ['opus', 'kipu'],
    ['simplepractice', 'epic'],
    ['opus', 'kipu', 'therapynotes', 'epic'],
  ]) {
    const chosen = sides(...ids)
    const { counts } = comparedRows(chosen, every)
    const notVerified = comparisonFields.filter(({ key }) =>
      chosen.some(({ facts }) => facts[key].mark.basis === 'unknown'),
    )
    expect([ids, counts.notVerified]).toEqual([ids, notVerified.length])
    expect(counts.differing + counts.same + counts.open).toBe(countedRows)
    // Between two systems, a row with an unverified value has nothing to differ from.
    if (ids.length === 2) expect([ids, counts.open]).toEqual([ids, counts.notVerified])
    else expect(counts.open).toBeLessThan(counts.notVerified)
    const known = keysOf(comparedRows(chosen, { onlyDifferences: false, onlyKnown: true }))
    expect(known).toHaveLength(comparisonFields.length - counts.notVerified)
  }
})

test('size, cost, and setup are named before other differences, whichever rows are shown', () => {
  const named = (onlyKnown: boolean) =>
    comparedRows(sides('opus', 'kipu', 'therapynotes', 'epic'), { onlyDifferences: false, onlyKnown }).differing.map(
      ({ key }) => key,
    )
  expect(named(false).slice(0, 3)).toEqual(['idealOrganizationSize', 'estimatedCostPerMonth', 'setupTime'])
  expect(named(false).length).toBeGreaterThan(3)
  expect(named(true)).toEqual(named(false))
})

test('ratings a tenth of a star apart count as the same, and two tenths differ', () => {
  const rated = (value: string | null): Side => {
    const basis = value === null ? 'unknown' : 'spec'
    return sideOf({ ...vendorOf('opus'), starRating: { value, basis } } as Vendor)
  }
  const rowsOf = (...ratings: (string | null)[]) => {
    const { groups, nearlySame } = comparedRows(ratings.map(rated), every)
    const row = groups.flatMap(({ rows }) => rows).find(({ field }) => field.key === 'starRating')
    return [row?.state, nearlySame]
  }
  expect(rowsOf('4.8/5', '4.7/5')).toEqual(['same', true])
  expect(rowsOf('4.7/5', '4.7/5')).toEqual(['same', false])
  expect(rowsOf('4.6/5', '4.4/5')).toEqual(['differing', false])
  expect(rowsOf('4.8/5', '4.7/5', '4.6/5')).toEqual(['differing', false])
  expect(rowsOf('4.8/5', 'N/A')).toEqual(['differing', false])
  expect(rowsOf('4.8/5', null)).toEqual(['open', false])
})

test('an unknown answer is laid out like the answers beside it, and an unknown text like the texts', () => {
  const unknown = { value: null, basis: 'unknown' } as const
  const kinds = new Map(
    sideOf({ ...vendorOf('opus'), 'clinical.bedBoard': unknown, 'leaving.exportScope': unknown }).asked.map(
      ({ label, kind, text }) => [label, [kind, text]],
    ),
  )
  expect(kinds.get('Bed board')).toEqual(['answer', 'Not verified'])
  expect(kinds.get('Export contents')).toEqual(['text', 'Not verified'])
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
  expect(athenahealth?.facts.estimatedCostPerMonth.below).toBe('per month; the vendor bills a share of collections')
  expect(smartcare?.facts.aiNotetaking.below).toMatch(/Eleos Health/)
})

test('the row of links to reviews is neither a match nor a difference', () => {
  const rows = comparedRows(sides('opus', 'kipu'), every).groups.flatMap((group) => group.rows)
  expect(rows.find(({ field }) => field.kind === 'link')?.state).toBe('link')
})
