import { vendors } from '../../../../shared/catalogue'
import { basisWords } from '../../../../shared/catalogue/basis'
import { comparisonFields } from '../../../../shared/catalogue/fields'
import { factWords } from '../../../../shared/catalogue/words'
import { comparisonCsv } from '../../../../shared/comparison/csv'
import { csvRange, csvRow } from '../../../../shared/csv'
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

test('peers F17: our own ranges are no dates', () => {
  expect(['2-10', '11-20', '51+', 'Solo Practitioner', 'a-b'].map(csvRange)).toEqual([
    '2–10',
    '11–20',
    '51+',
    'Solo Practitioner',
    'a-b',
  ])
})
