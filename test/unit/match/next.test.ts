import { matchCandidates, matchCatalogue } from '../../../shared/match/catalogue'
import { match } from '../../../shared/match/match'
import type { Setting } from '../../../shared/match/reading/situation'
import type { Candidate } from '../../../shared/match/weigh/candidate'

const residential = {
  industry: 'substance-abuse',
  setting: ['residential', 'detox'],
  providers: 20,
  budget: '3000',
} as const

const candidate = (id: string): Candidate => {
  const found = matchCandidates.find((one) => one.id === id)
  if (!found) throw new Error(`no system ${id}`)
  return found
}

/** The answer among these systems only. */
const among = (answers: Parameters<typeof match>[0], ...ids: string[]) => match(answers, ids.map(candidate))

test('with a single pick, the next systems and what keeps each out are named', () => {
  const { picks, next, others } = matchCatalogue({ ...residential, setting: [...residential.setting] })
  expect(picks.map(({ id }) => id)).toEqual(['kipu'])
  expect(others.slice(0, 2).map(({ score }) => score)).toEqual([57, 57])
  expect(next).toEqual({
    systems: [
      { id: 'opus', name: 'Opus' },
      { id: 'smartcare', name: 'SmartCare EHR' },
    ],
    text: 'Only Kipu EMR reaches 60 of 100, the minimum for a pick. Opus and SmartCare EHR come next, each with 57.',
    reasons: [
      'Opus: our record lists mental health and substance use, but we found no source for them.',
      'SmartCare EHR: our record lists residential care, but we found no source for it, and we could not confirm that it serves detox.',
    ],
  })
})

test('with three picks or none, there is nothing to explain', () => {
  const three = matchCatalogue({ industry: 'mental-health', providers: 7, budget: '$900' })
  expect([three.picks.length, three.next]).toEqual([3, null])
  const none = matchCatalogue({ industry: 'autism', providers: 7 })
  expect([none.picks.length, none.next]).toEqual([0, null])
})

test('a system that is known not to fit is named with that reason', () => {
  const { picks, next } = among({ industry: 'substance-abuse', providers: 20 }, 'therapynotes', 'kipu')
  expect(picks.map(({ id }) => id)).toEqual(['kipu'])
  expect(next?.text).toMatch(
    /^Only Kipu EMR reaches 60 of 100, the minimum for a pick\. TherapyNotes comes next with \d+: it is made for mental health; we found no sign that it is made for substance use\.$/,
  )
})

test('equal systems with the same unknown share a reason', () => {
  const { next } = among(
    { industry: 'substance-abuse', setting: ['residential'], providers: 20 },
    ...['kipu', 'simplepractice', 'therapynotes', 'kareo'],
  )
  expect(next?.text).toMatch(/ and .* come next, each with \d+: for each of them, we could not confirm that it serves /)
})

describe('a system without a confirmed value is kept out by', () => {
  const kipu = candidate('kipu')
  const reasonFor = (changed: Partial<Candidate>, answers: Parameters<typeof match>[0]) =>
    match(answers, [kipu, { ...kipu, id: 'opus', name: 'Opus', ...changed }]).next?.text.split(/with \d+: /)[1]
  const care = { industry: 'substance-abuse', providers: 20 } as const

  test.each([
    [
      'a record of its care',
      ['mental-health'] as const,
      'our record lists mental health, but we found no source for it.',
    ],
    ['no record of its care', undefined, 'we do not know which kinds of care it is made for.'],
  ])('%s', (_what, unverified, reason) => {
    const areas = { value: null, basis: 'unverified', field: 'specialties', ...(unverified && { unverified }) } as const
    expect(reasonFor({ areas }, care)).toBe(reason)
  })

  test('a record of its size', () => {
    const size = { value: null, basis: 'unverified', field: 'idealOrganizationSize' } as const
    const weighed = { providers: 20, industry: 'substance-abuse', weights: { size: 50, care: 1 } } as never
    const made = { least: 30, most: 60 }
    expect(reasonFor({ size: { ...size, unverified: made } }, weighed)).toBe(
      'our record lists 30-60 providers, but we found no source for it.',
    )
    expect(reasonFor({ size }, weighed)).toBe('we do not know what size of practice it is made for.')
  })
})

test('no other system reaches what only the picks are said to reach', () => {
  for (const industry of ['mental-health', 'substance-abuse'] as const)
    for (const setting of [[], ['residential', 'detox'], ['iop-php'], ['telehealth-only']] as const)
      for (const must of [[], ['epcs'], ['asam', 'part2Consent']] as const) {
        const answers = { industry, setting: [...setting], providers: 7, must: [...must] }
        const { next, others } = matchCatalogue(answers)
        if (!next || next.systems.length === 0) continue
        const best = Math.max(...others.map(({ score }) => score))
        expect(next.systems.map(({ id }) => id).sort()).toEqual(
          others.flatMap(({ id, score }) => (score === best ? [id] : [])).sort(),
        )
        expect([
          answers,
          next.text,
          /reach(?:es)? 60 of 100, the minimum/.test(next.text) && !/must have/.test(next.text),
        ]).toEqual([answers, next.text, best < 60])
      }
})

test('an unknown must-have keeps a system out, however well it fits otherwise', () => {
  const answers = { industry: 'mental-health', providers: 10, must: ['customizable'] } as const
  const { picks, next } = match(
    { ...answers, must: [...answers.must] },
    [candidate('valant'), candidate('opus')].map(
      (one, index): Candidate => ({
        ...one,
        features: {
          ...one.features,
          customizable: { ...one.features.customizable, value: index === 0 ? 'yes' : null },
        },
        areas: { ...one.areas, value: ['mental-health'], basis: 'sourced' },
      }),
    ),
  )
  expect(picks.map(({ id }) => id)).toEqual(['valant'])
  expect(next?.text).toMatch(
    /^Only Valant is known to have everything you must have and reaches 60 of 100, the minimum for a pick\. Opus comes next with \d+: we do not/,
  )
})

