import type { Row } from 'write-excel-file/node'
import { criteria } from '../../../client/content/free-guide'
import { columnName, formula, head, hint, input, text, title } from '../../../shared/workbook/cells'

/** Three systems and the present one, to see whether a change is worthwhile. */
const systems = ['Vendor A', 'Vendor B', 'Vendor C', 'What we have'] as const

const headRow = 5
const firstRow = headRow + 1
const lastRow = headRow + criteria.length
const weights = `$C$${firstRow}:$C$${lastRow}`

/** The weighted scorecard: points are the weighted scores as a percentage of the possible maximum. */
export function scorecardSheet() {
  const rows: Row[] = [
    [title('Weighted scorecard')],
    [hint('Change the weights before the first demo. Score from 0 (not there) to 3 (better than today, and seen).')],
    [hint('A criterion without a score counts as 0. Fill in the yellow cells only.')],
    [],
    ['Area', 'Criterion', 'Weight', ...systems, 'What a good answer looks like'].map(head),
    ...criteria.map(({ area, name, weight, look }) => [
      text(area),
      text(name),
      input(weight),
      ...systems.map(() => input()),
      text(look),
    ]),
    [
      text(''),
      text('Points of 100', { fontWeight: 'bold' }),
      formula(
        `SUM(${weights})`,
        criteria.reduce((sum, { weight }) => sum + weight, 0),
      ),
      ...systems.map((_, index) => points(index)),
    ],
    [
      text(''),
      text('Criteria scored', { fontWeight: 'bold' }),
      text(''),
      ...systems.map((_, index) => formula(`COUNT(${scoresOf(index)})`, 0)),
    ],
  ]
  const columns = [{ width: 16 }, { width: 30 }, { width: 10 }, ...systems.map(() => ({ width: 14 })), { width: 52 }]
  return { sheet: 'Scorecard', data: rows, columns, stickyRowsCount: headRow, orientation: 'landscape' as const }
}

function scoresOf(system: number): string {
  const column = columnName(4 + system)
  return `${column}${firstRow}:${column}${lastRow}`
}

function points(system: number) {
  return formula(`IF(SUM(${weights})=0,0,SUMPRODUCT(${weights},${scoresOf(system)})/(3*SUM(${weights}))*100)`, 0, '0.0')
}
