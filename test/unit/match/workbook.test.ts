import { makeMatchWorkbook } from '../../../server/match/workbook'
import type { Answers } from '../../../shared/match/answers'
import { matchCandidates, matchCatalogue } from '../../../shared/match/catalogue'
import { type Cell, formulasOf, readWorkbook, type Sheet, shownAt, titleOf } from '../../support/workbook'

const answers: Answers = { industry: 'mental-health', providers: 12, budget: '$2,000', want: ['telehealth', 'epcs'] }

async function workbookOf(answers: Answers): Promise<{ [name: string]: Sheet }> {
  const answer = matchCatalogue(answers)
  const bytes = await makeMatchWorkbook({
    answer,
    candidates: matchCandidates,
    address: 'https://guide.example/match?x',
  })
  return Object.fromEntries(readWorkbook(bytes).map((sheet) => [sheet.name, sheet]))
}

const textOf = (cell: Cell | undefined) => (cell && 'text' in cell ? cell.text : undefined)

/** The row with this text in its first column. */
function rowOf({ cells }: Sheet, text: string): number {
  const [address] = [...cells].find(([at, cell]) => at.startsWith('A') && textOf(cell) === text) ?? []
  return Number(address?.slice(1))
}

/** The column with this header. */
function columnOf({ cells }: Sheet, headRow: number, label: string): string {
  const [address] = [...cells].find(([at, cell]) => at.endsWith(String(headRow)) && textOf(cell) === label) ?? []
  return address?.replace(/\d+$/, '') ?? ''
}

test('the workbook computes the same scores as the page, by formulas', async () => {
  const { 'Weights and scores': scores } = await workbookOf(answers)
  if (!scores) throw new Error('No sheet of the scores')
  const answer = matchCatalogue(answers)
  const column = columnOf(scores, 7, 'Score of 100')
  for (const { name, score } of [...answer.picks, ...answer.others])
    expect([name, shownAt(scores, `${column}${rowOf(scores, name)}`, {})]).toEqual([name, score])
})

test('with other weights the workbook computes the scores that the match then gives', async () => {
  const weights = { care: 0, setting: 0, size: 10, cost: 45, wishes: 5 }
  const { 'Weights and scores': scores } = await workbookOf(answers)
  if (!scores) throw new Error('No sheet of the scores')
  const column = columnOf(scores, 7, 'Score of 100')
  const labels = {
    care: 'Kind of care',
    size: 'Organization size',
    cost: 'Cost',
    wishes: 'Features asked for',
  } as const
  const inputs = Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [
      `${columnOf(scores, 7, label)}5`,
      weights[key as keyof typeof labels],
    ]),
  )
  const anew = matchCatalogue({ ...answers, weights })
  for (const { name, score } of [...anew.picks, ...anew.others])
    expect([name, shownAt(scores, `${column}${rowOf(scores, name)}`, inputs)]).toEqual([name, score])
})

test('the workbook computes the same cost as the page over the years, and follows the number of clinicians', async () => {
  const { Cost: cost } = await workbookOf(answers)
  if (!cost) throw new Error('No sheet of the cost')
  const rows = [...cost.cells].flatMap(([at, cell]) =>
    at.startsWith('A') && Number(at.slice(1)) > 7 ? [[textOf(cell), at.slice(1)]] : [],
  )
  const sums = (name: string, column: string, inputs = {}) =>
    rows.flatMap(([system, row]) => {
      const shown = system === name ? shownAt(cost, `${column}${row}`, inputs) : ''
      return typeof shown === 'number' ? [shown] : []
    })
  const priced = matchCatalogue(answers).picks.filter((pick) => pick.cost.length > 0)
  expect(priced.length).toBeGreaterThan(0)
  for (const { name, cost: years } of priced)
    for (const [index, column] of ['I', 'J', 'K'].entries()) {
      expect(sums(name, column)).toContainEqual(years[index]?.least)
      // All twelve providers use what costs extra.
      const everyone = Object.fromEntries(rows.map(([, row]) => [`G${row}`, 12]))
      expect(sums(name, column, everyone)).toContainEqual(years[index]?.most)
    }
  const fewer = matchCatalogue({ ...answers, providers: 5 }).picks.find(({ name }) => name === priced[0]?.name)
  expect(sums(priced[0]?.name ?? '', 'I', { B4: 5 })).toContainEqual(fewer?.cost[0]?.least)
})

test.each([
  answers,
  { industry: 'mental-health', providers: 1 },
  { industry: 'substance-abuse', setting: ['detox'], providers: 60, must: ['ePrescribing'] },
  { industry: 'autism', providers: 20 },
  { industry: 'mental-health', providers: 7, weights: { care: 0, setting: 0, size: 10, cost: 45, wishes: 5 } },
] as Answers[])(
  'peers 2: every formula has its value beside it, so a viewer that does not compute shows it: %j',
  async (given) => {
    const sheets = await workbookOf(given)
    const { Result, ...others } = sheets
    const formulas = Object.values(others).flatMap(formulasOf)
    expect(formulas.length).toBeGreaterThan(0)
    for (const { at, shown, computed } of formulas)
      expect([at, shown]).toEqual([at, typeof computed === 'number' ? expect.closeTo(computed, 6) : computed])
    const answer = matchCatalogue(given)
    const scores = [...(Result?.cells.values() ?? [])].flatMap((cell) => ('formula' in cell ? [cell.shown] : []))
    expect(scores).toEqual(answer.picks.map(({ score }) => score))
  },
)

test('peers 2: the workbook has a title', async () => {
  const bytes = await makeMatchWorkbook({ answer: matchCatalogue(answers), candidates: matchCandidates, address: '' })
  expect(titleOf(bytes)).toBe('Your match')
})

test('a match without a pick has a workbook that says so', async () => {
  const { Result: result } = await workbookOf({ industry: 'autism', providers: 20 })
  expect([...(result?.cells.values() ?? [])].map(textOf)).toContain('No pick')
})

test('what a visitor wrote stays text in the workbook, whatever it begins with', async () => {
  const { Result: result } = await workbookOf({ ...answers, budget: '=HYPERLINK("http://x","$2,000")' })
  const budget = result?.cells.get(`B${result ? rowOf(result, 'Budget') : 0}`)
  expect(budget).toEqual({ text: '=HYPERLINK("http://x","$2,000")' })
})
