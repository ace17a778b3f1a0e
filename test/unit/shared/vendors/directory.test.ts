import { type Vendor, vendors } from '../../../../shared/catalogue'
import { comparisonOrders } from '../../../../shared/comparison/order'
import { organizationKeys } from '../../../../shared/match/terms/organizations'
import { byDepth, depthCounts } from '../../../../shared/vendors/depth'
import {
  canonicalDirectoryQuery,
  type DirectoryChoice,
  directoryKey,
  directoryPath,
  directoryQuery,
  levelEvidence,
  listDirectory,
  parseDirectoryChoice,
  unknownKind,
} from '../../../../shared/vendors/directory'
import { directoryFilters } from '../../../../shared/vendors/directory-filters'
import { kindDescription, kindPages } from '../../../../shared/vendors/kind-pages'
import { fc } from '../../../support/fast-check'
import { vendorOf } from '../../../support/vendors'

const list = (choice: DirectoryChoice) => listDirectory(vendors, choice)

const choices: fc.Arbitrary<DirectoryChoice> = fc.record(
  {
    ...Object.fromEntries(
      directoryFilters.map(({ name, options }) => [name, fc.constantFrom(...options.map(({ value }) => value))]),
    ),
    sort: fc.constantFrom('alphabetical', 'cost-high-low', 'cost-low-high'),
  },
  { requiredKeys: [] },
)

const known = <Value>(value: Value) => ({ value, basis: 'unverified' as const })
const sourced = <Value>(value: Value) => ({ value, basis: 'sourced' as const })
const unknown = { value: null, basis: 'unknown' as const }

test.each<[DirectoryChoice, admitted: Partial<Vendor>, leftOut: Partial<Vendor>]>([
  [{ kind: 'aba' }, { madeFor: known(['practice', 'aba']) }, { madeFor: known(['practice']) }],
  [{ kind: 'aba' }, { madeFor: known(['aba']) }, { madeFor: unknown }],
  [{ care: 'autism' }, { specialties: known(['autism']) }, { specialties: known(['mental-health']) }],
  [{ level: 'iop-php' }, { levelsOfCare: known(['IOP/PHP']) }, { levelsOfCare: unknown }],
  [{ size: '1' }, { idealOrganizationSize: known('1-5 providers') }, { idealOrganizationSize: known('2+ providers') }],
  [{ price: '50' }, { estimatedCostPerMonth: sourced('$50+') }, { estimatedCostPerMonth: sourced('$51+') }],
  [
    { price: '50' },
    { estimatedCostPerMonth: sourced('$9+') },
    { estimatedCostPerMonth: { ...known('$9+'), basis: 'spec' } },
  ],
  [{ price: 'published' }, { estimatedCostPerMonth: sourced('$900+') }, { estimatedCostPerMonth: known('$9+') }],
  [
    { prescribing: 'electronic' },
    { 'prescribing.ePrescribing': sourced(true) },
    { 'prescribing.ePrescribing': unknown },
  ],
  [{ prescribing: 'controlled' }, { 'prescribing.epcs': sourced(true) }, { 'prescribing.epcs': sourced('partly') }],
  [{ leaving: 'export' }, { 'leaving.exportScope': sourced('All notes.') }, {}],
  [{ leaving: 'terms' }, { 'leaving.exportDeadline': sourced('30 days.') }, { 'leaving.exportScope': sourced('All.') }],
  [{ leaving: 'terms' }, { 'leaving.exportPrice': sourced('$200') }, {}],
  [{ feature: 'telehealth' }, { telehealth: known(true) }, { telehealth: known('partly') }],
  [{ support: '24-7' }, { customerSupport: known('24/7') }, { customerSupport: known('Email only') }],
])('the filter %j admits %j and leaves out %j', (choice, admitted, leftOut) => {
  const blank = {
    ...vendorOf('valant'),
    ...{ 'price.plans': unknown, 'leaving.exportScope': unknown, 'leaving.exportFormat': unknown },
    ...{ 'leaving.exportPrice': unknown, 'leaving.exportDeadline': unknown },
  }
  const [right, wrong] = [{ ...blank, ...admitted } as Vendor, { ...blank, ...leftOut } as Vendor]
  expect(listDirectory([right, wrong], choice).found).toEqual([right])
})

