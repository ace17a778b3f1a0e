import { answers } from '../../../shared/answers'
import { rules, rulesOn } from '../../../shared/rules'
import { datesAhead, datesWithin } from '../../../shared/rules/dates'
import { lasting, marked, ofDay } from '../../../shared/rules/stated.mjs'
import { today } from '../../../shared/rules/today'
import { fieldGuidePath, fieldGuides } from '../../../shared/site/field-guides'
import { resourceLinks } from '../../../shared/site/navigation'
import { specialtyGuideLinks } from '../../../shared/site/specialty-guides'
import { frozenOn } from '../../support/clock'
import { render, wordsOf } from '../../support/pages'

const paths = [
  ...['/', '/rules', '/leaving', '/about', '/methodology', '/privacy', '/terms'],
  ...[...resourceLinks, ...specialtyGuideLinks].map(({ to }) => to),
  ...fieldGuides.map(fieldGuidePath),
  ...answers.map(({ slug }) => `/answers/${slug}`),
]
const days = ['2026-12-15', '2026-12-31', '2027-01-01', '2027-01-02', '2027-02-01', '2027-07-02', '2028-01-02']

const ending = rules.flatMap(({ id, sentence, after }) => (after ? [{ id, sentence, after }] : []))

test('the rules with an end have a sentence that says so', () => {
  expect(ending.map(({ id, after }) => [id, after.from])).toEqual([
    ['dea-telemedicine', '2027-01-01'],
    ['medicaid-engagement', '2027-01-01'],
    ['aba-codes', '2027-01-01'],
    ['text-opt-out', '2027-01-31'],
    ['medicare-telehealth', '2028-01-01'],
    ['script', '2028-01-01'],
  ])
})

describe.each(days)('on %s', (day) => {
  const written = new Map<string, string>()
  beforeAll(() =>
    frozenOn(day, async () => {
      for (const path of paths) written.set(path, await render(path))
    }),
  )

  test('every text states each rule as it stands on that day, and no other way', () => {
    const quoting = [...written].filter(([path, html]) => path !== '/' && html.includes('/rules#dea-telemedicine'))
    expect(quoting.length).toBeGreaterThan(5)
    for (const [path, html] of written) {
      const words = wordsOf(html).replaceAll('&amp;', '&')
      expect([path, /\{\{|\}\}/.test(words)]).toEqual([path, false])
      for (const { id, sentence, after } of ending) {
        const [now, other] = after.from <= day ? [after.sentence, sentence] : [sentence, after.sentence]
        expect([path, id, squeezed(words).includes(squeezed(other))]).toEqual([path, id, false])
        if (path === '/rules') expect(squeezed(words)).toContain(squeezed(now))
      }
    }
    for (const [, html] of quoting) {
      const dea = rulesOn(day).find(({ id }) => id === 'dea-telemedicine')
      expect(squeezed(wordsOf(html))).toContain(squeezed(dea?.sentence ?? ''))
    }
  })

  test('what to do, by when, names no day that has passed', () => {
    const html = written.get('/rules') ?? ''
    const calendar = html.split('id="calendar"')[1]?.split('<details')[0] ?? ''
    const shown = Array.from(calendar.matchAll(/dateTime="([^"]*)"/g), ([, date]) => date ?? '')
    expect(shown).toEqual([...new Set(datesAhead(rules, day).map(({ date }) => date))])
    expect(shown.filter((date) => date < day)).toEqual([])
    expect(html).toMatch(shown.length > 0 ? /<ol/ : /We know of no coming date/)
  })

  test('the home page has the days of the next 100, in at most 70 words, and no box without one', () => {
    const [, box] = /<section aria-labelledby="coming"[^>]*>(.*?)<\/section>/s.exec(written.get('/') ?? '') ?? []
    const coming = datesWithin(rulesOn(day), day, 100)
    expect(box !== undefined).toBe(coming.length > 0)
    const words = wordsOf(box ?? '')
    for (const { id, what } of coming) {
      expect(box).toContain(`href="/rules#${id}"`)
      expect(words).toContain(what)
    }
    expect(words.split(' ').length).toBeLessThanOrEqual(72)
  })

  test('a page that speaks of a rule says from December 15 that it ends soon', () => {
    const guide = written.get('/blog/best-ehr-psychiatry') ?? ''
    expect(guide.includes('Controlled substances by telehealth: the temporary rule ends</a>')).toBe(
      day >= '2026-12-15' && day <= '2026-12-31',
    )
  })
})

test('a rule ends at midnight in Washington', () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T04:59:59Z') })
  expect(today()).toBe('2026-12-31')
  jest.setSystemTime(new Date('2027-01-01T05:00:00Z'))
  expect(today()).toBe('2027-01-01')
  jest.useRealTimers()
})

test('a text that is shown by the day has one of the sentences, and one that lasts has both', () => {
  const rule = { sentence: 'It ends on May 1.', after: { from: '2027-05-02', sentence: 'It ended.' } }
  const text = `Before. ${marked(rule)} Between. ${marked(rule)}`
  expect(ofDay(text, '2027-05-01')).toBe('Before. It ends on May 1. Between. It ends on May 1.')
  expect(ofDay(text, '2027-05-02')).toBe('Before. It ended. Between. It ended.')
  expect(lasting(rule, '2027-05-01')).toBe('It ends on May 1. From May 2, 2027: It ended.')
  expect(lasting(rule, '2027-05-02')).toBe('It ended.')
  expect(marked({ sentence: 'It stays.' })).toBe('It stays.')
})

/** Without spaces: words that stay together on a line are apart in HTML. */
const squeezed = (text: string) => text.replaceAll('&#x27;', "'").replace(/\s+/g, '')
