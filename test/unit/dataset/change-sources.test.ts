import { vendors } from '../../../shared/catalogue'
import { factByKey } from '../../../shared/catalogue/facts'
import type { Change } from '../../../shared/catalogue/history'
import { changeGroups } from '../../../shared/dataset/change-words'

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
  expect(groups.flatMap(({ date, lines: [line] }) => [[date, line?.reason.url !== null]])).toEqual([
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2026-11-19', false],
    ['2026-11-18', false],
  ])
})

test('our own reviews give the note of the value, what the bases say, or that only the wording changed', () => {
  const reasonOf = (vendor: string, field: string) =>
    changeGroups()
      .find((group) => group.vendor === vendor && group.lines.some((line) => line.field === field))
      ?.lines.find((line) => line.field === field)?.reason.words
  const note = vendors.find(({ id }) => id === 'clearent')?.telehealth.note
  expect(note).toBeDefined()
  expect(reasonOf('clearent', 'telehealth')).toBe(note)
  expect(reasonOf('opus', 'telehealth')).toBe('The old value had no source, and we found none.')
  expect(reasonOf('opus', 'groupTherapy')).toBe('We no longer rely on the earlier source.')
  expect(reasonOf('kipu', 'leaving.exportPrice')).toBe('Only the wording changed.')
})

test('words that say more or less than before are no rewording: the history says what became of the rest', () => {
  const moved = [
    ['kareo', 'billing.payers', 'The source counts payers that answer eligibility checks.'],
    ['simplepractice', 'contract.refunds', '"Cancel any time" is now under Cancellation.'],
    ['therapynotes', 'contract.freeTrial', '"No long-term contract" is now under Term.'],
  ]
  for (const [vendor, field, words] of moved) {
    const lines = changeGroups()
      .filter((group) => group.vendor === vendor)
      .flatMap((group) => group.lines)
      .filter((one) => one.field === field)
    expect(lines.map(({ reason, done }) => [reason.words, done])).toContainEqual([words, 'changed'])
  }
})

test('a source that the record no longer has is said to be missing', () => {
  const [first] = changeGroups().filter(({ vendor, date }) => vendor === 'credibleemr' && date === '2026-11-22')
  const line = first?.lines.find(({ field }) => field === 'aiNotetaking')
  expect(line?.reason).toMatchObject({ words: 'Source since replaced.', url: null })
})
