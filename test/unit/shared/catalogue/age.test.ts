import { isStale } from '../../../../shared/catalogue/age'

test.each([
  ['2026-11-21', '2027-05-19', false],
  ['2026-11-21', '2027-05-21', true],
  ['2026-11', '2027-04-29', false],
  ['2026-11', '2027-05-01', true],
])('a value read on %s is stale on %s: %p', (read, today, stale) => {
  expect(isStale({ read }, new Date(`${today}T12:00:00Z`))).toBe(stale)
})
