import request from 'supertest'
import { openApp } from '../support/app'

const site = openApp()

const groupPractice = {
  organization: 'practice',
  numberOfProviders: '2-10',
  estimatedMonthlyBudget: '$900',
  must: ['appointmentReminders'],
  declined: ['aiNotetaking'],
}

test('a match by JSON repeats the answers and names at most three systems with their facts', async () => {
  const { status, body, headers } = await request(site.app).post('/api/match').send(groupPractice)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(Object.keys(body).sort()).toEqual(
    ['version', 'dataVersion', 'readBack', 'picks', 'stay', 'excluded', 'elsewhere', 'kind', 'notes'].sort(),
  )
  expect(body.readBack).toMatchObject({
    ...{ organization: 'practice', providers: { least: 2, most: 10 } },
    budget: { monthly: { least: 900, most: 900 }, per: 'practice', currency: 'USD' },
    ...{ must: ['appointmentReminders'], declined: ['aiNotetaking'] },
  })
  expect(body.picks.length).toBeGreaterThan(0)
  expect(body.picks.length).toBeLessThanOrEqual(3)
  for (const pick of body.picks) {
    expect(pick).not.toHaveProperty('score')
    const { facts } = pick.needs.find(({ need }: { need: string }) => need === 'appointmentReminders')
    expect(facts[0]).toEqual({ vendor: pick.id, field: 'appointmentReminders', basis: expect.any(String) })
  }
})

test("the page's query gives the same match as a JSON body", async () => {
  const question = {
    organization: 'addiction-program',
    setting: ['residential', 'detox'],
    providers: 40,
    must: ['emar'],
  }
  const query = 'organization=addiction-program&setting=residential&setting=detox&providers=40&must=emar'
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
  ['organization=practice&weights=solo&version=1', ['weights', 'version']],
  ['providers[]=5&constructor=x&__proto__=y', ['providers[]', 'constructor', '__proto__']],
])('contract: a query with unknown keys is rejected with their names: %s', async (query, keys) => {
  const { status, body } = await request(site.app).get(`/api/match?${query}`)
  expect([status, body.errors]).toEqual([422, keys.map((field) => ({ field, message: unknownKey }))])
})

test.each([
  ['{"industries":"autism"}', ['industries']],
  ['{"industry":"autism","__proto__":{"providers":5},"constructor":1}', ['__proto__', 'constructor']],
  ['{"industry":"nothing","size":null}', ['size']],
  ['{"organization":"practice","weights":"solo","version":"1"}', ['weights', 'version']],
])('contract: a body with unknown keys is rejected with their names: %s', async (json, keys) => {
  const { status, body } = await request(site.app).post('/api/match').type('json').send(json)
  expect([status, body.errors]).toEqual([422, keys.map((field) => ({ field, message: unknownKey }))])
})

test.each([
  ['practice=therapy&providers=7', 'organization=practice&industry=mental-health&setting=outpatient&providers=7'],
  ['practice=otp', 'organization=otp&industry=substance-abuse&setting=otp'],
  ['practice=&industry=autism', 'industry=autism'],
])('contract: the kind of practice means the same to calls as to the page: %s', async (query, same) => {
  const [byPractice, expected] = await Promise.all(
    [query, same].map((one) => request(site.app).get(`/api/match?${one}`).expect(200)),
  )
  expect(byPractice?.body).toEqual(expected?.body)
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
  ['an unknown kind of organization', { organization: 'dentist' }, 'organization'],
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

test('no system is named where none is made for the kind of organization, and its text stands instead', async () => {
  const { body } = await request(site.app).post('/api/match').send({ organization: 'correctional' })
  expect([body.picks, body.kind.key]).toEqual([[], 'correctional'])
  expect(body.kind.text.length).toBeGreaterThan(40)
})

test('the page of a match shows the same picks as the JSON and works without a script', async () => {
  const query = 'organization=practice&providers=7&budget=%24900&want=telehealth'
  const { body } = await request(site.app).get(`/api/match?${query}`)
  const { status, text } = await request(site.app).get(`/match?${query}`)
  expect(status).toBe(200)
  const named = [...text.matchAll(/<h2><a [^>]*href="\/emr\/([a-z]+)"/g)].map(([, id]) => id)
  expect(named).toEqual(body.picks.map(({ id }: { id: string }) => id))
  expect(/<form [^>]*action="\/match"/.test(text)).toBe(true)
})

test('the method of the former scores is withdrawn', async () => {
  expect((await request(site.app).get('/data/match.json')).status).toBe(404)
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
