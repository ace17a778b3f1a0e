import { vendors } from '../../../shared/catalogue'
import type { Change } from '../../../shared/catalogue/history'
import { changeGroups } from '../../../shared/dataset/change-words'
import { factsOf } from '../../../shared/dataset/facts'

test('a change names the address at which the new value was read', () => {
  const sourced = changeGroups().flatMap((group) =>
    group.lines.flatMap(({ field, source }) => (source ? [{ vendor: group.vendor, field, source }] : [])),
  )
  expect(sourced.length).toBeGreaterThan(30)
  for (const { vendor, field, source } of sourced) {
    const record = vendors.find(({ id }) => id === vendor)
    const fact = record && factsOf(record).find((one) => one.field === field)?.fact
    expect(source).toBe(fact?.source?.url)
  }
})

test('a change to a value that has changed again since names no address', () => {
  const yes = { value: true, basis: 'sourced' }
  const unknown = { value: null, basis: 'unknown' }
  const change = (date: string, from: object, to: object) =>
    ({ date, version: '2026.11.22', vendor: 'clearent', field: 'cloudBased', why: 'source', from, to }) as Change
  const groups = changeGroups([
    change('2026-11-20', unknown, { ...yes, value: false }),
    change('2026-11-21', unknown, yes),
    change('2026-11-19', yes, unknown),
  ])
  expect(groups.flatMap(({ date, lines: [line] }) => [[date, line?.source !== null]])).toEqual([
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2026-11-19', false],
  ])
})
