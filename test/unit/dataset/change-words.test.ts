import { changedOf, countWords } from '../../../client/components/vendor/dossier-rows'
import type { Change } from '../../../shared/catalogue/history'
import { rewording } from '../../../shared/dataset/change-reasons'
import { changeGroups, countLines, latestChangesOf } from '../../../shared/dataset/change-words'

const lines = changeGroups().flatMap((group) => group.lines)

test('a change of basis alone gives the value with both, as every other change does', () => {
  const integrations = lines.find(({ field, from }) => field === 'integrations' && from === '500+ (unverified)')
  expect(integrations?.to).toBe('500+ (sourced)')
})

test('no field changes twice on one day, and none ends as it began', () => {
  for (const group of changeGroups()) {
    const fields = group.lines.map(({ field }) => field)
    expect(new Set(fields).size).toBe(fields.length)
    for (const { from, to } of group.lines) expect(to).not.toBe(from)
  }
})

test('what one version changed and the next took back on the same day is left out', () => {
  const yes = { value: true, basis: 'sourced' } as const
  const unknown = { value: null, basis: 'unknown' } as const
  const partly = { value: 'partly', basis: 'sourced' } as const
  const change = (field: string, version: string, from: object, to: object) =>
    ({ date: '2026-11-22', version, vendor: 'kipu', field, why: 'review', from, to }) as Change
  const [group] = changeGroups([
    change('telehealth', '2026.11.22', yes, unknown),
    change('mobileApp', '2026.11.22', yes, unknown),
    change('telehealth', '2026.11.22.1', unknown, yes),
    change('mobileApp', '2026.11.22.1', unknown, partly),
  ])
  expect(group?.lines.map(({ field, from, to }) => [field, from, to])).toEqual([
    ['mobileApp', 'Yes (sourced)', 'Partly (sourced)'],
  ])
  expect(group?.versions).toBe('versions 2026.11.22 to 2026.11.22.1')
})

test('a change of spelling alone is left out, and a change of basis or of a figure is not', () => {
  const state = (value: string, basis = 'sourced') => ({ value, basis })
  const change = (field: string, from: object, to: object) =>
    ({ date: '2026-11-23', version: '2026.11.23', vendor: 'kipu', field, why: 'review', from, to }) as Change
  const setUp = change('prescribing.price', state('$49 a month + $89 set-up'), state('$49 a month + $89 Setup'))
  const ownAccount = change('price.perItem', state('$5 with an own account'), state('$5 with your own account'))
  expect(changeGroups([setUp, ownAccount])).toEqual([])
  const [group] = changeGroups([
    setUp,
    change('setupTime', state('2-6 weeks'), state('26 weeks')),
    change('bestFor', state('Set-up of programs', 'unverified'), state('Setup of programs')),
  ])
  expect(group?.lines.map(({ field }) => field)).toEqual(['setupTime', 'bestFor'])
})

test('no stored key such as mental-health is shown', () => {
  const careLines = lines.filter(({ field }) => field === 'specialties')
  expect(careLines.length).toBeGreaterThan(0)
  for (const { from, to } of careLines) expect(`${from} ${to}`).not.toMatch(/mental-health|substance-abuse/)
})

test('an address in a change is a link', () => {
  const links = lines.flatMap(({ links: { from, to } }) => [from, to].filter((link) => link !== null))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(new URL(link).protocol).toBe('https:')
})

test.each(['kipu', 'clearent'])("the latest changes of %s are the page of changes' newest group of it", (id) => {
  const latest = changeGroups().find(({ vendor }) => vendor === id)
  expect(latest).toBeDefined()
  expect(latestChangesOf(id)).toEqual(latest)
})

test('a value put in other words keeps both, and is counted apart; one that also changed its meaning that day is not', () => {
  const state = (value: string) => ({ value, basis: 'sourced' })
  const change = (field: string, from: string, to: string, wording?: true) =>
    ({
      ...{ date: '2026-11-23', version: '2026.11.23', vendor: 'kipu', field, why: 'review', wording },
      ...{ from: state(from), to: state(to) },
    }) as Change
  const [group] = changeGroups([
    change('bestFor', 'Large programs', 'Programs that are large', true),
    change('setupTime', '2 weeks', '6 weeks'),
    change('setupTime', '6 weeks', 'Six weeks', true),
  ])
  expect(group?.lines.map(({ from, to, why }) => [from, to, why === rewording])).toEqual([
    ['Large programs (sourced)', 'Programs that are large (sourced)', true],
    ['2 weeks (sourced)', 'Six weeks (sourced)', false],
  ])
  expect(countLines(group?.lines ?? [])).toEqual([
    ['changed', 1],
    [rewording, 1],
  ])
})

test('a new basis alone is counted apart, because the value did not change', () => {
  const [levels] = changeGroups().filter(({ vendor, date }) => vendor === 'kipu' && date === '2026-11-27')
  expect(levels?.lines.map(({ field }) => field)).toEqual(['levelsOfCare'])
  expect(countLines(levels?.lines ?? [])).toEqual([['now sourced', 1]])
  expect(changedOf('kipu')?.words).toMatch(/^\d+ facts? (?:added|changed)/)
  expect(
    countWords([
      ['added', 8],
      ['changed', 5],
      ['now sourced', 1],
    ]),
  ).toBe('8 facts added and 5 changed; a source found for 1')
  expect(countWords([['now sourced', 2]])).toBe('A source found for 2 facts')
  const done = changeGroups()
    .filter(({ vendor, date }) => vendor === 'opus' && date === '2026-11-22')
    .flatMap((group) => countLines(group.lines))
  expect(done).toContainEqual(['now unverified', 3])
})
