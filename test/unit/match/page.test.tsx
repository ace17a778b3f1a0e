import { renderToStaticMarkup } from 'react-dom/server'
import { featureGroups } from '../../../client/components/match/feature-choices'
import { MatchAnswerView } from '../../../client/components/match/match-answer'
import { SiteProvider } from '../../../client/components/site-context'
import { loader } from '../../../client/site/pages/match'
import { vendors } from '../../../shared/catalogue'
import { firstSentence } from '../../../shared/match/say/first'
import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { budgetAnswers } from '../../../shared/match/terms/budgets'
import { featureKeys } from '../../../shared/match/terms/features'
import { matchAnswer, noPickAnswer } from '../../fixtures/match-answer'
import { wordsOf } from '../../support/pages'
import { plainSite } from '../../support/plain-site'
import { stubApi, stubApps } from '../../support/stub-api'

const api = { listVendors: async () => vendors, match: async () => matchAnswer }

const load = (query: string) =>
  loader({ api: stubApi(api), request: new Request(`http://127.0.0.1/match?${query}`) } as never)

const shown = (answer: MatchAnswer) =>
  renderToStaticMarkup(
    <SiteProvider value={plainSite}>
      <MatchAnswerView answer={answer} query="organization=practice" />
    </SiteProvider>,
  )

async function page(query: string): Promise<string> {
  const { body } = await stubApps(api).site.render(new Request(`${plainSite.siteUrl}/match?${query}`), 'x', undefined)
  return body ?? ''
}

test('every feature is in exactly one group of the form', () => {
  expect(featureGroups.flatMap(({ keys }) => keys).sort()).toEqual([...featureKeys].sort())
})

test('the budgets of the home page are for each provider', () => {
  for (const { value } of budgetAnswers) expect(value).toMatch(/^$|per provider$/)
})

describe('the first sentence', () => {
  const [first, equal, last] = matchAnswer.picks
  const answerWith = (...picks: (typeof first)[]) =>
    firstSentence({ ...matchAnswer, picks: picks.flatMap((pick) => pick ?? []) })

  test('names the picks in order, with an or between equal ones', () => {
    expect(answerWith(first, equal, last)).toBe('Look at TherapyNotes or SimplePractice first, then at Valant.')
    expect(answerWith(first, equal)).toBe('Look at TherapyNotes or SimplePractice.')
    expect(answerWith(first, last)).toBe('Look at TherapyNotes first, then at Valant.')
    expect(answerWith(first)).toBe('Look at TherapyNotes.')
  })

  test('says to stay where nothing beats the present system', () => {
    const text = 'Stay with Kipu.'
    const stay = { id: 'kipu', name: 'Kipu', needs: [], text, isAdvised: true } as const
    expect(firstSentence({ ...matchAnswer, stay })).toBe(text)
  })

  test('begins with what matters most and no pick is known to have, and what to do', () => {
    const cell = (stance: 'must' | 'want', answer: 'yes' | 'unknown') => ({
      ...{ need: 'mealPlans', label: 'Meal plans and weights', text: '', facts: [], stance, answer },
    })
    const answer = (...needs: ReturnType<typeof cell>[]) =>
      firstSentence({ ...matchAnswer, picks: matchAnswer.picks.slice(0, 1).map((pick) => ({ ...pick, needs })) })
    const unmet =
      "We couldn't confirm meal plans and weights for any system here: ask for that first. Look at TherapyNotes."
    expect(answer(cell('must', 'unknown'))).toBe(unmet)
    expect(answer(cell('want', 'unknown'))).toBe(unmet)
    expect(answer(cell('must', 'yes'))).toBe('Look at TherapyNotes.')
    expect(answer()).toBe('Look at TherapyNotes.')
  })

  test('tells a kind for which no system is made from one whose systems do not fit, or of which too little is known', () => {
    const none = (served: 'yes' | 'thin' | 'no') =>
      firstSentence({ ...noPickAnswer, kind: { key: 'otp', text: '', served } })
    expect(none('yes')).toBe('No system made for opioid treatment programs fits these answers.')
    expect(none('thin')).toBe('We know too little to recommend a system for an opioid treatment program.')
    expect(none('no')).toBe('No system that we know is made for an opioid treatment program.')
  })

  test('says that no system is made for a kind of organization', () => {
    expect(firstSentence(noPickAnswer)).toBe('No system that we know is made for a jail or prison.')
    expect(wordsOf(shown(noPickAnswer))).toContain('A jail or prison needs bookings')
    expect(shown(noPickAnswer)).not.toContain('<table')
  })
})

