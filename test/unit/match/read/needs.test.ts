// cspell:disable: words and parts of words, as visitors write them.
import { askAbout, readPractice } from '../../../../shared/match/read/index'
import { needRows } from '../../../../shared/match/read/needs'

const needsIn = (text: string) => readPractice({ organizationDescription: text }).needs.map(({ value }) => value)

test.each([
  ['I need superbills and a waitlist.', ['superbills', 'a waitlist']],
  ['We bill 96132 and 96138 over several days.', ['psychological testing']],
  [
    'Which systems have an offline copy, and what uptime do they promise?',
    ['work without a connection', 'a copy to read during an outage'],
  ],
  ['We are on RPMS and bill the encounter rate.', ['work with RPMS', 'encounter-rate billing']],
  ['We want face sheet import and random chart samples.', ['face sheet import', 'random chart samples']],
  ['We need progress notes.', ['notes']],
  // What every record has is no need without a wish, and a refused one is none.
  ['I write progress notes by candlelight.', []],
  ['We do not need fax.', []],
  // Never a scrap of a sentence.
  ['I want it cheap, I start with zero patients and zero income.', []],
  ['It got paid six months later at a quarter of the rate.', []],
  ['We want a better life.', []],
])('reads the needs of "%s"', (text, needs) => {
  expect(needsIn(text)).toEqual(needs)
})

test('has one row per need, and a question for each', () => {
  const names = needRows.map(({ need }) => need)
  expect(new Set(names).size).toBe(names.length)
  for (const { ask } of needRows) expect(ask).toMatch(/^[A-Z].+\?$/)
  expect(askAbout('superbills')).toContain('superbills')
  expect(askAbout('face sheet import')).toContain('face sheet import')
})
