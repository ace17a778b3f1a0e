import { type ComparedRows, comparedRows } from '../../../client/components/comparison/rows'
import { type Side, sideOf } from '../../../client/components/comparison/side'
import { findingOf } from '../../../client/site/pages/comparisons'
import type { Vendor } from '../../../shared/catalogue'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { vendorOf } from '../../support/vendors'

const every = { onlyDifferences: false }

/** The rows that can be compared: links to reviews are no values. */
const countedRows = comparisonFields.filter(({ kind }) => kind !== 'link').length

const sides = (...ids: string[]): Side[] => ids.map((id) => sideOf(vendorOf(id)))
const rowsOf = ({ groups, missing }: ComparedRows) => [...groups.flatMap(({ rows }) => rows), ...missing]
const keysOf = (shown: ComparedRows) => rowsOf(shown).map(({ field }) => field.key)

test('every field has exactly one row, those that differ first, and of these what decides most', () => {
  const shown = comparedRows(sides('opus', 'kipu'), every)
  expect(keysOf(shown).sort()).toEqual(comparisonFields.map(({ key }) => key).sort())
  expect(shown.groups.map(({ state }) => state)).toEqual(['differing', 'same', 'open', 'link'])
  expect(keysOf(shown)[0]).toBe('idealOrganizationSize')
})

test('a row with an unverified value counts as open, unless the known values differ', () => {
  const opus = vendorOf('opus')
  const known = { ...opus, telehealth: { value: true, basis: 'spec' } } satisfies Vendor
  const unknown = { ...opus, telehealth: { value: null, basis: 'unknown' } } satisfies Vendor
  const without = { ...opus, telehealth: { value: false, basis: 'spec' } } satisfies Vendor
  const stateOf = (...vendors: Vendor[]) =>
    rowsOf(comparedRows(vendors.map(sideOf), every)).find(({ field }) => field.key === 'telehealth')?.state
  expect(stateOf(known, known)).toBe('same')
  expect(stateOf(known, unknown)).toBe('open')
  expect(stateOf(unknown, unknown)).toBe('missing')
  expect(stateOf(known, without)).toBe('differing')
  expect(stateOf(known, unknown, without)).toBe('differing')
})

test('a feature that does not apply to one system differs from one that another has', () => {
  const { groups } = comparedRows(sides('doxy', 'kipu'), every)
  const row = groups.flatMap(({ rows }) => rows).find(({ field }) => field.key === 'insuranceBilling')
  expect(row?.state).toBe('differing')
})

test('the counts cover all rows, whichever are shown', () => {
  for (const ids of [
    ['opus', 'kipu'],
    ['opus', 'kipu', 'therapynotes', 'epic'],
  ]) {
    const { differing, unclear, groups, missing } = comparedRows(sides(...ids), { onlyDifferences: true })
    const same = comparedRows(sides(...ids), every).groups.find(({ state }) => state === 'same')?.rows ?? []
    expect(differing.length + same.length + unclear).toBe(countedRows)
    expect(unclear).toBeGreaterThan(1)
    expect([groups.map(({ state }) => state), missing]).toEqual([['differing'], []])
  }
})

test('two systems that are alike differ in no row', () => {
  const alike = comparedRows(sides('opus', 'opus'), every)
  expect(findingOf(['Opus', 'Opus'], alike)).toMatch(/^Opus and Opus differ in no row that we can judge\./)
})

test('ratings a tenth of a star apart count as the same, and two tenths differ', () => {
  const rated = (value: string | null): Side => {
    const basis = value === null ? 'unknown' : 'spec'
    return sideOf({ ...vendorOf('opus'), starRating: { value, basis } } as Vendor)
  }
  const ratedRow = (...ratings: (string | null)[]) => {
    const { groups, nearlySame } = comparedRows(ratings.map(rated), every)
    const row = groups.flatMap(({ rows }) => rows).find(({ field }) => field.key === 'starRating')
    return [row?.state, nearlySame]
  }
  expect(ratedRow('4.8/5', '4.7/5')).toEqual(['same', true])
  expect(ratedRow('4.7/5', '4.7/5')).toEqual(['same', false])
  expect(ratedRow('4.6/5', '4.4/5')).toEqual(['differing', false])
  expect(ratedRow('4.8/5', '4.7/5', '4.6/5')).toEqual(['differing', false])
  expect(ratedRow('4.8/5', 'N/A')).toEqual(['differing', false])
  expect(ratedRow('4.8/5', null)).toEqual(['open', false])
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

test('questions about beds and addiction care are asked only of systems for such care, or of an unknown kind', () => {
  const asked = (vendor: Vendor) => sideOf(vendor).asked.flatMap(({ label, concerns }) => (concerns ? [] : label))
  const outpatient = { ...vendorOf('opus'), levelsOfCare: { value: ['outpatient'], basis: 'spec' } } as Vendor
  const specialties = { value: ['mental-health'], basis: 'spec' }
  expect(asked(outpatient)).toEqual(['Medication administration record', 'Bed board'])
  expect(asked({ ...outpatient, specialties } as Vendor)).toContain('ASAM criteria')
  expect(asked({ ...outpatient, levelsOfCare: { value: null, basis: 'unknown' } } as Vendor)).toEqual([])
})

test('a single system shows every row', () => {
  const shown = comparedRows([...sides('opus'), null], { onlyDifferences: true })
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
