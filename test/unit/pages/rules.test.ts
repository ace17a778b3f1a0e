import { gzipSync } from 'node:zlib'
import { rules } from '../../../shared/rules'
import { datesAhead, datesToReview } from '../../../shared/rules/dates'
import { openPages } from '../../support/pages'

const wholeWord = /<span class="unbroken">([^<]*)<\/span>/g
const textOf = (html: string) =>
  html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(wholeWord, '$1')

let page: string
let guide: string
beforeAll(async () => {
  const render = await openPages()
  page = textOf(await render('/rules'))
  guide = textOf(await render('/blog/best-ehr-psychiatry'))
})

test.each(rules.map((rule) => [rule.id, rule] as const))(
  'the page shows the rule %s with its state and sources',
  (id, rule) => {
    const section = page.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? ''
    for (const said of [rule.name, rule.state, rule.sentence, rule.practice, rule.system])
      expect(section).toContain(said)
    for (const { date, what } of rule.dates)
      expect(section).toMatch(new RegExp(`dateTime="${date}"[^]*${what.slice(0, 12)}`))
    for (const { url } of rule.sources) expect(section).toContain(`href="${url}"`)
    expect(section).toContain(`dateTime="${rule.checked}"`)
  },
)

test('a guide shows the page’s sentence and links to it', () => {
  for (const id of ['dea-telemedicine', 'epcs', 'part-2', 'script']) {
    expect(guide).toContain(rules.find((rule) => rule.id === id)?.sentence)
    expect(guide).toContain(`href="/rules#${id}"`)
  }
})

test('the page of rules is smaller than 14 KiB compressed', () => {
  expect(gzipSync(page).length).toBeLessThan(14 * 1024)
})

test('the calendar lists the coming dates, the nearest first', () => {
  const days = datesAhead(rules).map(({ date }) => date)
  expect(days[0]).toBe('2026-12-31')
  expect(days).toEqual(days.toSorted())
})

test('an editor is notified of a date before it comes and after it has passed, until the rule is rechecked', () => {
  const told = (today: string, tracked = rules) => datesToReview(tracked, today, 60).map(({ id }) => id)
  expect(told('2026-10-01')).toEqual([])
  expect(told('2026-11-01')).toEqual(['dea-telemedicine'])
  expect(told('2027-02-01')).toEqual(['dea-telemedicine', 'prior-authorization'])
  const lookedAt = rules.map((rule) => ({ ...rule, checked: '2027-02-01' }))
  expect(told('2027-02-01', lookedAt)).toEqual([])
})
