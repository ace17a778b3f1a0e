import { changedOf, countWords } from '../../../client/components/vendor/dossier-rows'
import { vendors } from '../../../shared/catalogue'
import { factByKey } from '../../../shared/catalogue/facts'
import type { Change } from '../../../shared/catalogue/history'
import { rewording } from '../../../shared/dataset/change-reasons'
import { changeGroups, countLines, latestChangesOf } from '../../../shared/dataset/change-words'

/** A change of Kipu on a day, in its version. */
const change = (field: string, from: object, to: object, more: Partial<Change> = {}) => {
  const day = { date: '2026-11-22', version: '2026.11.22', vendor: 'kipu', why: 'review' }
  return { ...day, field, from, to, ...more } as Change
}
const state = (value: unknown, basis = 'sourced') => ({ value, basis })
const [yes, unknown] = [state(true), state(null, 'unknown')]

test('no field changes twice on one day, and none ends as it began', () => {
  for (const group of changeGroups()) {
    const fields = group.lines.map(({ field }) => field)
    expect(new Set(fields).size).toBe(fields.length)
    for (const { from, to } of group.lines) expect(to).not.toBe(from)
  }
})

test('what one version changed and the next took back on the same day is left out', () => {
  const [group] = changeGroups([
    change('telehealth', yes, unknown),
    change('mobileApp', yes, unknown),
    change('telehealth', unknown, yes, { version: '2026.11.22.1' }),
    change('mobileApp', unknown, state('partly'), { version: '2026.11.22.1' }),
  ])
  expect(group?.lines.map(({ field, from, to }) => [field, from, to])).toEqual([
    ['mobileApp', 'Yes (sourced)', 'Partly (sourced)'],
  ])
  expect(group?.versions).toBe('versions 2026.11.22 to 2026.11.22.1')
})

test('a change of spelling alone is left out, and a change of basis or of a figure is not', () => {
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

test.each(['kipu', 'clearent'])("the latest changes of %s are the page of changes' newest group of it", (id) => {
  const latest = changeGroups().find(({ vendor }) => vendor === id)
  expect(latest).toBeDefined()
  expect(latestChangesOf(id)).toEqual(latest)
})

test('a value put in other words keeps both, and is counted apart; one that also changed its meaning that day is not', () => {
  const [group] = changeGroups([
    change('bestFor', state('Large programs'), state('Programs that are large'), { wording: true }),
    change('setupTime', state('2 weeks'), state('6 weeks')),
    change('setupTime', state('6 weeks'), state('Six weeks'), { wording: true }),
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

test('a change names the page that led to it, by title and address', () => {
  const sourced = changeGroups().flatMap((group) =>
    group.lines.flatMap(({ field, reason }) => (reason.url ? [{ vendor: group.vendor, field, reason }] : [])),
  )
  expect(sourced.length).toBeGreaterThan(30)
  for (const { vendor, field, reason } of sourced) {
    const record = vendors.find(({ id }) => id === vendor)
    const fact = record && factByKey(record, field)?.fact
    expect(reason).toMatchObject({ words: fact?.source?.name, url: fact?.source?.url })
    expect(reason.secondhand).toBe(fact?.source?.via !== undefined)
  }
})

test('a change to a value that has changed again since names no page, nor does one that no page led to', () => {
  const on = (date: string, from: object, to: object, why: Change['why'] = 'source') =>
    change('cloudBased', from, to, { date, vendor: 'clearent', why })
  const groups = changeGroups([
    on('2026-11-20', unknown, state(false)),
    on('2026-11-21', unknown, yes),
    on('2026-11-18', unknown, yes, 'review'),
    on('2026-11-19', yes, unknown),
  ])
  expect(groups.flatMap(({ date, lines: [line] }) => [[date, line?.reason.url !== null]])).toEqual([
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2026-11-19', false],
    ['2026-11-18', false],
  ])
})
