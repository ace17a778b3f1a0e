import request from 'supertest'
import { createTestApp, type TestApp } from '../support/app'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const groupPractice = {
  industry: 'mental-health',
  numberOfProviders: '2-10',
  estimatedMonthlyBudget: '$900',
  organizationDescription: 'Seven LPCs. We need PHQ-9, claims and telehealth. We must have appointment reminders.',
}

test('a match by JSON repeats the answers and names at most three systems with their facts', async () => {
  const { status, body, headers } = await request(site.app).post('/api/match').send(groupPractice)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body.readBack).toMatchObject({
    providers: { least: 7, most: 7 },
    budget: { monthly: { least: 900, most: 900 }, per: 'practice', currency: 'USD' },
    must: ['appointmentReminders'],
  })
  expect(body.picks.length).toBeGreaterThan(0)
  expect(body.picks.length).toBeLessThanOrEqual(3)
  for (const pick of body.picks) {
    expect(pick).toEqual(
      expect.objectContaining({ id: expect.any(String), score: expect.any(Number), share: expect.any(Number) }),
    )
    expect(pick.reasons[0].facts[0]).toEqual({ vendor: pick.id, field: expect.any(String), basis: expect.any(String) })
  }
})

test("the page's query gives the same match as a JSON body", async () => {
  const question = { industry: 'substance-abuse', setting: ['residential', 'detox'], providers: 40, must: ['emar'] }
  const query = 'industry=substance-abuse&setting=residential&setting=detox&providers=40&must=emar'
  const [byQuery, byBody] = await Promise.all([
    request(site.app).get(`/api/match?${query}`),
    request(site.app).post('/api/match').send(question),
  ])
  expect(byQuery.status).toBe(200)
  expect(byQuery.body).toEqual(byBody.body)
})

const unknownKey = 'We do not know this key. Remove it, or correct its name.'
test.each([
  ['industries=mental-health', ['industries']],
  ['industry=mental-health&Providers=5&utm_source=x', ['Providers', 'utm_source']],
  ['organizationDescription=Seven+LPCs', ['organizationDescription']],
  ['providers[]=5&constructor=x&__proto__=y', ['providers[]', 'constructor', '__proto__']],
])('contract: a query with unknown keys is rejected with their names: %s', async (query, keys) => {
  const { status, body } = await request(site.app).get(`/api/match?${query}`)
  expect([status, body.errors]).toEqual([422, keys.map((field) => ({ field, message: unknownKey }))])
})

test.each([
  ['{"industries":"autism"}', ['industries']],
  ['{"industry":"autism","__proto__":{"providers":5},"constructor":1}', ['__proto__', 'constructor']],
  ['{"industry":"nothing","size":null}', ['size']],
])('contract: a body with unknown keys is rejected with their names: %s', async (json, keys) => {
  const { status, body } = await request(site.app).post('/api/match').type('json').send(json)
  expect([status, body.errors]).toEqual([422, keys.map((field) => ({ field, message: unknownKey }))])
})

test.each([
  ['practice=therapy&providers=7', 'industry=mental-health&setting=outpatient&providers=7'],
  ['practice=otp', 'industry=substance-abuse&setting=otp'],
  ['practice=telehealth&setting=outpatient', 'industry=mental-health&setting=outpatient&setting=telehealth-only'],
  ['practice=&industry=autism', 'industry=autism'],
])('contract: the kind of practice means the same to calls as to the page: %s', async (query, same) => {
  const [byPractice, expected] = await Promise.all(
    [query, same].map((one) => request(site.app).get(`/api/match?${one}`).expect(200)),
  )
  expect(byPractice?.body).toEqual(expected?.body)
  const { practice, providers, setting, ...rest } = Object.fromEntries(new URLSearchParams(query))
  if (!practice) return
  const body = {
    practice,
    ...rest,
    ...(setting && { setting: [setting] }),
    ...(providers && { providers: Number(providers) }),
  }
  expect((await request(site.app).post('/api/match').send(body).expect(200)).body).toEqual(expected?.body)
})

test('contract: an unknown kind of practice is rejected', async () => {
  for (const answer of [
    await request(site.app).get('/api/match?practice=dentist'),
    await request(site.app).post('/api/match').send({ practice: 'dentist' }),
  ])
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'practice'])
})

