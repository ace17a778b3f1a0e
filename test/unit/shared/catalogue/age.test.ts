import { ageOf } from '../../../../shared/catalogue/age'

const reread = 'not rechecked for 180 days'
const year = 'page over a year old'

test.each([
  ['telehealth', { read: '2026-11-21' }, '2027-05-19', undefined],
  ['telehealth', { read: '2026-11-21' }, '2027-05-21', reread],
  ['telehealth', { read: '2026-11' }, '2027-04-29', undefined],
  ['telehealth', { read: '2026-11' }, '2027-05-01', reread],
  ['telehealth', { read: '2026-11-21', dated: '2025-12-01' }, '2026-11-30', undefined],
  ['telehealth', { read: '2026-11-21', dated: '2025-11-01' }, '2026-11-22', year],
  ['price.plans', { read: '2026-11-21', dated: '2025' }, '2026-12-30', undefined],
  ['price.plans', { read: '2026-11-21', dated: '2025' }, '2027-01-02', year],
  ['price.plans', { read: '2026-11-21', dated: '2025-10' }, '2026-11-02', year],
  ['certification.status', { read: '2026-11-21', dated: '2026-02-13' }, '2026-11-22', 'page over 180 days old'],
  ['incidents', { read: '2026-11-21', dated: '2026-08-01' }, '2026-11-22', undefined],
])('%s of a page %p is on %s: %p', (field, source, today, age) => {
  expect(ageOf(source, field, new Date(`${today}T12:00:00Z`))).toBe(age)
})
