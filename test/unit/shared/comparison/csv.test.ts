import fc from 'fast-check'
import { vendors } from '../../../../shared/catalogue'
import { basisWords } from '../../../../shared/catalogue/basis'
import { comparisonFields, displayFact } from '../../../../shared/catalogue/fields'
import { comparisonCsv } from '../../../../shared/comparison/csv'
import { csvRow, safeCsvCell } from '../../../../shared/csv'

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
      ...comparisonFields.flatMap((field) => [displayFact(field, vendor), basisWords[vendor[field.key].basis].label]),
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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n=1', '\r1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
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

test.each(['', 'Ana', 'a; b = c', '3-5 users', 'a=b', 'ana@example.com', '$3,000/month'])('%p is unchanged', (text) => {
  expect(safeCsvCell(text)).toBe(text)
})
