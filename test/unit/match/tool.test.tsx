import { renderToStaticMarkup } from 'react-dom/server'
import { Effects } from '../../../client/components/match/effects'
import { featureGroups } from '../../../client/components/match/feature-groups'
import { MoreQuestions } from '../../../client/components/match/more-questions'
import { Component as MatchIsland } from '../../../client/islands/match.island'
import { loader } from '../../../client/site/pages/match'
import { vendors } from '../../../shared/catalogue'
import { analysisAddress, comparisonAddress, matchQuery, withAnswer, withoutValue } from '../../../shared/match/address'
import { answersSchema } from '../../../shared/match/answers'
import { matchCatalogue } from '../../../shared/match/catalogue'
import { featureKeys } from '../../../shared/match/keys'
import { criteria, methodChanges, methodVersion, presets } from '../../../shared/match/method'
import { movement } from '../../../shared/match/movement'
import { budgetAnswers, practices, withoutPractice } from '../../../shared/match/practices'
import { leadAnswers } from '../../../shared/match/prefill'
import { answersOfQuery, readableAnswers } from '../../../shared/match/query'
import { readNeeds } from '../../../shared/match/read'
import { settings } from '../../../shared/match/reading/situation'
import { byScore, exactScore } from '../../../shared/match/weighing'
import { stubApi } from '../../support/stub-api'

const group = readableAnswers(
  new URLSearchParams('industry=mental-health&providers=7&budget=$900&must=outcomeTracking&current=simple-practice'),
)

describe('the address of a match', () => {
  test('has its keys in a fixed order, each value once, and nothing empty or unknown', () => {
    const given = new URLSearchParams('want=labs&x=1&must=&budget=+$9+&industry=autism&want=labs&providers=&want=epcs')
    expect(matchQuery(given)).toBe('industry=autism&budget=%249&want=labs&want=epcs')
    expect(matchQuery(new URLSearchParams(matchQuery(given)))).toBe(matchQuery(given))
  })

  test('drops the range if the exact number is given, and joins weights that a form sends one by one', () => {
    const query = matchQuery(new URLSearchParams('numberOfProviders=2-10&providers=4&weights=solo&weights=cost:40'))
    expect(query).toBe('providers=4&weights=solo%2Ccost%3A40')
    expect(answersOfQuery(new URLSearchParams(query)).weights).toEqual({ ...presets.solo, cost: 40 })
  })

  test('can change one answer and keep the others', () => {
    expect(withAnswer('industry=autism&weights=solo', 'weights', null)).toBe('industry=autism')
    expect(withAnswer('industry=autism', 'weights', 'solo')).toBe('industry=autism&weights=solo')
    expect(withoutValue('must=labs&must=epcs', 'must', 'labs')).toBe('must=epcs')
    expect(analysisAddress('industry=autism&weights=solo&version=1')).toBe('/get-recommendation?industry=autism')
  })

  test('compares the picks for the exact number of people, and for none if only a range is known', () => {
    expect(comparisonAddress(['opus', 'kipu'], { least: 7, most: 7 })).toBe(
      '/comparisons?emr1=opus&emr2=kipu&providers=7',
    )
    expect(comparisonAddress(['opus'], { least: 2, most: 10 })).toBe('/comparisons?emr1=opus')
  })
})

test.each(practices)('the first question understands $label', ({ value, industry, setting }) => {
  const answers = readableAnswers(withoutPractice(new URLSearchParams({ practice: value })))
  expect([answers.industry, answers.setting ?? []]).toEqual([industry, setting])
})

test.each(budgetAnswers.filter(({ value }) => value !== ''))(
  'the budget "$label" is read as it is written',
  (choice) => {
    const { readBack } = matchCatalogue({ industry: 'mental-health', numberOfProviders: '2-10', budget: choice.value })
    const [, most] = /(\d+)\D*$/.exec(choice.label.replace(',', '')) ?? []
    expect(readBack.budget).toMatchObject({ per: 'provider', monthly: { most: Number(most) } })
  },
)

