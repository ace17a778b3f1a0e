import { readFileSync } from 'node:fs'
import { matchCandidates, matchCatalogue } from '../../../shared/match/catalogue'
import type { Needs } from '../../../shared/match/needs'
import { reservationAbout } from '../../../shared/match/reservations'

/** The verdict of a review, in its file. */
const review = (name: string) => readFileSync(`client/content/reviews/${name}.md`, 'utf8')
const practice = { isCommunity: false, areas: [], settings: [], providers: null } as unknown as Needs

function textAbout(id: string, needs: Partial<Needs> = {}): string {
  const candidate = matchCandidates.find((one) => one.id === id)
  if (!candidate) throw new Error(`no ${id}`)
  return reservationAbout(candidate, { ...practice, ...needs })
    .map(({ text }) => text)
    .join()
}

test.each([
  ['smartcare', 'a record for counties and large community agencies', 'not meant for a private practice'],
  ['credibleemr', 'an agency system'],
  ['cerner', 'We would not start a new search with it'],
])('what the match says of %s is in its review', (id, ...words) => {
  expect(textAbout(id)).toMatch(/^By our review, /)
  for (const phrase of words) expect(review(id)).toContain(phrase)
})

test("an agency is not warned of an agency's system, and a hospital is not called a private practice", () => {
  expect(textAbout('smartcare')).toContain('not for a private practice')
  expect(textAbout('smartcare', { isCommunity: true })).toBe('')
  expect(textAbout('smartcare', { settings: ['inpatient'] })).not.toContain('private practice')
  expect(textAbout('kipu')).toBe('')
})

test('a system that we would not start a new search with is left out, except for those who have it', () => {
  const hospital = { industry: 'mental-health', providers: 120, setting: ['inpatient'] } as const
  const { picks, excluded, elsewhere } = matchCatalogue({ ...hospital, setting: ['inpatient'] })
  expect(picks.map(({ id }) => id)).not.toContain('cerner')
  expect(excluded.find(({ id }) => id === 'cerner')?.reason).toBe(
    'By our review, we would not start a new search with it.',
  )
  expect(elsewhere.map(({ name }) => name)).toEqual(expect.arrayContaining(['Netsmart', 'Medsphere']))
  expect(matchCatalogue({ ...hospital, setting: ['inpatient'], current: 'cerner' }).stay?.text).not.toContain(
    'would not start',
  )
})

test("an agency's system is left out for a small practice if its size or price speaks against it too", () => {
  const leftOut = (answers: Parameters<typeof matchCatalogue>[0], id: string) =>
    matchCatalogue(answers).excluded.find((one) => one.id === id)?.reason
  const office = { industry: 'substance-abuse' } as const
  expect(leftOut({ ...office, providers: 3 }, 'credibleemr')).toBe(
    'By our review, it is an agency system. Made for 5-500 providers; you have 3 providers.',
  )
  expect(leftOut({ ...office, providers: 8, budget: '$500 a month' }, 'credibleemr')).toBe(
    'By our review, it is an agency system. Others put the starting price at $3,750 a month, above your budget of $500.',
  )
  expect(leftOut({ ...office, providers: 8, budget: '$9,000 a month' }, 'credibleemr')).toBeUndefined()
  expect(leftOut({ ...office, providers: 3, setting: ['ccbhc'] }, 'credibleemr')).toBeUndefined()
  expect(leftOut({ ...office, providers: 7 }, 'smartcare')).toBe(
    'By our review, it is a record for counties and large community agencies. Made for 10-200 providers; you have 7 providers.',
  )
})

test('a system that is not for private practices is left out for them, but not for agencies, large organizations, or programs', () => {
  const isLeftOut = (answers: Parameters<typeof matchCatalogue>[0]) =>
    matchCatalogue({ providers: 20, ...answers }).excluded.some(({ id }) => id === 'smartcare')
  expect(isLeftOut({ industry: 'mental-health' })).toBe(true)
  expect(isLeftOut({ industry: 'mental-health', setting: ['outpatient'] })).toBe(true)
  expect(isLeftOut({ industry: 'mental-health', setting: ['iop-php'] })).toBe(false)
  expect(isLeftOut({ industry: 'substance-abuse' })).toBe(false)
  expect(isLeftOut({ industry: 'mental-health', providers: 80 })).toBe(false)
  expect(isLeftOut({ industry: 'mental-health', organizationDescription: 'Community mental health center.' })).toBe(
    false,
  )
})

test('a size that the record gives in words is told in these words', () => {
  expect(matchCandidates.find(({ id }) => id === 'cerner')?.size.value).toEqual({
    ...{ least: 51, most: null },
    words: 'hospitals and health systems',
  })
  const { excluded } = matchCatalogue({ industry: 'mental-health', providers: 10 })
  expect(excluded.find(({ id }) => id === 'cerner')?.reason).toBe(
    'Made for hospitals and health systems; you have 10 providers.',
  )
})
