import { renderToStaticMarkup } from 'react-dom/server'
import { PickCard } from '../../../client/components/match/pick-card'
import { matchCatalogue } from '../../../shared/match/catalogue'
import type { MatchAnswer } from '../../../shared/match/match'

/** The words of the first pick's card that follow a heading, without marks. */
function wordsAfter(title: string, { picks, labels }: MatchAnswer): string {
  const [pick] = picks
  if (!pick) throw new Error('no pick')
  const html = renderToStaticMarkup(<PickCard pick={pick} place={1} labels={labels} />)
  const [, block = ''] = html.split(`>${title}</h4>`)
  return (block.split('<h4')[0] ?? '')
    .replace(/<a [^>]*basis-tag.*?<\/a>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const program = { industry: 'substance-abuse', providers: 20, budget: '3000' } as const

test("what no source confirms for the practice comes before the catalogue's limits, the setting before the price", () => {
  const words = wordsAfter('Reasons for caution', matchCatalogue({ ...program, setting: ['residential', 'detox'] }))
  expect(words).toMatch(
    /^Our record lists residential care and detox, .* We found no confirmed price for your size\. The clinician phone app \(Helix\) /,
  )
})

test('the first pick names the system that otherwise came first most often', () => {
  const answer = matchCatalogue({ ...program, setting: ['residential', 'detox'] })
  const [pick] = answer.picks
  if (!pick) throw new Error('no pick')
  const html = renderToStaticMarkup(
    <PickCard pick={pick} place={1} labels={answer.labels} rival={{ name: 'Opus', share: 0.221 }} />,
  )
  expect(html).toContain('Of the others, Opus came first most\u00a0often (22%).')
  expect([...answer.picks, ...answer.others].reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test.each([
  [1, 0.35, 'Not a firm lead: first in 35% of 2,000 trials'],
  [1, 0.5, 'First in 50% of 2,000 trials'],
  [2, 0.35, 'First in 35% of 2,000 trials'],
])('the pick in place %i that was first in %d of the trials says so', (place, share, words) => {
  const { picks, labels } = matchCatalogue(program)
  const [pick] = picks
  if (!pick) throw new Error('no pick')
  const html = renderToStaticMarkup(<PickCard pick={{ ...pick, share }} place={place} labels={labels} />)
  expect(html).toContain(`>${words}, in which`)
})

test('only one of several picks has a number', () => {
  const { picks, labels } = matchCatalogue(program)
  const [pick] = picks
  if (!pick) throw new Error('no pick')
  const heading = (isOnly: boolean) =>
    /<h3[^>]*>(.*?)<a/.exec(
      renderToStaticMarkup(<PickCard pick={pick} place={1} isOnly={isOnly} labels={labels} />),
    )?.[1]
  expect([heading(false), heading(true)]).toEqual(['1. ', ''])
})

test('a must-have that is unknown comes first of all', () => {
  const answer = matchCatalogue({ ...program, setting: ['residential'], must: ['bedBoard', 'multilingual'] })
  expect(wordsAfter('Strongest reason against', answer)).toMatch(/^You must have /)
})

test('what is known against a pick comes before what is only unknown', () => {
  const answer = matchCatalogue({ ...program, setting: ['residential'] })
  const told = (text: string, criterion: 'cost' | 'care', basis: 'unknown' | 'sourced') => ({
    ...{ text, criterion },
    facts: [{ vendor: 'kipu', field: 'specialties', basis }],
  })
  const against = [told('The price is unknown.', 'cost', 'unknown'), told('Made for others.', 'care', 'sourced')]
  const picks = answer.picks.map((pick) => ({ ...pick, against, limits: [] }))
  expect(wordsAfter('Strongest reason against', { ...answer, picks })).toBe(
    'Made for others. Also keep in mind The price is unknown.',
  )
})
