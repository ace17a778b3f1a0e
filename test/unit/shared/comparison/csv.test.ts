import { vendors } from '../../../../shared/catalogue'
import { basisWords } from '../../../../shared/catalogue/basis'
import { comparisonFields } from '../../../../shared/catalogue/fields'
import { factWords } from '../../../../shared/catalogue/words'
import { comparisonCsv } from '../../../../shared/comparison/csv'
import { csvRange, csvRow, safeCsvCell } from '../../../../shared/csv'
import { fc } from '../../../support/fast-check'

/** Reads RFC 4180 strictly: a quote inside a bare cell, or a line end other than CRLF, is an error. */
function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  const rows: string[][] = []
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const match = cell.exec(text)
    if (!match) throw new Error(`not RFC 4180 at ${at}`)
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

test("the CSV of a comparison parses to the table's words with their bases, one row per vendor", () => {
  const [heading, ...rows] = parseCsv(comparisonCsv(vendors))
  expect(heading).toEqual(['EMR', ...comparisonFields.flatMap(({ label }) => [label, `${label} basis`])])
  expect(rows).toEqual(
    vendors.map((vendor) => [
      vendor.name,
      ...comparisonFields.flatMap((field) => [
        factWords(field, vendor[field.key]),
        basisWords[vendor[field.key].basis].label,
      ]),
    ]),
  )
})

test('any cells survive being written and parsed', () => {
  const character = fc.constantFrom('"', ',', '\r', '\n', ' ', 'a', 'ü', '😀', '\u202e', ';', '=')
  fc.assert(
    fc.property(fc.array(fc.string({ unit: character }), { minLength: 1 }), (cells) => {
      expect(parseCsv(csvRow(cells))).toEqual([cells])
    }),
  )
})

test('a cell is quoted only where it must be', () => {
  expect(csvRow(['plain text', 'a,b', 'say "yes"', 'two\nlines'])).toBe(
    'plain text,"a,b","say ""yes""","two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '\r1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%p cannot run as a formula',
  (text) => {
    expect(safeCsvCell(text)).toBe(`'${text}`)
  },
)

test.each([
  ['x;=1+1', `'x;'=1+1`],
  ['x; "=1+1"', `'x; "'=1+1"`],
  ['-1;-2', `'-1;'-2`],
])('%p cannot run as a formula with another cell separator', (text, cell) => {
  expect(safeCsvCell(text)).toBe(cell)
})

test.each([
  ['x; =1+1', `'x; '=1+1`],
  ['x;\t=1+1', `'x;\t'=1+1`],
  ['x\t=1+1', `'x\t'=1+1`],
  ['first line\n=1+1', `'first line\n'=1+1`],
  ['first line\r\n  @SUM(A1)', `'first line\r\n  '@SUM(A1)`],
  ['a, +1', `'a, '+1`],
  ['\t=1', `'\t'=1`],
  ['\r=1', `'\r'=1`],
  ['\n=1', `'\n'=1`],
  ['; =1', `'; '=1`],
  ['a;b,\n c;\t=1;=2', `'a;b,\n c;\t'=1;'=2`],
  ['x;\u00a0\u200b-1', `'x;\u00a0\u200b'-1`],
  ['x;＝1+1', `'x;'＝1+1`],
  ['x\n＠SUM(A1)', `'x\n'＠SUM(A1)`],
  ['\u200b=1+1', `'\u200b=1+1`],
  ['\u00a0＋1', `'\u00a0＋1`],
  ['x;\n\n"=1', `'x;\n\n"'=1`],
])('contract fault 10: %p cannot run as a formula wherever a program splits it', (text, cell) => {
  expect(safeCsvCell(text)).toBe(cell)
})

test.each([
  ...['2-10', '11-20', '3-4', '3/4', '3 - 4', '1-2-2026', '12/31/2026', '2026-11', '1.2.2026', '１-２'],
  ...['Mar 4', '4 March', 'May 2026', 'sept-3', 'June 3, 2026', '10-Feb', '10:30', '9:05 pm', '9 am'],
  ...[
    '0123456789',
    '01',
    '00 44 20 7946',
    '123456789012345678',
    '1234 5678 9012 3456',
    '1E10',
    '2e5',
    '5 1/2',
    '(123)',
  ],
])('peers F17: a spreadsheet leaves %p as it was typed', (text) => {
  expect(safeCsvCell(text)).toBe(`'${text}`)
})

test.each([
  ...[
    '2026-11-30',
    '2026-11-30 14:05:00',
    '2–10',
    '51+',
    'May',
    'March of Dimes',
    '$50-100 per provider',
    '1200',
    '$99.50',
  ],
  ...[
    '(555) 010-0101',
    '555-010-0101',
    '5550100101',
    '24 Seven',
    '4 sites',
    '50%',
    'Route 66',
    'a, b',
    'a; b',
    'one\ntwo',
  ],
  ...['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '10 clinicians - 3 sites', 'Dec', 'Sunrise 2-10'],
])('peers F17: %p is unchanged', (text) => {
  expect(safeCsvCell(text)).toBe(text)
})

test('peers F17: our own ranges are no dates', () => {
  expect(['2-10', '11-20', '51+', 'Solo Practitioner', 'a-b'].map(csvRange)).toEqual([
    '2–10',
    '11–20',
    '51+',
    'Solo Practitioner',
    'a-b',
  ])
})

test.each(['', 'Ana', 'a; b = c', '3-5 users', 'a=b', 'ana@example.com', '$3,000/month'])('%p is unchanged', (text) => {
  expect(safeCsvCell(text)).toBe(text)
})
