import type { Row } from 'write-excel-file/node'
import { type CostKind, costKinds, costLines } from '../../../client/content/free-guide'
import { columnName, formula, head, hint, input, text, title } from '../../../shared/workbook/cells'

const quotes = ['Vendor A', 'Vendor B', 'Vendor C'] as const

const headRow = 8
const firstRow = headRow + 1
const lastRow = headRow + costLines.length
const clinicians = '$C$4'
const increase = '$C$5'
const growth = '$C$6'

/** How a first year's cost continues: with the increase, with the increase and the growth in volume, or not at all. */
const laterYears: Record<CostKind, (first: string, year: number) => string> = {
  yearly: (first, year) => `${first}*(1+${increase})^${year - 1}`,
  volume: (first, year) => `${first}*((1+${increase})*(1+${growth}))^${year - 1}`,
  once: () => '0',
}

/** Three quotes over three years; only the first years are filled in, and formulas compute the rest. */
export function budgetSheet() {
  const rows: Row[] = [
    [title('Three-year budget')],
    [
      hint(
        'Put the first year of each quote into the yellow cells, in dollars a year. The later years follow from the rates above.',
      ),
    ],
    [],
    [text('Clinicians'), text(''), input(10)],
    [text('Yearly price increase'), text(''), input(0.05, '0%')],
    [text('Yearly growth of visits'), text(''), input(0, '0%')],
    [],
    [
      'Line',
      'How often',
      ...quotes.flatMap((quote) => [`${quote}: year 1`, 'Year 2', 'Year 3', 'Three years']),
      'What to ask or count',
    ].map(head),
    ...costLines.map(({ label, kind, ask }, index) => [
      text(label),
      text(costKinds[kind]),
      ...quotes.flatMap((_, quote) => lineOf(firstRow + index, quote, kind)),
      text(ask),
    ]),
    [text('Total', { fontWeight: 'bold' }), text(''), ...quotes.flatMap((_, quote) => totalsOf(quote))],
    [
      text('Per clinician and month', { fontWeight: 'bold' }),
      text(''),
      ...quotes.flatMap((_, quote) => perClinician(quote)),
    ],
  ]
  const columns = [
    { width: 30 },
    { width: 13 },
    ...quotes.flatMap(() => [16, 12, 12, 14].map((width) => ({ width }))),
    { width: 56 },
  ]
  return {
    sheet: 'Three-year budget',
    data: rows,
    columns,
    stickyRowsCount: headRow,
    stickyColumnsCount: 1,
    orientation: 'landscape' as const,
  }
}

function columnsOf(quote: number): string[] {
  return [0, 1, 2, 3].map((offset) => columnName(3 + quote * 4 + offset))
}

function lineOf(row: number, quote: number, kind: CostKind) {
  const [first = '', , third = ''] = columnsOf(quote)
  return [
    input(),
    formula(laterYears[kind](`${first}${row}`, 2), 0),
    formula(laterYears[kind](`${first}${row}`, 3), 0),
    formula(`SUM(${first}${row}:${third}${row})`, 0),
  ]
}

function totalsOf(quote: number) {
  return columnsOf(quote).map((column) => formula(`SUM(${column}${firstRow}:${column}${lastRow})`, 0))
}

function perClinician(quote: number) {
  const total = lastRow + 1
  return columnsOf(quote).map((column, index) => {
    const months = index === 3 ? 36 : 12
    return formula(`IF(${clinicians}=0,0,${column}${total}/${clinicians}/${months})`, 0, '#,##0.00')
  })
}