test('every feature is in exactly one group of the form', () => {
  expect(featureGroups.flatMap(({ keys }) => keys).sort()).toEqual([...featureKeys].sort())
})

const shown = async (query: string) => {
  const api = stubApi({ listVendors: async () => vendors, match: async (answers) => matchCatalogue(answers) })
  return loader(api)({ request: new Request(`http://127.0.0.1/match?${query}`) } as never)
}

test('a form sent without any answer asks for one, without scripts too', async () => {
  const page = async (query: string) =>
    renderToStaticMarkup(<MatchIsland {...(await shown(query))} siteUrl="https://guide.example" />)
  expect(await page('industry=&providers=&budget=')).toMatch(/<p role="status"[^>]*>Answer at least one question\.</)
  expect(await page('')).toMatch(/<p role="status"[^>]*><\/p>/)
  await expect(page('industry=autism&providers=')).rejects.toMatchObject({ status: 302 })
})

describe("today's system", () => {
  test('is offered once for each system', async () => {
    const labels = (await shown('')).systems.map(({ label }) => label)
    expect([...new Set(labels)]).toEqual(labels)
  })

  test.each([
    ['simplepractice', 'simple-practice'],
    ['simple-practice', 'simple-practice'],
    ['kipu', 'kipu'],
    ['epic', 'epic'],
    ['alleva', 'alleva'],
    ['other', 'other'],
  ])('stays selected: %s', async (current, selected) => {
    const { query, answer, systems } = await shown(`industry=mental-health&current=${current}`)
    if (!answer) throw new Error('no answer')
    const entries = new URLSearchParams(query)
    const html = renderToStaticMarkup(<MoreQuestions {...{ entries, query, answer, systems }} weights={null} />)
    expect(/<option value="([^"]*)" selected/.exec(html.slice(html.indexOf('id="current"')))?.[1]).toBe(selected)
  })
})

describe('the effect of each answer', () => {
  test('is the difference from the ranking without that answer', () => {
    const { effects, picks } = matchCatalogue(group)
    expect(effects.map(({ key, value }) => [key, value])).toEqual([
      ['current', 'simple-practice'],
      ['must', 'outcomeTracking'],
    ])
    const names = picks.map(({ name }) => name)
    const { current: _current, ...withoutCurrent } = group
    const before = matchCatalogue(withoutCurrent).picks.map(({ name }) => name)
    expect(before).toContain('SimplePractice')
    expect(effects[0]).toMatchObject({ moved: true, text: movement(before, names) })
    expect(effects[0]?.text).toContain('SimplePractice is no longer a pick')
  })

  test('stands in one line with the others that move nothing, each with a link that removes its answer', () => {
    const effect = (value: string, moved: boolean) => {
      return { key: 'want' as const, value, label: `Would like ${value}`, text: `${value} moves.`, moved }
    }
    const effects = [effect('telehealth', true), effect('groupTherapy', false), effect('customForms', false)]
    const query = 'industry=mental-health&want=telehealth,groupTherapy,customForms'
    const html = renderToStaticMarkup(<Effects effects={effects} query={query} hasPicks />)
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).toContain('telehealth moves.')
    expect(html).not.toContain('groupTherapy moves.')
    expect(html.match(/href="[^"]*"/g)).toHaveLength(3)
    const printed = html.replace(/<span class="no-print">.*?<\/a><\/span>/g, '').replace(/<[^>]*>/g, '')
    expect(printed).toContain('No effect on the picks: Would like groupTherapy and Would like customForms.')
    const one = renderToStaticMarkup(<Effects effects={effects.slice(0, 2)} query={query} hasPicks />)
    expect(one).toContain('groupTherapy moves.')
  })

  test('is shown for at most twelve answers', () => {
    expect(matchCatalogue({ industry: 'mental-health', want: featureKeys as never }).effects).toHaveLength(12)
  })

  test('names the systems that became picks, are none anymore, or moved', () => {
    expect(movement(['A', 'B', 'C'], ['B', 'D', 'C'])).toBe(
      'D is now a pick, A is no longer a pick, and B moved from second to first.',
    )
    expect(movement(['A', 'B', 'C'], ['C'])).toBe('A and B are no longer picks, and C moved from third to first.')
    expect(movement(['A'], ['A'])).toBeNull()
  })
})

