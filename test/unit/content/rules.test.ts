import { rules } from '../../../shared/rules'
import { textsIn } from '../../support/texts'

const folders = [
  'client/content/pages',
  'client/content/resources',
  'client/content/specialty-guides',
  'client/content/guides',
  'migrations/articles',
]

const texts = textsIn(folders)

/** Wordings that occur only in a text that states a rule's status in its own words. */
const ownWords: readonly [id: string, saying: RegExp][] = [
  ['part-2', /compliance date|february 16, 2026[^\n]*(must|has|had) |accounting of disclosures (must|has to)/i],
  [
    'dea-telemedicine',
    /telemedicine flexibilit|temporary federal flexibilit|december 31, 2026[^\n]*(extension|temporary)/i,
  ],
  ['medicare-telehealth', /december 31, 2027|january 1, 2028[^\n]*in-person/i],
  ['security-rule', /(proposed|proposal)[^\n]*january 2025|january 2025[^\n]*(proposed|proposal)/i],
  ['parity', /(do|would|did) not enforce|enforcement of the (newer|2024)|parity rules? written/i],
  ['prior-authorization', /seven calendar days|7 calendar days/i],
  ['script', /by january 1, 2028/i],
  ['epcs', /at least 70%/i],
  ['ai-in-therapy', /illinois in 2025/i],
  ['good-faith-estimate', /(owed|since 2022)[^\n]*estimate|estimate[^\n]*since 2022/i],
]

test.each(ownWords)('no text states the rule %s in its own words', (id, saying) => {
  const telling = texts.filter(({ source }) => saying.test(source)).map(({ file }) => file)
  expect({ rule: id, telling }).toEqual({ rule: id, telling: [] })
})

test('every rule that a text refers to is tracked', () => {
  const malformed = texts.filter(({ source }) =>
    source
      .replace(
        /\{\{(?:(?:rule|about):[a-z0-9-]+|cost:[^{}]+|(?:fact|cell|dated|source|via|differs):[a-z]+:[A-Za-z0-9.]+)\}\}/g,
        '',
      )
      .includes('{{'),
  )
  expect(malformed.map(({ file }) => file)).toEqual([])
  const asked = texts.flatMap(({ source }) =>
    [...source.matchAll(/\{\{(?:rule|about):([a-z0-9-]*)\}\}/g)].map(([, id]) => id),
  )
  const ids = rules.map(({ id }) => id)
  expect(asked.filter((id) => !ids.includes(id ?? ''))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('an article, which stays in the database as it was written, quotes no rule that another one follows', () => {
  const ending = rules.filter(({ after }) => after).map(({ id }) => `{{rule:${id}}}`)
  const quoting = texts.filter(
    ({ file, source }) => /articles/.test(file) && ending.some((mark) => source.includes(mark)),
  )
  expect(quoting.map(({ file }) => file)).toEqual([])
})

test('all texts write dates in the American form', () => {
  const european =
    /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/
  expect(texts.filter(({ source }) => european.test(source)).map(({ file }) => file)).toEqual([])
})
