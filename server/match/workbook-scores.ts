import type { Row } from 'write-excel-file/node'
import type { MatchAnswer } from '../../shared/match/match'
import { criteria, criterionLabels, scoreFloor } from '../../shared/match/method'
import { exactScore } from '../../shared/match/weighing'
import { columnName, formula, head, hint, input, text, title } from '../../shared/workbook/cells'

const scoresName = 'Weights and scores'

const weightRow = 5
const headRow = 7
const firstColumn = 3

/** The cell with a system's score, for other sheets. */
export function scoreAddress(answer: MatchAnswer, id: string): string | null {
  const place = answer.table.findIndex((row) => row.id === id)
  const column = columnName(firstColumn + shownCriteria(answer).length)
  return place < 0 ? null : `'${scoresName}'!${column}${headRow + 1 + place}`
}

/** How far each system meets each criterion that was answered, with weights to change and the resulting scores. */
export function scoresSheet(answer: MatchAnswer) {
  const criteria = shownCriteria(answer)
  const last = columnName(firstColumn + criteria.length - 1)
  const first = columnName(firstColumn)
  const weights = `$${first}$${weightRow}:$${last}$${weightRow}`
  const scoreColumn = columnName(firstColumn + criteria.length)
  const allScores = answer.table.map(({ parts }) => Math.floor(exactScore(parts, answer.weights.values)))
  const rows = answer.table.map((system, index): Row => {
    const row = headRow + 1 + index
    const shares = `${first}${row}:${last}${row}`
    const scores = `$${scoreColumn}$${headRow + 1}:$${scoreColumn}$${headRow + answer.table.length}`
    return [
      text(system.name),
      input(system.openMusts),
      ...criteria.map((key) => input(system.parts.find(({ criterion }) => criterion === key)?.expected, '0.00')),
      formula(
        `IF(SUM(${weights})=0,0,INT(ROUND(SUMPRODUCT(${weights},${shares})/SUM(${weights})*100,9)))`,
        allScores[index] ?? 0,
      ),
      formula(
        `1+COUNTIF(${scores},">"&${scoreColumn}${row})`,
        1 + allScores.filter((score) => score > (allScores[index] ?? 0)).length,
      ),
      ...ranges(system.parts, criteria),
    ]
  })
  const data: Row[] = [
    [title(scoresName)],
    [
      hint(
        'Change the yellow cells: the weights, or how far a system meets a criterion (0 to 1), once a vendor has answered.',
      ),
    ],
    [
      hint(
        `From ${scoreFloor} of 100 up a system can be a pick. Systems known to have every must-have come before all others.`,
      ),
    ],
    [],
    [text('Weights', { fontWeight: 'bold' }), text(''), ...criteria.map((key) => input(answer.weights.values[key]))],
    [],
    [
      'System',
      'Must-haves not known',
      ...criteria.map((key) => criterionLabels[key]),
      'Score of 100',
      'Place by score',
      'Not known: between',
    ].map(head),
    ...rows,
  ]
  const columns = [
    { width: 24 },
    { width: 12 },
    ...criteria.map(() => ({ width: 14 })),
    { width: 12 },
    { width: 12 },
    { width: 60 },
  ]
  return { sheet: scoresName, data, columns, stickyRowsCount: headRow, orientation: 'landscape' as const }
}

/** The criteria that the visitor answered; the others are left out of the sums. */
function shownCriteria({ table }: MatchAnswer) {
  return criteria.filter((key) => table[0]?.parts.some(({ criterion }) => criterion === key))
}

/** The criteria whose score the catalogue can only bound, such as `Cost 0 to 1`. */
function ranges(parts: MatchAnswer['table'][number]['parts'], criteria: ReturnType<typeof shownCriteria>) {
  const open = parts.filter(({ criterion, least, most }) => criteria.includes(criterion) && least !== most)
  const words = open.map(
    ({ criterion, least, most }) => `${criterionLabels[criterion]} ${rounded(least)} to ${rounded(most)}`,
  )
  return [text(words.join('; '))]
}

const rounded = (share: number) => String(Math.round(share * 100) / 100)