test("scores under any weights can be computed from a match's table, and equal those of a new match", () => {
  const weights = { care: 5, setting: 0, size: 50, cost: 40, wishes: 5 }
  const { table } = matchCatalogue(group)
  const anew = matchCatalogue({ ...group, weights })
  const expected = Object.fromEntries([...anew.picks, ...anew.others].map(({ id, score }) => [id, score]))
  expect(Object.fromEntries(table.map(({ id, parts }) => [id, Math.floor(exactScore(parts, weights))]))).toEqual(
    expected,
  )
  const order = table.map((row) => ({ ...row, candidate: row })).sort(byScore(weights))
  expect(order.map(({ id }) => id)).toEqual(anew.table.map(({ id }) => id))
})

test('the drawbacks of a pick begin with the one that costs it most', () => {
  const { picks, weights, table } = matchCatalogue({
    industry: 'mental-health',
    providers: 7,
    budget: '$900',
    want: ['telehealth'],
  })
  const openPrice = picks.find(({ unknown }) => unknown.includes('price.plans'))
  const parts = table.find(({ id }) => id === openPrice?.id)?.parts ?? []
  const lost = parts.map(({ criterion, expected }) => [weights.values[criterion] * (1 - expected), criterion] as const)
  expect(lost.sort((a, b) => b[0] - a[0])[0]?.[1]).toBe('cost')
  expect(openPrice?.against[0]?.text).toContain('no confirmed price')
})

describe('weights', () => {
  test('given in part override the weights that suit the practice', () => {
    const { weights } = matchCatalogue({ industry: 'mental-health', providers: 1, weights: { cost: 50 } })
    expect(weights).toEqual({ preset: null, values: { ...presets.solo, cost: 50 } })
  })

  test('that are all zero are ignored', () => {
    const nothing = Object.fromEntries(criteria.map((key) => [key, 0])) as Record<(typeof criteria)[number], number>
    expect(matchCatalogue({ industry: 'mental-health', providers: 1, weights: nothing }).weights.preset).toBe('solo')
  })
})

describe('the version of a link', () => {
  const answers = { industry: 'mental-health', providers: 7 } as const

  test('shows no changes if it is the current version', () => {
    const { version, dataVersion } = matchCatalogue(answers)
    expect(matchCatalogue({ ...answers, version: `${version}~${dataVersion}` }).since).toBeUndefined()
    expect(version).toBe(methodVersion)
    expect(methodChanges.at(-1)?.version).toBe(methodVersion)
  })

  test('of an older method lists what the method changed, and no values', () => {
    const { dataVersion } = matchCatalogue(answers)
    const { since } = matchCatalogue({ ...answers, version: `2026-11-22~${dataVersion}` })
    expect(since).toMatchObject({
      same: false,
      facts: [],
      method: [
        expect.stringContaining('Balanced'),
        expect.stringContaining('without ABA'),
        expect.stringContaining('our own figure'),
        expect.stringContaining('HL7'),
        expect.stringContaining('federally qualified health centers'),
        expect.stringContaining('Lists with dashes'),
        expect.stringContaining('Outpatient care counts'),
        expect.stringContaining('Speech and occupational therapy'),
        expect.stringContaining('requested features'),
        expect.stringContaining('equal systems'),
        expect.stringContaining('starting price'),
        expect.stringContaining('another than the four'),
        expect.stringContaining('Equal scores are listed by'),
      ],
    })
  })

  test('of an older catalogue lists up to twenty changed values that this match weighs, newest first', () => {
    const told = { ...answers, want: [...featureKeys].filter((key) => key !== 'customizable') }
    const { since, excluded, table } = matchCatalogue({ ...told, version: `${methodVersion}~2026.11.21` } as never)
    expect(since?.same).toBe(false)
    expect(since?.facts).toHaveLength(20)
    expect(since?.more).toBeGreaterThan(0)
    const known = [...excluded, ...table].map(({ id }) => id)
    expect(since?.facts.map(({ field }) => field)).not.toContain('customizable')
    for (const { vendor, field, text } of since?.facts ?? []) {
      expect(known).toContain(vendor)
      expect(field).not.toBe('starRating')
      expect(text).toMatch(/: from .+ to .+/)
    }
  })

  test.each(['abacus', '2026-11-22.2~yesterday', '1~2~3'])('is called unknown if it never existed: %s', (version) => {
    expect(matchCatalogue({ ...answers, version }).since).toMatchObject({ method: null, same: false })
  })
})

