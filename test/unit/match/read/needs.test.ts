// cspell:disable: words and parts of words, as visitors write them.
import { askAbout } from '../../../../shared/match/read/index'
import { needRows } from '../../../../shared/match/read/needs'
import { careNeeds } from '../../../../shared/match/read/needs/care'
import { moneyNeeds } from '../../../../shared/match/read/needs/money'
import { systemNeeds } from '../../../../shared/match/read/needs/system'

test('has one row per need, and a question for each', () => {
  expect([...needRows.keys()]).toEqual([moneyNeeds, careNeeds, systemNeeds].flatMap(Object.keys))
  for (const { ask } of needRows.values()) expect(ask).toMatch(/^[A-Z].+\?$/)
  expect(askAbout('superbills')).toContain('superbills')
  expect(askAbout('face sheet import')).toContain('face sheet import')
})
