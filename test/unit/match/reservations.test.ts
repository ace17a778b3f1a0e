import { readFileSync } from 'node:fs'
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
