import { readFileSync } from 'node:fs'
import { matchCandidates, matchCatalogue } from '../../../shared/match/catalogue'
import { reservationAbout } from '../../../shared/match/reservations'

/** The verdict of a review, in its file. */
const review = (name: string) => readFileSync(`client/content/reviews/${name}.md`, 'utf8')

test.each([
  ['smartcare', 'a record for counties and large community agencies', 'not meant for a private practice'],
  ['cerner', 'We would not start a new search with it'],
])('what the match says of %s is in its review', (id, ...words) => {
  const needs = { isCommunity: false, settings: [] } as never
  expect(reservationAbout(id, needs)).toMatch(/^By our review, /)
  for (const phrase of words) expect(review(id)).toContain(phrase)
})

test('nothing is said of a system without such a verdict', () => {
  expect(reservationAbout('kipu', { isCommunity: false, settings: [] } as never)).toBeUndefined()
})

test('a size that the record gives in words is told in these words', () => {
  const answers = { industry: 'mental-health', providers: 10 } as const
  expect(matchCandidates.find(({ id }) => id === 'cerner')?.size.value).toEqual({
    ...{ least: 51, most: null },
    words: 'hospitals and health systems',
  })
  expect(matchCatalogue(answers).excluded.find(({ id }) => id === 'cerner')?.reason).toBe(
    'Made for hospitals and health systems; you have 10 providers.',
  )
})
