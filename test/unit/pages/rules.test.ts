import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ClockIcon } from '../../../client/components/icons'
import { RuleSection } from '../../../client/components/rules/rule-section'
import { checkedSince, rulesOn, rules as tracked } from '../../../shared/rules'
import { datesAhead, datesPassed, datesToReview, daysToCome } from '../../../shared/rules/dates'
import { frozenOn } from '../../support/clock'
import { openPages } from '../../support/pages'

const wholeWord = /<span class="unbroken">([^<]*)<\/span>/g
const textOf = (html: string) =>
  html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(wholeWord, '$1')

const sectionOf = (html: string, id: string) => html.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? ''

const today = '2026-11-29'
const rules = rulesOn(today)

let html: string
let page: string
let guide: string
beforeAll(() =>
  frozenOn(today, async () => {
    const render = await openPages()
    html = await render('/rules')
    page = textOf(html)
    guide = textOf(await render('/blog/best-ehr-psychiatry'))
  }),
)

test.each(rules.map((rule) => [rule.id, rule] as const))(
  'the page shows the rule %s with its state and sources',
  (id, rule) => {
    const section = sectionOf(page, id)
    for (const said of [rule.name, rule.state, rule.sentence, rule.practice, rule.system])
      expect(section).toContain(said)
    for (const { date, what } of daysToCome(rule, today))
      expect(section).toMatch(new RegExp(`dateTime="${date}"[^]*${what.slice(0, 12)}`))
    for (const { url } of rule.sources) expect(section).toContain(`href="${url}"`)
  },
)

test.each(rules.map((rule) => [rule.id, rule] as const))(
  'name, state, sentence, and coming dates of the rule %s are above what a phone collapses',
  (id, rule) => {
    const [above = '', inside = ''] = sectionOf(page, id).split('<details')
    for (const said of [rule.name, rule.state, rule.sentence]) expect(above).toContain(said)
    // The way back follows the details, because whoever reads them ends there.
    expect(above).not.toContain('href="#all-rules"')
    expect(inside).toMatch(/<\/details><a href="#all-rules"[^>]*>All rules<\/a>$/)
    expect(Array.from(above.matchAll(/dateTime="([^"]*)"/g), ([, day]) => day)).toEqual(
      daysToCome(rule, today).map(({ date }) => date),
    )
    expect(above).not.toContain(rule.practice)
  },
)

test('the page names once the first of the days on which rules were last checked, and a rule checked later names its own', () => {
  expect(page).toMatch(
    new RegExp(`each last checked for updates on <time dateTime="${checkedSince()}"[^>]*>[^<]*</time>, or later`),
  )
  for (const { checked } of rules) expect(checked >= checkedSince()).toBe(true)
  const named = rules.filter(({ id }) => sectionOf(page, id).includes('Last checked on'))
  expect(named).toEqual(rules.filter(({ checked }) => checked !== checkedSince()))
  const [rule] = rules
  if (!rule) throw new Error('No rule is tracked')
  const later = createElement(RuleSection, {
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
    expect(sectionOf(page, id)).toContain(link)
    expect(calendar.split(link)).toHaveLength(2)
  }
})

test('a part of a text that could not be checked although a copy is among the sources has its reason', () => {
  const part8 = rules.find(({ id }) => id === 'part-8')
  expect(part8?.sources.map(({ name }) => name).join()).toContain('42 CFR 8.12')
  expect(part8?.unread).toMatch(/take-home limits .*: what we could read of § 8\.12 ends before them/)
})

test('a source that was read on another day than its rule was checked shows that day', () => {
  const read = rules.flatMap(({ id, checked, sources }) =>
    sources.flatMap((source) => (source.read ? [{ id, checked, ...source }] : [])),
  )
  expect(read.length).toBeGreaterThan(0)
  for (const { id, checked, url, read: day } of read) {
    expect(day).not.toBe(checked)
    const [, after = ''] = sectionOf(page, id).split(`href="${url}"`)
    expect(after.split('</li>')[0]).toMatch(new RegExp(`(?:; read|</a> on) <time dateTime="${day}"`))
  }
})

test('the official text is linked first, and behind it the copy or the account that we read', () => {
  const sources = rules.flatMap(({ id, sources }) => sources.map((source) => ({ id, ...source })))
  const copies = sources.filter(({ official }) => official)
  expect(copies.length).toBeGreaterThan(20)
  for (const { id, name, url, official, copy } of copies) {
    expect([name, copy]).toEqual([name, expect.any(String)])
    const [, after = ''] = sectionOf(page, id).split(`href="${official?.replaceAll('&', '&amp;')}"`)
    expect(after.replaceAll('&amp;', '&').split('</li>')[0]).toContain(`; read in <a href="${url}"`)
  }
  for (const { name, official } of sources) if (/ copy$/.test(name)) expect([name, official]).toEqual([name, undefined])
})

test('a rule names no state that none of its sources is about', () => {
  for (const { byState = [], sources } of rules)
    for (const { state } of byState)
      for (const one of state.split(/, (?:and )?| and /))
        expect(sources.map(({ name }) => name).join('; ')).toContain(one)
})

test('the sections follow the order of the list, to which each links back', () => {
  const [, list = ''] = page.split('<nav id="all-rules"')
  const listed = Array.from((list.split('</nav>')[0] ?? '').matchAll(/href="#([^"]*)"/g), ([, id]) => id)
  const sections = Array.from(page.matchAll(/<section id="([^"]*)"/g), ([, id]) => id)
  expect(sections).toEqual(listed)
  expect(sections).toHaveLength(rules.length)
})

test('what a rule means says "must" for a duty, never a bare "have to"', () => {
  for (const { practice, system } of rules) expect(`${practice} ${system}`).not.toMatch(/\b(has|have) to\b/)
  expect(page.replaceAll('&quot;', '"')).toContain('"Must" marks a duty')
})

test('each standing has its own border, fill, and drawing, and the words of the state agree with it', () => {
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
    const tag = /<span class="(print-color [^"]*)"><svg[^>]*>(.*?)<\/svg>/.exec(sectionOf(html, id))
    looks.set(standing, (looks.get(standing) ?? new Set()).add(`${tag?.[1]} ${tag?.[2]}`))
  }
  expect([...looks.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1])
  for (const part of [/^.*?(?= <|$)/, /<.*/])
    expect(new Set([...looks.values()].map(([look]) => part.exec(look ?? '')?.[0])).size).toBe(looks.size)
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

