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

const get = (query: string) => request(site.app).get(`/api/match?${query}`)

test.each([
  ['practice=therapy&providers=7', 'organization=practice&industry=mental-health&setting=outpatient&providers=7'],
  ['practice=otp', 'organization=otp&industry=substance-abuse&setting=otp'],
  ['practice=&industry=autism', 'industry=autism'],
])('contract: the kind of practice means the same to calls as to the page: %s', async (query, same) => {
  const [byPractice, expected] = await Promise.all([query, same].map((one) => get(one).expect(200)))
  expect(byPractice?.body).toEqual(expected?.body)
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