test('systems that score higher than the pick are not said to come next', () => {
  const higher = (answers: Parameters<typeof match>[0]) => matchCatalogue(answers).next?.text.split('for a pick. ')[1]
  expect(higher({ ...residential, setting: [...residential.setting], must: ['telehealth', 'part2Consent'] })).toMatch(
    /^Kipu EMR scores higher \(\d+\), but we do not know whether it has 42 CFR Part 2 consents\.$/,
  )
  expect(
    higher({
      ...{ industry: 'mental-health', providers: 12, want: ['outcomeTracking'] },
      organizationDescription: 'We provide primary care too.',
    }),
  ).toMatch(
    / score higher \(\d+ each\), but for each of them, we do not know whether it has a record for primary care\.$/,
  )
})

test('if every other system is left out, that is said', () => {
  const { picks, next } = among({ industry: 'substance-abuse', providers: 20 }, 'kipu', 'epic')
  expect(picks.map(({ id }) => id)).toEqual(['kipu'])
  expect(next).toEqual({
    systems: [],
    text: 'Only Kipu EMR can be picked: all others are left out, for the reasons below.',
    reasons: [],
  })
})

describe('a pick without a confirmed price', () => {
  const figureOf = (id: string, providers: number | undefined) =>
    among({ industry: 'substance-abuse', ...(providers ? { providers } : {}) }, id).picks[0]?.ownFigure

  test('shows what our unsourced figure comes to, and asks for a quote', () => {
    expect(figureOf('kipu', 20)).toEqual({
      text: 'We found no confirmed price for a practice your size. Our unsourced figure of $89-$179 per user per month comes to $1,780 to $3,580 a month for 20 providers. Ask for a quote.',
      facts: [{ vendor: 'kipu', field: 'estimatedCostPerMonth', basis: 'spec' }],
    })
    expect(figureOf('kipu', undefined)?.text).toBe(
      'We found no confirmed price. We have only our unsourced figure of $89-$179 per user per month. Ask for a quote.',
    )
  })

  test.each([
    ['3000', 'so we cannot say whether it fits your budget of $3,000 a month.', 'a third of the points for cost'],
    ['$150 per provider', 'fits your budget of $3,000 a month.', 'a third of the points for cost'],
    ['1000', 'fits your budget of $1,000 a month.', 'Even the low end of that figure is above your budget'],
  ])('is set against a budget of %s, and says what the figure counts for', (budget, fits, counts) => {
    const [pick] = among({ industry: 'substance-abuse', providers: 20, budget }, 'kipu').picks
    expect(pick?.ownFigure?.text).toContain(fits)
    expect(pick?.ownFigure?.text).toContain(counts)
  })

  test('is not set against a budget that was not weighed', () => {
    for (const budget of ['a lot', '4% of collections', undefined]) {
      const [pick] = among({ industry: 'substance-abuse', providers: 20, ...(budget ? { budget } : {}) }, 'kipu').picks
      expect(pick?.ownFigure?.text).not.toContain('budget')
    }
  })

  test('by contract is not multiplied, and what other sources say follows without addresses', () => {
    const text = figureOf('smartcare', 20)?.text ?? ''
    expect(text).toContain('We have only our unsourced figure of $79-$149 per month, by contract. Ask for a quote. ')
    expect(text).toContain("Fresno County's share")
    expect(text).not.toContain('https:')
  })

  test('with a published price has its cost instead', () => {
    const [pick] = among({ industry: 'mental-health', providers: 7 }, 'therapynotes').picks
    expect(pick?.cost).toHaveLength(3)
    expect(pick?.ownFigure).toBeNull()
  })
})

describe('a setting that no source confirms', () => {
  const kipu = candidate('kipu')
  const { value, ...levels } = kipu.levels
  const unsourced: Candidate = {
    ...kipu,
    levels: { ...levels, value: null, basis: 'unverified', ...(value && { unverified: value }) },
  }
  const againstOf = (system: Candidate, ...setting: Setting[]) =>
    match({ industry: 'substance-abuse', setting, providers: 20 }, [system]).picks[0]?.against.filter(
      ({ criterion }) => criterion === 'setting',
    )

  test('speaks against a pick, and says whether our record lists it', () => {
    expect(againstOf(unsourced, 'residential', 'detox', 'ccbhc')).toEqual([
      {
        criterion: 'setting',
        text: 'Our record lists residential care and detox, but we found no source for them.',
        facts: [{ vendor: 'kipu', field: 'levelsOfCare', basis: 'unverified' }],
      },
      {
        criterion: 'setting',
        text: 'We could not confirm that it serves CCBHCs.',
        facts: [{ vendor: 'kipu', field: 'clinical.ccbhc', basis: 'unknown' }],
      },
    ])
  })

  test('of outpatient care is assumed: it neither counts against a system nor is a reason for it', () => {
    expect(againstOf(kipu, 'outpatient')).toEqual([])
    const answers = { industry: 'mental-health', providers: 8, budget: '$80 per provider' } as const
    const practice = ['simplepractice', 'therapynotes']
    const found = (given: Parameters<typeof match>[0]) =>
      matchCatalogue(given)
        .picks.filter(({ id }) => practice.includes(id))
        .map(({ id, score, unknown, reasons }) => ({ id, score, unknown, of: reasons.map((one) => one.criterion) }))
    const before = found(answers)
    expect(before.map(({ id }) => id).sort()).toEqual(practice)
    expect(found({ ...answers, setting: ['outpatient'] })).toEqual(before)
  })
})
