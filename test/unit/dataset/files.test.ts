import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { findVendor, vendors } from '../../../shared/catalogue'
import { factsOf } from '../../../shared/catalogue/facts'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { changes, release } from '../../../shared/catalogue/history'
import { downloads, sizeWords } from '../../../shared/dataset/downloads'
import { changesFile, factColumns, factsCsv, vendorsFile, vendorsJsonSchema } from '../../../shared/dataset/files'

/** The schema as a program in its strictest mode reads it. */
function compiled() {
  const ajv = new Ajv2020({ strict: true })
  addFormats(ajv)
  return ajv.compile(vendorsJsonSchema())
}

const page = { name: 'A page', kind: 'vendor', url: 'https://a.example', read: '2026-11' }

test.each([
  ['an unknown fact with a value', { value: 'Yes', basis: 'unknown' }],
  ['an unknown fact with a source', { value: null, basis: 'unknown', source: page }],
  ['one that does not apply with a value', { value: 0, basis: 'not-applicable', note: 'No record system.' }],
  ['one that does not apply without its reason', { value: null, basis: 'not-applicable' }],
  ['a sourced fact without its source', { value: 'Yes', basis: 'sourced' }],
  ['a sourced fact without a value', { value: null, basis: 'sourced', source: page }],
  ['our figure with a source', { value: '4.5/5', basis: 'spec', source: page }],
  ['an unverified fact without a value', { value: null, basis: 'unverified' }],
  ['a basis that does not exist', { value: 'Yes', basis: 'editorial' }],
  ['a fact without a basis', { value: 'Yes' }],
])('contract 2, peers 3: the schema rejects %s', (_, fact) => {
  const validate = compiled()
  const file = JSON.parse(JSON.stringify(vendorsFile()))
  file.vendors[0].facts.telehealth = fact
  expect(validate(file)).toBe(false)
})

test('vendors.json matches its schema and has the version, date, and license', () => {
  const validate = compiled()
  const file = JSON.parse(JSON.stringify(vendorsFile()))
  expect([validate(file), validate.errors]).toEqual([true, null])
  expect(file).toMatchObject({ ...release, license: 'CC BY 4.0' })
  expect(vendorsJsonSchema()).toMatchObject({ $comment: expect.stringContaining(release.version) })
  expect(validate({ ...file, vendors: [{ id: 'x' }] })).toBe(false)
})

test('vendors.json contains every fact of the catalogue as the pages show it', () => {
  const file = vendorsFile()
  expect(file.vendors.map(({ id }) => id)).toEqual(vendors.map(({ id }) => id))
  for (const { id, facts } of file.vendors) {
    const vendor = findVendor(id)
    for (const { key } of comparisonFields) expect(facts[key]).toEqual(vendor?.[key])
    expect(facts['prescribing.epcs']).toBeDefined()
  }
})

test('facts.csv has one row per fact with its source', () => {
  const [heading, ...rows] = factsCsv().trimEnd().split('\r\n')
  expect(heading).toBe('vendor,field,value,basis,source kind,url,source date,read,version,generated,via')
  expect(rows).toHaveLength(vendors.reduce((sum, vendor) => sum + factsOf(vendor).length, 0))
  expect(rows.find((row) => row.startsWith('kipu,certification.chplNumber,'))).toMatch(
    /^kipu,certification\.chplNumber,15\.04\.04\.3254\.Kipu\.01\.00\.0\.260120,sourced,regulator,https:\/\/github\.com\/.*,2026-02-13,2026-11-21,[^,]*,[^,]*,"a public copy of the answer of February 13, 2026"$/,
  )
  expect(rows.find((row) => row.startsWith('opus,telehealth,'))).toMatch(/^opus,telehealth,,unknown,,,,,[^,]+,[^,]+,$/)
})

test('facts.csv says in its last column how we know of each page that we did not open', () => {
  const meanings = Object.fromEntries(factColumns.map(({ name, meaning }) => [name, meaning]))
  expect(meanings['source kind']).not.toContain('read on')
  expect(meanings.url).toContain('see via')
  expect(factColumns.at(-1)?.name).toBe('via')
  const [, ...rows] = factsCsv().trimEnd().split('\r\n')
  const told = vendors.flatMap((vendor) => factsOf(vendor).flatMap(({ fact }) => fact.source?.via ?? []))
  expect(rows.filter((row) => !row.endsWith(','))).toHaveLength(told.length)
  for (const via of new Set(told))
    expect(rows.filter((row) => row.endsWith(`,${via}`) || row.endsWith(`,"${via}"`))).toHaveLength(
      told.filter((one) => one === via).length,
    )
})

test('changes.json lists every change', () => {
  expect(changesFile()).toMatchObject(release)
  expect(changesFile().changes).toEqual(changes)
  expect(changes.find(({ vendor, field }) => vendor === 'kareo' && field === 'aiNotetaking')).toMatchObject({
    why: 'source',
    from: { value: false, basis: 'spec' },
    to: { value: true, basis: 'sourced' },
  })
})

test('the page offers each file with its size, the spreadsheet first', () => {
  const [first] = downloads
  expect(first).toMatchObject({ path: '/data/facts.csv', type: 'text/csv' })
  expect(first?.body()).toBe(factsCsv())
  expect(sizeWords('x'.repeat(6001))).toBe('7 KB')
  expect(sizeWords('é'.repeat(600_000))).toBe('1.2 MB')
})