describe('the table', () => {
  test('has a row for each point and a column for each pick and the present system', () => {
    const html = shown(matchAnswer)
    expect(html.match(/<th scope="row"/g)).toHaveLength(matchAnswer.picks[0]?.needs.length ?? 0)
    expect([...html.matchAll(/<th scope="col">.*?<\/th>/g)].map(([cell]) => wordsOf(cell).trim())).toEqual([
      ...['Point', 'TherapyNotes', 'SimplePractice', 'Valant', 'TherapyAppointment today'],
    ])
  })

  test('links each answer to its evidence, by a name that says the basis', () => {
    const html = shown(matchAnswer)
    expect(html).toContain(
      'href="/emr/therapynotes#telehealth" class="value-link" data-basis="sourced" aria-label="TherapyNotes, Telehealth: Included, sourced"',
    )
    expect(html).toContain('aria-label="TherapyNotes, Outcome measures: Included, our figure"')
    expect(html).toContain('aria-label="Valant, Your budget: Ask: no confirmed price"')
  })

  test('marks what rests on less than a source, and explains the mark only then', () => {
    const plain = { ...matchAnswer, picks: matchAnswer.picks.slice(1, 2) }
    expect([shown(matchAnswer), shown(plain)].map((html) => html.includes('°'))).toEqual([true, false])
  })
})

test('what was understood leads to its questions, and a suggestion is shown as one', () => {
  const { budget } = matchAnswer.readBack
  const chips = [...shown(matchAnswer).matchAll(/<a href="#([a-z]+)">([^<]+)<\/a>/g)].map(([, to, text]) => [to, text])
  expect(chips).toContainEqual(['budget', '$900 a month'])
  expect(chips).toContainEqual(['today', 'TherapyAppointment today'])
  const readBack = { ...matchAnswer.readBack, budget: budget && { ...budget, monthly: null, from: 'not much' } }
  expect(wordsOf(shown({ ...matchAnswer, readBack }))).toContain('We could not read a monthly amount in "not much".')
  const read = { ...matchAnswer.readBack, origins: { current: 'read' }, quotes: { current: 'on TA now' } } as const
  expect(wordsOf(shown({ ...matchAnswer, readBack: read }))).toContain('(if we read "on TA now" right)')
})

describe('the page', () => {
  test('asks for an answer if a form is sent without one', async () => {
    expect(wordsOf(await page('organization=&providers='))).toContain('Answer at least one question.')
    expect(wordsOf(await page(''))).not.toContain('Answer at least one question.')
  })

  test('keeps what it cannot read in its field, with an error', async () => {
    const html = await page('organization=practice&providers=seven')
    expect(html).toMatch(/value="seven"[^>]*>|<input[^>]*id="providers"[^>]*value="seven"/)
    expect(wordsOf(html)).toContain('Enter a whole number from 1 to 100,000.')
    expect(html).toMatch(/aria-invalid="true"/)
    expect(html).toContain('<a href="#providers"')
  })

  test.each(['organization=practice&providers=', 'practice=otp', 'providers=7&weights=solo', 'version=1'])(
    'leads from %s to the clean address',
    async (query) => {
      await expect(load(query)).rejects.toMatchObject({ status: 302 })
    },
  )
})

describe("today's system", () => {
  test('is offered once for each system', async () => {
    const labels = (await load('')).systems.map(({ label }) => label)
    expect([...new Set(labels)]).toEqual(labels)
  })

  test.each([
    ['simplepractice', 'simple-practice'],
    ['simple-practice', 'simple-practice'],
    ['epic', 'epic'],
    ['other', 'other'],
  ])('stays selected: %s', async (current, selected) => {
    const { query } = await load(`current=${current}`)
    expect(new URLSearchParams(query).get('current')).toBe(selected)
  })
})

test('a match is compared, downloaded, and printed in one row right after its main action', () => {
  const html = shown(matchAnswer)
  const [row = '', ...others] = html.split('<div class="no-print mt-3 flex flex-wrap gap-x-6">').slice(1)
  expect(others).toEqual([])
  expect(wordsOf(row.split('</div>')[0] ?? '').trim()).toBe('Compare Workbook Print one page')
  expect(row).toContain('href="/match.xlsx?organization=practice"')
  expect(html.split(row)[0]).toContain('href="/get-recommendation?organization=practice"')
})
