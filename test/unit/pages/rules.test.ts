import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RuleRow } from '../../../client/components/rules/rule-row'
import { checkedSince, rulesOn, rules as tracked } from '../../../shared/rules'
import { datesAhead, datesPassed, datesToReview, endingSoon, monthsAhead } from '../../../shared/rules/dates'
import { frozenOn } from '../../support/clock'
import { render } from '../../support/pages'

const wholeWord = /<span class="unbroken">([^<]*)<\/span>/g
const textOf = (html: string) =>
  html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(wholeWord, '$1')

/** A rule's row, from the beginning of its fold to the next one's. */
const rowOf = (html: string, id: string) =>
  html.split(/<details class="fold rule">/).find((row) => row.includes(`<div id="${id}"`)) ?? ''

const today = '2026-11-29'
const rules = rulesOn(today)

let html: string
let page: string
let guide: string
beforeAll(() =>
  frozenOn(today, async () => {
    html = await render('/rules')
    page = textOf(html)
    guide = textOf(await render('/blog/best-ehr-psychiatry'))
  }),
)

test('the page names once the first of the days on which rules were last checked, and a rule checked later names its own', () => {
  expect(page).toMatch(
    new RegExp(`Each rule was last checked on <time dateTime="${checkedSince()}"[^>]*>[^<]*</time>, or later`),
  )
  for (const { checked } of rules) expect(checked >= checkedSince()).toBe(true)
  const named = rules.filter(({ id }) => rowOf(page, id).includes('Last checked on'))
  expect(named).toEqual(rules.filter(({ checked }) => checked !== checkedSince()))
  const [rule] = rules
  if (!rule) throw new Error('No rule is tracked')
  const later = createElement(RuleRow, {
    ...{ rule: { ...rule, checked: '2026-12-01' }, today, checkedSince: rule.checked },
  })
  expect(renderToStaticMarkup(later)).toMatch(
    /Last checked on <time dateTime="2026-12-01"[^>]*>December 1, 2026<\/time>/,
  )
})

test('a rule with an exception leads to the rule that covers it, in its section and beside what to do', () => {
  const excepted = rules.flatMap(({ id, exception }) => (exception ? [{ id, exception }] : []))
  expect(excepted.map(({ id, exception }) => [id, exception.id])).toEqual([['dea-telemedicine', 'buprenorphine']])
  const calendar = page.split('id="calendar"')[1]?.split('<details')[0] ?? ''
  for (const { id, exception } of excepted) {
    expect(rules.map((rule) => rule.id)).toContain(exception.id)
    const link = `<a href="#${exception.id}" class="link">${exception.what}</a>`
    expect(rowOf(page, id)).toContain(link)
    expect(calendar.split(link)).toHaveLength(2)
  }
})

test('a source that was read on another day than its rule was checked says so, and one with its official text is a copy', () => {
  const sources = rules.flatMap(({ checked, sources }) => sources.map((source) => ({ checked, ...source })))
  for (const { checked, read } of sources) expect(read).not.toBe(checked)
  for (const { name, official, copy } of sources) {
    if (official) expect([name, copy]).toEqual([name, expect.any(String)])
    if (/ copy$/.test(name)) expect([name, official]).toEqual([name, undefined])
  }
})

test('a rule names no state that none of its sources is about', () => {
  for (const { byState = [], sources } of rules)
    for (const { state } of byState)
      for (const one of state.split(/, (?:and )?| and /))
        expect(sources.map(({ name }) => name).join('; ')).toContain(one)
})

test('what a rule means says "must" for a duty, never a bare "have to"', () => {
  for (const { practice } of rules) expect(practice).not.toMatch(/\b(has|have) to\b/)
  expect(page.replaceAll('&quot;', '"')).toContain('"Must" marks a duty')
})

test('each standing has its own drawing, and the words of the state agree with it', () => {
  const wordings = {
    'in force': /^in force( for [^,]*)?$/,
    partly: /^in force, /,
    changing: /^(temporary|in transition)$/,
    proposed: /^proposed$/,
    'by state': /^differs by state$/,
  }
  for (const { after } of tracked) if (after) expect(after.state).toMatch(wordings[after.standing])
  const looks = new Map<string, Set<string>>()
  for (const { id, standing, state } of rules) {
    expect(state).toMatch(wordings[standing])
    const drawing = /<span class="rule-state[^"]*"><svg[^>]*>(.*?)<\/svg>/.exec(rowOf(html, id))?.[1] ?? ''
    looks.set(standing, (looks.get(standing) ?? new Set()).add(drawing))
  }
  expect([...looks.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1])
  expect(new Set([...looks.values()].map(([look]) => look)).size).toBe(looks.size)
})

