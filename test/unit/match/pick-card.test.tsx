import { renderToStaticMarkup } from 'react-dom/server'
import { MatchResult } from '../../../client/components/match/match-result'
import { PickCard } from '../../../client/components/match/pick-card'
import { pointsWords } from '../../../client/components/match/points'
import { trialsWords } from '../../../client/components/match/trials'
import { matchCandidates, matchCatalogue } from '../../../shared/match/catalogue'
import { type MatchAnswer, match } from '../../../shared/match/match'
import { rank } from '../../../shared/match/ranking'
import { readNeeds } from '../../../shared/match/read'

/** The words of the first pick's card that follow a heading, without marks. */
function wordsAfter(title: string, { picks, labels }: MatchAnswer): string {
  const [pick] = picks
  if (!pick) throw new Error('no pick')
  const html = renderToStaticMarkup(<PickCard pick={pick} place={1} labels={labels} points="" />)
  const [, block = ''] = html.split(`>${title}</h4>`)
  return (block.split('<h4')[0] ?? '')
    .replace(/<a [^>]*basis-tag.*?<\/a>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const program = { industry: 'substance-abuse', providers: 20, budget: '3000' } as const

test("what no source confirms for the practice comes before the catalogue's limits, the setting before the price", () => {
  const unsourced = matchCandidates.map(
    (one) =>
      ({
        ...one,
        levels: { ...one.levels, value: null, unverified: one.levels.value ?? [], basis: 'unverified' },
      }) as const,
  )
  const answer = match({ ...program, setting: ['residential', 'detox'] }, unsourced)
  expect(wordsAfter('Reasons for caution', answer)).toMatch(
    /^Our record lists residential care and detox, .* We found no confirmed price for your size\. The clinician phone app \(Helix\) /,
  )
})

test('how often each system came first is said in one sentence, and that a lead is not firm', () => {
  const named = (name: string, share: number) => ({ name, share }) as MatchAnswer['picks'][number]
  const beginning =
    'We ran the match 2,000 times with other weights and other guesses for what we could not verify. Kipu EMR came first in '
  const words = (picks: [string, number][], others: [string, number][]) =>
    trialsWords({
      picks: picks.map(([name, share]) => named(name, share)),
      others: others.map(([name, share]) => named(name, share)),
    }).replace(beginning, '… ')
  expect(
    words(
      [['Kipu EMR', 0.35]],
      [
        ['Opus', 0.22],
        ['SmartCare EHR', 0.281],
      ],
    ),
  ).toBe('… 35% of the runs, SmartCare EHR in 28%. That is not a firm lead.')
  expect(
    words(
      [
        ['Kipu EMR', 0.5],
        ['Valant', 0.1],
      ],
      [['Opus', 0.3]],
    ),
  ).toBe('… 50% of the runs, Opus in 30%, and Valant in 10%.')
  expect(words([['Kipu EMR', 1]], [['Opus', 0.004]])).toBe('… 100% of the runs.')
  expect(words([], [])).toBe('')
})

test('the shares of all systems add up to one', () => {
  const answer = matchCatalogue({ ...program, setting: ['residential', 'detox'] })
  expect([...answer.picks, ...answer.others].reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('a question covers everything unknown about a pick, so the card does not list it again', () => {
  for (const setting of [[], ['outpatient'], ['residential', 'detox'], ['telehealth-only', 'otp']] as const)
    for (const must of [[], ['epcs'], ['asam', 'part2Consent']] as const) {
      const needs = readNeeds({ ...program, setting: [...setting], must: [...must] })
      const parts = rank(matchCandidates, needs).scored.flatMap((one) => one.parts)
      expect(parts.filter(({ unknown, ask }) => unknown.length > 0 && ask.length === 0)).toEqual([])
    }
})

test('a pick has a number only where the order means something', () => {
  const { picks, labels } = matchCatalogue(program)
  const [pick] = picks
  if (!pick) throw new Error('no pick')
  const heading = (place: number | undefined) =>
    /<h3[^>]*>(.*?)<a/.exec(renderToStaticMarkup(<PickCard pick={pick} place={place} labels={labels} points="" />))?.[1]
  expect([heading(1), heading(undefined)]).toEqual(['1. ', ''])
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

test('the points by criterion add up to the score, and to 100 in all', () => {
  const answer = matchCatalogue({ ...program, setting: ['residential'], must: ['epcs', 'emar'], want: ['telehealth'] })
  expect(answer.picks.length).toBeGreaterThan(0)
  for (const { id, score } of answer.picks) {
    const words = pointsWords(id, answer)
    expect(words).toMatch(/^Points: kind of care \d+ of \d+, .* and features asked for \d+ of \d+\.$/)
    const pairs = [...words.matchAll(/(\d+) of (\d+)/g)].map(([, points, most]) => [Number(points), Number(most)])
    const sum = (index: number) => pairs.reduce((total, pair) => total + (pair[index] ?? 0), 0)
    expect([sum(0), sum(1)]).toEqual([score, 100])
    for (const [points, most] of pairs) expect(points).toBeLessThanOrEqual(most ?? 0)
  }
})

test('a system that came first more often than the first pick is named, so that the order counts as open', () => {
  const words = trialsWords({
    picks: [{ name: 'Kipu EMR', share: 0.18 } as MatchAnswer['picks'][number]],
    others: [{ name: 'SmartCare EHR', share: 0.35 } as MatchAnswer['others'][number]],
  })
  expect(words).toContain('SmartCare EHR came first more often, so treat the order as open.')
  expect(words).not.toContain('firm lead')
})

test('a system sold under another name today says so, and systems that tie with the last pick have links', () => {
  const answer = match(
    { industry: 'mental-health', providers: 1, budget: '80', setting: ['telehealth-only'] },
    matchCandidates,
  )
  const kareo = answer.picks.find(({ id }) => id === 'kareo')
  if (!kareo) throw new Error('no Kareo among the picks')
  expect(renderToStaticMarkup(<PickCard pick={kareo} labels={answer.labels} points="" />)).toContain(
    'Sold as Tebra today',
  )
  expect(answer.tied).toEqual([{ id: 'therapyappointment', name: 'TherapyAppointment' }])
  const html = renderToStaticMarkup(
    <MatchResult answer={answer} query="" siteUrl="https://guide.example" print={null} />,
  )
  expect(html).toContain('<a href="/emr/therapyappointment" class="link">TherapyAppointment</a>')
  expect(html).toMatch(/emr4=therapyappointment[^>]*>Compare these systems and TherapyAppointment</)
})

test('no list of scores stands under a result that names no system', () => {
  const pageOf = (answer: MatchAnswer) =>
    renderToStaticMarkup(<MatchResult answer={answer} query="" siteUrl="https://guide.example" print={null} />)
  const none = match({ industry: 'eating-disorder', providers: 8 }, matchCandidates)
  expect(none.others.some(({ score }) => score > 0)).toBe(true)
  expect(pageOf(none)).not.toContain('Other systems and their scores')
  expect(pageOf(match(program, matchCandidates))).toContain('Other systems and their scores')
})