test('every kind of organization is offered, and leads to a page with a title and description of its own', () => {
  const kinds = directoryFilters.find(({ name }) => name === 'kind')
  expect(kinds?.options.map(({ value }) => value)).toEqual(organizationKeys)
  expect(kindPages.map(({ path }) => path)).toEqual(organizationKeys.map((key) => directoryPath({ kind: key }, [])))
  expect(new Set(kindPages.map(({ title }) => title)).size).toBe(kindPages.length)
  const descriptions = organizationKeys.map((key) => kindDescription(key, []))
  expect(new Set(descriptions).size).toBe(kindPages.length)
  expect(kindDescription('aba', ['A', 'B', 'C', 'D'])).toMatch(/^Made for ABA providers: A, B, C, and others\./)
})

test('a kind of organization that there is not is told from none, and has no cached page', () => {
  const of = (query: string) => new URLSearchParams(query)
  expect([unknownKind(of('kind=circus')), directoryKey(of('kind=circus'))]).toEqual(['circus', null])
  for (const query of ['', 'kind=', 'kind=aba']) expect(unknownKind(of(query))).toBeUndefined()
  expect(directoryKey(of('kind=aba'))).toBe('kind=aba')
})

test('the systems read in depth come first, then those on record, then the listed ones, in every order', () => {
  for (const { key } of comparisonOrders) {
    const groups = byDepth(list({ sort: key }).found)
    expect(groups.map(({ depth }) => depth)).toEqual(['review', 'record', 'listed'])
    expect(groups.flatMap((group) => group.vendors)).toEqual(list({ sort: key }).found)
  }
  expect(depthCounts(vendors).review).toBe(18)
})

test('a level of care is said to be sourced, unverified, or not verified', () => {
  const [valant, opus] = [vendorOf('valant'), vendorOf('opus')]
  const silent = { ...opus, levelsOfCare: { value: null, basis: 'unknown' as const } }
  const choice = { level: 'iop-php' }
  expect(levelEvidence(choice, [valant, opus], [valant, opus, silent])).toMatch(
    /^Level of care: sourced for 1 of these systems, unverified for 1, and not verified for 1 left out\./,
  )
  expect(levelEvidence(choice, [valant], [valant])).toMatch(/^Level of care: sourced for 1 of these systems\. /)
  expect(levelEvidence({}, [valant], [valant])).toBeUndefined()
  expect(levelEvidence(choice, [], [silent])).toBeUndefined()
})

test('the default order is not in an address', () => {
  expect(canonicalDirectoryQuery(new URLSearchParams('sort=rating&care=autism&emr1=kipu'))).toBe(
    'care=autism&emr1=kipu',
  )
  expect(canonicalDirectoryQuery(new URLSearchParams('emr1=kipu&sort=alphabetical&care=autism'))).toBe(
    'care=autism&sort=alphabetical&emr1=kipu',
  )
})

test('the count beside an option is the number of systems that it would leave', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      for (const { name, options } of list(choice).filters) {
        for (const { value, count } of options) expect(list({ ...choice, [name]: value }).found).toHaveLength(count)
      }
    }),
    { numRuns: 30 },
  )
})

test('an active filter shows how many systems removing it would bring back', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      for (const { name, countWithout } of list(choice).active) {
        expect(list({ ...choice, [name]: undefined }).found).toHaveLength(countWithout)
      }
    }),
    { numRuns: 30 },
  )
})

test('an address and a choice convert to each other without loss', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const query = directoryQuery(choice)
      expect(parseDirectoryChoice(new URLSearchParams(query))).toEqual(choice)
      expect(canonicalDirectoryQuery(new URLSearchParams(`utm_source=x&${query}&price=cheap`))).toBe(query)
    }),
  )
})