test('the dates in the past 12 months follow the coming ones, the latest first', () => {
  const days = datesPassed(rules, today).map(({ date }) => date)
  expect([days[0], days.at(-1)]).toEqual(['2026-07-31', '2025-12-29'])
  const [rule] = rules
  if (!rule) throw new Error('No rule is tracked')
  const dates = ['2025-11-28', '2025-11-29', '2026-11-28', '2026-11-29'].map((date) => ({ date, what: 'A day' }))
  const passed = datesPassed([{ ...rule, dates }], today)
  expect(passed.map(({ date }) => date)).toEqual(['2026-11-28', '2025-11-29'])
  const shown = Array.from(
    (page.split(/id="(?:calendar|all-rules)"/)[1] ?? '').matchAll(/<li.*?dateTime="([^"]*)"/g),
    ([, day]) => day,
  )
  expect(shown).toEqual([
    ...new Set([...datesAhead(rules, today), ...datesPassed(rules, today)].map(({ date }) => date)),
  ])
})

test('every date that is ahead comes with what to do before it', () => {
  const calendar = page.split('id="calendar"')[1]?.split('<details')[0] ?? ''
  expect(datesAhead(rules, today).length).toBeGreaterThan(0)
  for (const { id, name, toDo = '' } of datesAhead(rules, today))
    for (const said of [`href="#${id}"`, name, toDo]) expect(calendar).toContain(said)
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

test('the calendar lists the coming dates, the nearest first', () => {
  const days = datesAhead(rules, today).map(({ date }) => date)
  expect(days[0]).toBe('2026-12-31')
  expect(days).toEqual(days.toSorted())
})

test('an editor is notified of a date before it comes and after it has passed, until the rule is rechecked', () => {
  const told = (day: string, rows = tracked) => datesToReview(rows, day, 60).map(({ id }) => id)
  const onNewYear = ['dea-telemedicine', 'prior-authorization', 'medicaid-engagement', 'aba-codes']
  expect(told('2026-10-01')).toEqual([])
  expect(told('2026-11-01')).toEqual(['dea-telemedicine'])
  expect(told('2027-02-01').toSorted()).toEqual([...onNewYear, 'text-opt-out'].toSorted())
  const lookedAt = tracked.map((rule) => ({ ...rule, checked: '2027-02-01' }))
  expect(told('2027-02-01', lookedAt)).toEqual([])
})

test('a standing is drawn like every other icon', () => {
  const [icon = ''] = renderToStaticMarkup(createElement(ClockIcon)).split('>')
  const drawings = html.match(/<svg[^>]*class="size-4 shrink-0"[^>]*/g) ?? []
  expect(drawings.length).toBeGreaterThan(rules.length)
  for (const drawing of drawings) expect(drawing).toBe(icon.replace('size-5', 'size-4 shrink-0'))
})
