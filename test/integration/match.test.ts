import request from 'supertest'
import { leadAnswers } from '../../shared/match/terms/prefill'
import { readableAnswers } from '../../shared/match/terms/query'
import { openApp } from '../support/app'
import { received } from '../support/received'
import { type Cell, readWorkbook, type Sheet } from '../support/workbook'

const site = openApp()

const get = (query: string) => request(site.app).get(`/api/match?${query}`)

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
  const { body } = await request(site.app).post('/api/match').send(question)
  expect((await get(query).expect(200)).body).toEqual(body)
})

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
  const { body } = await get(query)
  const { text } = await request(site.app).get(`/match?${query}`).expect(200)
  const named = [...text.matchAll(/<h2><a [^>]*href="\/emr\/([a-z]+)"/g)].map(([, id]) => id)
  expect(named).toEqual(body.picks.map(({ id }: { id: string }) => id))
  expect(/<form [^>]*action="\/match"/.test(text)).toBe(true)
})

test('the method of the former scores is withdrawn', async () => {
  expect((await request(site.app).get('/data/match.json')).status).toBe(404)
})

async function workbook(query: string): Promise<Sheet[]> {
  const { status, headers, body } = await received(site.app, `/match.xlsx?${query}`)
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    ...[200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ...['attachment; filename=match.xlsx', 'private, no-store'],
  ])
  expect(body.length).toBeLessThan(200_000)
  return readWorkbook(body)
}

const textOf = (cell: Cell | undefined) => (cell && 'text' in cell ? cell.text : undefined)
const textsIn = (sheets: readonly Sheet[]) => sheets.flatMap(({ cells }) => [...cells.values()].map(textOf))

describe('/match.xlsx', () => {
  it('contains the picks that the page shows', async () => {
    const query = 'organization=practice&providers=12&budget=%242%2C000&want=telehealth'
    const { body } = await get(query)
    const texts = textsIn(await workbook(query))
    for (const { name, why } of body.picks) expect(texts).toEqual(expect.arrayContaining([name, why]))
  })

  it('ignores unreadable values, as the page does, and a budget over the limit', async () => {
    const sheets = await workbook(
      `industry=dentistry&must=teleport&providers=x&budget=${'9'.repeat(900)}&x=${'y'.repeat(500)}`,
    )
    const texts = textsIn(sheets).filter((text) => !text?.startsWith('http'))
    expect(texts.some((text) => /dentistry|teleport|9{300}/.test(text ?? ''))).toBe(false)
  })

  it('rejects an address over the limit, and every method except GET', async () => {
    expect((await request(site.app).get(`/match.xlsx?budget=${'9'.repeat(2_100)}`)).status).toBe(414)
    expect((await request(site.app).post('/match.xlsx')).status).toBeGreaterThanOrEqual(400)
  })
})

describe('the first questions of the home page', () => {
  it.each([
    [
      'practice=therapy&numberOfProviders=2-10&budget=',
      '/match?organization=practice&industry=mental-health&setting=outpatient&numberOfProviders=2-10',
    ],
    ['practice=otp', '/match?organization=otp&industry=substance-abuse&setting=otp'],
    ['practice=&budget=', '/match'],
    ['organization=otp&weights=solo&version=1', '/match?organization=otp'],
  ])('redirect from /match?%s to %s', async (query, expected) => {
    const { status, headers } = await request(site.app).get(`/match?${query}`)
    expect([status, headers.location && new URL(headers.location, 'http://a').href]).toEqual([
      ...[302, new URL(expected, 'http://a').href],
    ])
    const location = new URL(String(headers.location), 'http://a')
    expect((await request(site.app).get(location.pathname + location.search)).status).toBe(200)
  })

  it.each(['//evil.example', 'https://evil.example/', '%0d%0aSet-Cookie:%20a=b', '<script>'])(
    'never redirect to another site: %s',
    async (value) => {
      const { headers } = await request(site.app).get(`/match?practice=${value}&current=${value}&budget=`)
      expect(headers.location).toMatch(/^\/match(?:\?|$)/)
      expect(headers['set-cookie']).toBeUndefined()
    },
  )
})

describe('the answers of a match at /get-recommendation', () => {
  const query =
    'industry=mental-health&providers=7&budget=%24900&current=simple-practice&must=outcomeTracking&want=telehealth'

  it('are filled in, and its own form sends them', async () => {
    const { status, text } = await request(site.app).get(`/get-recommendation?${query}`)
    const filled = leadAnswers(readableAnswers(new URLSearchParams(query)), () => undefined)
    expect([status, filled.numberOfProviders, filled.currentEmr]).toEqual([200, '2-10', 'simple-practice'])
    expect(text).toMatch(/<option value="mental-health" selected="">/)
    expect(text).toMatch(/<option value="simple-practice" selected="">/)
    expect(text).toContain('value="$900"')
    expect(text).toContain('We must have outcome measures.')
  })

  it.each([
    `budget=${encodeURIComponent('"><script>alert(1)</script>')}`,
    `industry=${encodeURIComponent('<img>')}&must=teleport&providers=-4&current=abacus`,
    `budget=${'9'.repeat(1_500)}`,
  ])('ignores unreadable values in %s, and treats nothing as markup', async (hostile) => {
    const { status, text } = await request(site.app).get(`/get-recommendation?${hostile}`)
    expect(status).toBe(200)
    expect(text).not.toMatch(/<script>alert|<img>|teleport|abacus|9{300}/)
  })
})