test.each([
  ['an unknown feature', { must: ['teleportation'] }, 'must'],
  ['an unknown kind of care', { industry: 'dentistry' }, 'industry'],
  ['no people at all', { providers: 0 }, 'providers'],
  ['a text beyond the bound', { organizationDescription: 'a'.repeat(10_001) }, 'organizationDescription'],
  ['a present system that is none', { current: 'abacus' }, 'current'],
  ['a NUL in a text', { organizationDescription: 'Group\0notes' }, 'organizationDescription'],
  ['half a character in the budget', { estimatedMonthlyBudget: '$300 \ud800' }, 'estimatedMonthlyBudget'],
])('a match with %s is rejected with 422 and the field', async (_what, body, field) => {
  const { status, body: problem } = await request(site.app).post('/api/match').send(body)
  expect(status).toBe(422)
  expect(problem.errors[0].field.startsWith(field)).toBe(true)
})

test.each([
  ['methadone dispensing', { setting: ['otp'] }],
  ['ABA', { industry: 'autism', providers: 20 }],
  ['eating-disorder programs', { industry: 'eating-disorder' }],
  ['practices outside the United States', { organizationDescription: 'A practice in Brno with 3 therapists.' }],
])('no system is named for %s, and the result says that none is made for it', async (kind, body) => {
  const { body: answer } = await request(site.app).post('/api/match').send(body)
  expect(answer.picks).toEqual([])
  expect(answer.notes.join(' ')).toContain(`No system in our catalogue is made for ${kind}`)
  expect(answer.elsewhere.length).toBeGreaterThan(0)
})

test('the page of a match shows the same picks as the JSON and works without a script', async () => {
  const query = 'industry=mental-health&providers=7&budget=%24900&want=telehealth'
  const { body } = await request(site.app).get(`/api/match?${query}`)
  const { status, text } = await request(site.app).get(`/match?${query}`)
  expect(status).toBe(200)
  const named = [...text.matchAll(/<h3[^>]*>.{0,20}<a [^>]*href="\/emr\/([a-z]+)"/g)].map(([, id]) => id)
  expect(named).toEqual(body.picks.map(({ id }: { id: string }) => id))
  expect(/<form [^>]*action="\/match"/.test(text)).toBe(true)
})

test('a match page ignores unreadable values in a hand-edited address', async () => {
  const { status, text } = await request(site.app).get('/match?industry=dentistry&providers=7')
  expect(status).toBe(200)
  expect(text.includes('<dd>7 providers</dd>')).toBe(true)
})

test.each([
  ['industry=autism', '/guides/autism-aba'],
  ['industry=eating-disorder', '/guides/eating-disorders'],
  ['setting=ccbhc', '/guides/ccbhc'],
])('the result for %s links to the guide of the field', async (query, path) => {
  const { status, text } = await request(site.app).get(`/match?${query}&providers=12`)
  expect([status, text.includes(`<a href="${path}"`)]).toEqual([200, true])
})

test("the match's data can be downloaded, with its version", async () => {
  const { status, body } = await request(site.app).get('/data/match.json')
  expect(status).toBe(200)
  expect(body.version).toBe((await request(site.app).get('/api/match?industry=autism')).body.version)
  expect(body.systems).toHaveLength(18)
  expect(body.weights).toEqual({ care: 25, setting: 20, size: 15, cost: 15, wishes: 25 })
  expect(body.weights).toEqual(body.presets.balanced)
  expect(Object.keys(body.weights)).toEqual(body.criteria)
  expect(body.generated).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('matches from one address are limited', async () => {
  const refused = await until429(() => request(site.app).get('/api/match?industry=autism'))
  expect(refused?.headers['retry-after']).toMatch(/^\d+$/)
})

/** Sends bursts of calls until one is rejected, so that the test does not depend on the machine's speed. */
async function until429(ask: () => request.Test): Promise<request.Response | undefined> {
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(Array.from({ length: 60 }, ask))
    const refused = answers.find(({ status }) => status === 429)
    if (refused) return refused
  }
  return undefined
}
