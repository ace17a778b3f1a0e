import { vendors } from '../../../shared/catalogue'
import type { Change } from '../../../shared/catalogue/history'
import { changeGroups } from '../../../shared/dataset/change-words'
import { factsOf } from '../../../shared/dataset/facts'

test('a change names the page that led to it, by title and address', () => {
  const sourced = changeGroups().flatMap((group) =>
    group.lines.flatMap(({ field, source }) => (source ? [{ vendor: group.vendor, field, source }] : [])),
  )
  expect(sourced.length).toBeGreaterThan(30)
  for (const { vendor, field, source } of sourced) {
    const record = vendors.find(({ id }) => id === vendor)
    const fact = record && factsOf(record).find((one) => one.field === field)?.fact
    expect(source).toEqual({ name: fact?.source?.name, url: fact?.source?.url })
  }
})

test('a change to a value that has changed again since names no page, nor does one that no page led to', () => {
  const yes = { value: true, basis: 'sourced' }
  const unknown = { value: null, basis: 'unknown' }
  const change = (date: string, from: object, to: object, why = 'source') =>
    ({ date, version: '2026.11.22', vendor: 'clearent', field: 'cloudBased', why, from, to }) as Change
  const groups = changeGroups([
    change('2026-11-20', unknown, { ...yes, value: false }),
    change('2026-11-21', unknown, yes),
    change('2026-11-18', unknown, yes, 'review'),
    change('2026-11-19', yes, unknown),
  ])
  expect(groups.flatMap(({ date, lines: [line] }) => [[date, line?.source !== null]])).toEqual([
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2026-11-19', false],
    ['2026-11-18', false],
  ])
})
