// cspell:disable: words and parts of words, as visitors write them.
import { askAbout } from '../../../../shared/match/read/index'
import { needRows } from '../../../../shared/match/read/needs'

test('has one row per need, and a question for each', () => {
  const names = needRows.map(({ need }) => need)
  expect(new Set(names).size).toBe(names.length)
  for (const { ask } of needRows) expect(ask).toMatch(/^[A-Z].+\?$/)
  expect(askAbout('superbills')).toContain('superbills')
  expect(askAbout('face sheet import')).toContain('face sheet import')
})