test('no line ends inside a date or between a citation and its number', () => {
  const main = html.split(/<\/?main/)[1] ?? ''
  const breakable = main.replace(/<(span|time)[^>]*class="unbroken[^"]*">[^<]*<\/\1>/g, '').replace(/<[^>]*>/g, '\n')
  expect(main).toContain('<span class="unbroken">42 CFR Part 2</span>')
  expect(main).toContain('<span class="unbroken">§ 2.25</span>')
  expect(breakable.match(/\b[A-Z][a-z]+ \d{1,2}, \d{4}|\b(CFR|FR|Part) \d+|§ \d+/g)).toBeNull()
})

test('no brackets stand inside brackets', () => {
  const text = page.replace(/<[^>]*>/g, '')
  expect(text.match(/\([^()]*\([^()]*\)[^()]*\)/g)).toBeNull()
})

test('the dates of the past six months follow the coming ones, the latest first', () => {
  const days = datesPassed(rules, today).map(({ date }) => date)
  expect([days[0], days.at(-1)]).toEqual(['2026-07-31', '2026-07-01'])
  const [rule] = rules
  if (!rule) throw new Error('No rule is tracked')
  const dates = ['2026-05-29', '2026-05-30', '2026-11-28', '2026-11-29'].map((date) => ({ date, what: 'A day' }))
  const passed = datesPassed([{ ...rule, dates }], today)
  expect(passed.map(({ date }) => date)).toEqual(['2026-11-28', '2026-05-30'])
  const shown = Array.from(
    (page.split(/id="(?:calendar|changing)"/)[1] ?? '').matchAll(/<li.*?dateTime="([^"]*)"/g),
    ([, day]) => day,
  )
  expect(shown).toEqual([
    ...new Set([...datesAhead(rules, today), ...datesPassed(rules, today)].map(({ date }) => date)),
  ])
})

test("a guide shows the page's sentence and links to it", () => {
  for (const id of ['dea-telemedicine', 'epcs', 'part-2', 'script']) {
    expect(guide).toContain(rules.find((rule) => rule.id === id)?.sentence)
    expect(guide).toContain(`href="/rules#${id}"`)
  }
})

test('the page of rules is smaller than 16 KiB compressed', () => {
  expect(gzipSync(page).length).toBeLessThan(16 * 1024)
})

test('an editor is notified of a date before it comes and after it has passed, until the rule is rechecked', () => {
  const told = (day: string, rows = tracked) => datesToReview(rows, day, 60).map(({ id }) => id)
  const onNewYear = ['dea-telemedicine', 'prior-authorization', 'medicaid-engagement', 'yearly-codes', 'aba-codes']
  expect(told('2026-10-01')).toEqual([])
  expect(told('2026-11-01')).toEqual(['dea-telemedicine'])
  expect(told('2027-02-01').toSorted()).toEqual([...onNewYear, 'text-opt-out'].toSorted())
  const lookedAt = tracked.map((rule) => ({ ...rule, checked: '2027-02-01' }))
  expect(told('2027-02-01', lookedAt)).toEqual([])
})

test('the line of months goes from today to the last coming day, over the turn of a year', () => {
  const months = monthsAhead([{ date: '2027-01-31' }, { date: '2027-01-01' }, { date: '2026-12-31' }], '2026-11-29')
  expect(months).toEqual([
    { month: '2026-11', days: [] },
    { month: '2026-12', days: ['2026-12-31'] },
    { month: '2027-01', days: ['2027-01-01', '2027-01-31'] },
  ])
  expect(monthsAhead([], today)).toEqual([])
})

test('a text that links to a rule speaks of its end from December 15 until its last day', () => {
  const told = (day: string, html = '<a href="/rules#dea-telemedicine">') =>
    endingSoon(tracked, html, day).map(({ date }) => date)
  expect(told('2026-12-14')).toEqual([])
  expect([told('2026-12-15'), told('2026-12-31')]).toEqual([['2026-12-31'], ['2026-12-31']])
  expect(told('2027-01-01')).toEqual([])
  expect(told('2026-12-15', '<a href="/rules#part-2">')).toEqual([])
})