describe('the request for an analysis', () => {
  const nameOf = (id: string) => vendors.find((vendor) => vendor.id === id)?.name

  test("carries the answers of the match over to the form's questions, and adds nothing", () => {
    expect(leadAnswers(group, nameOf)).toEqual({
      industry: 'mental-health',
      numberOfProviders: '2-10',
      estimatedMonthlyBudget: '$900',
      currentEmr: 'simple-practice',
      organizationDescription: '7 providers.\nWe must have outcome measures.',
    })
    expect(leadAnswers({}, nameOf)).toEqual({})
  })

  test.each([
    [1, 'solo-practitioner'],
    [2, '2-10'],
    [10, '2-10'],
    [11, '11-20'],
    [50, '21-50'],
    [51, '51+'],
  ])('%i people are in the range %s', (providers, range) => {
    expect(leadAnswers({ providers }, nameOf).numberOfProviders).toBe(range)
  })

  test('names a present system that the form does not list', () => {
    const lead = leadAnswers({ current: 'epic' }, nameOf)
    expect(lead).toEqual({ currentEmr: 'other', organizationDescription: 'We use Epic today.' })
  })

  // A letter that misreads our own wording would answer something that nobody asked.
  test.each(featureKeys)('is read back as the feature that was chosen: %s', (key) => {
    for (const kind of ['must', 'want'] as const) {
      const lead = answersSchema.parse(leadAnswers({ industry: 'mental-health', [kind]: [key] }, nameOf))
      const { [kind]: read, notUnderstood } = readNeeds(lead)
      expect(read).toContain(key)
      expect(read.filter((one) => one !== key && !(key === 'epcs' && one === 'ePrescribing'))).toEqual([])
      expect(notUnderstood).toEqual([])
    }
  })

  test.each(settings)('is read back as the setting that was chosen: %s', (setting) => {
    const lead = answersSchema.parse(leadAnswers({ industry: 'mental-health', setting: [setting] }, nameOf))
    expect(readNeeds(lead).settings).toEqual([setting])
  })
})

test('advice to stay comes before the picks, and picks that tie have no numbers', async () => {
  const page = async (query: string) =>
    renderToStaticMarkup(<MatchIsland {...(await shown(query))} siteUrl="https://guide.example" />)
  const staying = await page('industry=mental-health&providers=15&current=therapy-notes&must=telehealth')
  expect(staying.indexOf('id="stay"')).toBeGreaterThan(0)
  expect(staying.indexOf('id="stay"')).toBeLessThan(staying.indexOf('id="picks"'))
  expect(staying).toMatch(/id="picks"[^>]*>If you move anyway: /)
  const tied = await page('industry=mental-health')
  expect(tied).toMatch(/<h3 id="pick-[^"]*"[^>]*><a /)
  const ranked = await page('industry=mental-health&providers=15&budget=$1500&must=epcs&must=labs')
  expect(ranked).toMatch(/<h3 id="pick-[^"]*"[^>]*>1\. <a /)
})
