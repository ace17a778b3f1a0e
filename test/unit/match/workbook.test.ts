import { makeMatchWorkbook } from '../../../server/match/workbook'
import { vendors } from '../../../shared/catalogue'
import { costOverYears } from '../../../shared/cost/over-years'
import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { candidateOf } from '../../../shared/match/weigh/from-catalogue'
import { matchAnswer, noPickAnswer } from '../../fixtures/match-answer'
import { type Cell, formulasOf, readWorkbook, type Sheet, shownAt, titleOf } from '../../support/workbook'

const candidates = vendors.map((vendor) => candidateOf(vendor))
const address = 'https://guide.example/match?organization=practice'

const bytesOf = (answer: MatchAnswer) => makeMatchWorkbook({ answer, candidates, address })

async function sheetsOf(answer: MatchAnswer): Promise<{ [name: string]: Sheet }> {
  return Object.fromEntries(readWorkbook(await bytesOf(answer)).map((sheet) => [sheet.name, sheet]))
}

const textOf = (cell: Cell | undefined) => (cell && 'text' in cell ? cell.text : undefined)
const textsOf = (sheet: Sheet | undefined) => [...(sheet?.cells.values() ?? [])].map(textOf)

test('the workbook has the table with the evidence of each answer, and no scores', async () => {
  const sheets = await sheetsOf(matchAnswer)
  expect(Object.keys(sheets)).toEqual(['Answer', 'Cost'])
  const texts = textsOf(sheets.Answer)
  expect(texts).toEqual(expect.arrayContaining(['TherapyNotes', 'TherapyAppointment', 'Telehealth (must have)']))
  expect(texts).toContain('Sourced: https://guide.example/emr/therapynotes#telehealth')
  expect(texts).toContain('Our figure: https://guide.example/emr/therapynotes#outcomeTracking')
})

test('the workbook computes the same cost as the page over the years, and follows the number of providers', async () => {
  const { Cost: cost } = await sheetsOf(matchAnswer)
  if (!cost) throw new Error('No sheet of the cost')
  const rows = [...cost.cells].flatMap(([at, cell]) =>
    at.startsWith('A') && textOf(cell) === 'TherapyNotes' ? [at.slice(1)] : [],
  )
  expect(rows.length).toBeGreaterThan(0)
  const candidate = candidates.find(({ id }) => id === 'therapynotes')
  if (!candidate) throw new Error('No such system')
  for (const providers of [7, 5]) {
    const years = costOverYears(candidate, { least: providers, most: providers })
    for (const [index, column] of ['I', 'J', 'K'].entries()) {
      const sums = rows.map((row) => shownAt(cost, `${column}${row}`, { B4: providers, [`F${row}`]: 0 }))
      expect(sums).toContainEqual(years[index]?.least)
    }
  }
})

test('peers 2: every formula has its value beside it, so a viewer that does not compute shows it', async () => {
  const formulas = Object.values(await sheetsOf(matchAnswer)).flatMap(formulasOf)
  expect(formulas.length).toBeGreaterThan(0)
  for (const { at, shown, computed } of formulas)
    expect([at, shown]).toEqual([at, typeof computed === 'number' ? expect.closeTo(computed, 6) : computed])
})

test('peers 2: the workbook has a title', async () => {
  expect(titleOf(await bytesOf(matchAnswer))).toBe('Your match')
})

test('an answer without a pick has a workbook that says so', async () => {
  expect(textsOf((await sheetsOf(noPickAnswer)).Answer)).toContain('No pick')
})

test('words stay text in the workbook, whatever they begin with', async () => {
  const note = '=HYPERLINK("http://x","$2,000")'
  expect(textsOf((await sheetsOf({ ...matchAnswer, notes: [note] })).Answer)).toContain(note)
})
