import { contentsOf, monthsOf } from '../../../client/components/changes/months'
import { type ChangeGroup, changeGroups } from '../../../shared/dataset/change-words'
import { openPages } from '../../support/pages'

test('changes are grouped by month and day, and the contents lead to each month and system', () => {
  const [group] = changeGroups()
  const on = (date: string, name: string): ChangeGroup[] =>
    group ? [{ ...group, date, name, vendor: name === 'Opus' ? 'opus' : 'kipu' }] : []
  const months = monthsOf([...on('2027-01-09', 'Opus'), ...on('2026-12-30', 'Kipu'), ...on('2026-12-01', 'Opus')])
  expect(months.map(({ name, days }) => [name, ...days.map(({ date }) => date)])).toEqual([
    ['January 2027', '2027-01-09'],
    ['December 2026', '2026-12-30', '2026-12-01'],
  ])
  expect(contentsOf(months).map(({ id, text, depth }) => `${depth} ${id} ${text}`)).toEqual([
    '2 month-2027-01 January 2027',
    '3 opus-2027-01-09 Opus',
    '2 month-2026-12 December 2026',
    '3 kipu-2026-12-30 Kipu',
    '3 opus-2026-12-01 Opus',
  ])
})

test('two addresses of one host are shown in full', async () => {
  const html = await (await openPages())('/changes')
  const shown = [...html.matchAll(/class="link out">([^<]*)<\/a> \(\w+\)/g)].map(([, words]) => words)
  expect(shown).toContainEqual(expect.stringMatching(/^g2\.com\/search\?/))
  expect(shown).toContainEqual(expect.stringMatching(/^g2\.com\/products\//))
})

test('a system gives each reason once, the one with sources first, and an arrow is never apart from the new value', async () => {
  const html = await (await openPages())('/changes')
  const systems = html.split('<article').slice(1)
  expect(systems).toHaveLength(changeGroups().length)
  const reasons = systems.map((system) => system.match(/A source was found or replaced|reviewed by us/gi) ?? [])
  expect(reasons).toContainEqual(['A source was found or replaced', 'Reviewed by us'])
  for (const each of reasons) expect(each).toEqual([...new Set(each)].sort())
  expect(html.match(/→/g)?.length).toBe(html.match(/→\u00a0/g)?.length)
})
