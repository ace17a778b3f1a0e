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

test("a missing price comes after the catalogue's limits, which are not called reasons that concern the practice", () => {
  const words = wordsAfter('What speaks against it', matchCatalogue({ ...program, setting: ['residential', 'detox'] }))
  expect(words).toMatch(/^The clinician phone app \(Helix\) .* We found no confirmed price for your size\.$/)
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
