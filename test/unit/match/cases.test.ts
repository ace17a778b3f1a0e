import { draftLetter, matchCatalogue } from '../../../shared/match/catalogue'
import { type MatchCase, matchCases } from '../../fixtures/match-cases'

const cases = Object.entries(matchCases).flatMap(([kind, rows]) => rows.map((row) => [kind, row.says, row] as const))

test('there are at least ten cases of each kind of practice, and 120 in all', () => {
  for (const rows of Object.values(matchCases)) expect(rows.length).toBeGreaterThanOrEqual(10)
  expect(cases.length).toBeGreaterThanOrEqual(120)
})

test.each(cases)('%s: "%s" gets what an expert expects', (_kind, organizationDescription, expected: MatchCase) => {
  const answers = { ...expected.answers, organizationDescription }
  const { picks, readBack } = matchCatalogue(answers)
  const named = picks.map(({ id }) => id)
  if (expected.none) expect(named).toEqual([])
  const never = expected.never?.split(' ') ?? []
  expect(named.filter((id) => never.includes(id))).toEqual([])
  const right = expected.right?.split(' ') ?? named
  expect([named, named.some((id) => right.includes(id)) || !expected.right]).toEqual([named, true])
  if (expected.people !== undefined) expect(readBack.providers).toMatchObject({ least: expected.people })
  if (expected.first) expect(expected.first.split(' ')).toContain(named[0])
  const letter = draftLetter(answers, 'https://guide.example')
  for (const pattern of expected.letter ?? []) expect(letter).toMatch(pattern)
  for (const pattern of expected.unsaid ?? []) expect(letter).not.toMatch(pattern)
})
