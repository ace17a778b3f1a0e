import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { openApp, storeKinds, type TestApp, withApp } from '../support/app'
import { correctionOf, leadOf, messageOf } from '../support/lead'
import { openPort, openSitePort } from '../support/raw-http'
import { sendRequest } from '../support/requests'

/** An address that no other test uses, so that its counters belong to this test. */
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

const send = (app: TestApp['app'], address: string, body: object) =>
  request(app).post('/api/leads').set('X-Forwarded-For', address).send(body)

/** Sends this many leads, a few at a time. */
async function pour(app: TestApp['app'], address: string, calls: number, body: () => object): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < calls) {
    const batch = Array.from({ length: Math.min(20, calls - statuses.length) }, () => send(app, address, body()))
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
  }
  return statuses
}

describe.each(storeKinds)('limits, counted in %s', (store) => {
  const site = openApp({ store })

  it('accept 600 leads from one address and reject further ones, but none from other addresses', async () => {
    const address = anyAddress()
    expect(new Set(await pour(site.app, address, 600, leadOf))).toEqual(new Set([201]))
    const refused = await send(site.app, address, leadOf())
    expect(refused.status).toBe(429)
    expect(refused.type).toBe('application/problem+json')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect((await send(site.app, anyAddress(), leadOf())).status).toBe(201)
  })

  it('store submissions above 30 from one address with a mark and without emails', async () => {
    const address = anyAddress()
    expect(new Set(await pour(site.app, address, 33, () => leadOf({ firstName: 'Flood' })))).toEqual(new Set([201]))
    for (const [form, answers] of [
      ['contact-messages', messageOf()],
      ['corrections', correctionOf()],
    ] as const)
      await request(site.app).post(`/api/${form}`).set('X-Forwarded-For', address).send(answers).expect(201)
    const rows = await site.db('leads').where({ first_name: 'Flood' }).select('id', 'status', 'spam_reasons')
    const marked = rows.filter(({ status }) => status === 'spam')
    expect([rows.length, marked.length]).toEqual([33, 3])
    expect(marked[0].spam_reasons).toEqual(['one of many from the same network within minutes'])
    const ofMarked = marked.map(({ id }) => id)
    expect(await site.db('deliveries').whereIn('subject_id', ofMarked)).toEqual([])
    for (const table of ['contact_messages', 'corrections'])
      expect(await site.db(table).pluck('status')).toEqual(['spam'])
  })

  it('mark forms posted without scripts in the same way', async () => {
    const address = anyAddress()
    await pour(site.app, address, 30, leadOf)
    const form = request(site.app).post('/get-recommendation').set('X-Forwarded-For', address).type('form')
    expect((await form.send(leadOf({ firstName: 'Form' }) as Record<string, string>)).status).toBe(302)
    expect(await site.db('leads').where({ first_name: 'Form', status: 'spam' })).toHaveLength(1)
  })

  it('block guesses at request addresses after thirty unknown ones, for that address only; known ones do not count', async () => {
    const { path } = await sendRequest(site)
    const [guesser, visitor] = [anyAddress(), anyAddress()]
    const ask = (address: string, page: string) => request(site.app).get(page).set('X-Forwarded-For', address)
    const guess = (index: number) => ask(guesser, `/request/${String(index).padStart(32, 'g')}`)
    for (let count = 0; count < 40; count += 1) await ask(visitor, path).expect(200)
    for (let count = 0; count < 30; count += 1) await guess(count).expect(404)
    for (const answer of [await guess(31), await ask(guesser, path), await ask(guesser, `${path}/erase`)]) {
      expect([answer.status, answer.type, answer.headers['cache-control']]).toEqual([429, 'text/html', 'no-store'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    await request(site.app).post(`${path}/erase`).set('X-Forwarded-For', guesser).type('form').send({}).expect(429)
    await ask(visitor, path).expect(200)
  })

  it('do not count a call that is invalid, from another site, or aborted', async () => {
    const address = anyAddress()
    const refused = await send(site.app, address, {})
    expect([refused.status, refused.headers.ratelimit]).toEqual([422, undefined])
    const foreign = request(site.app)
      .post('/api/leads')
      .set({ 'Sec-Fetch-Site': 'cross-site', 'X-Forwarded-For': address })
    expect((await foreign.send(leadOf())).status).toBe(403)
    const port = await openPort(site.app)
    for (let times = 0; times < 5; times += 1)
      await port.breakOff(
        `POST /api/leads HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"firstName":`,
      )
    await port.close()
    expect((await send(site.app, address, leadOf())).headers.ratelimit).toContain('remaining=599')
  })

  it('take no statement if the answers are invalid, by API or form', async () => {
    const statements: string[] = []
    const note = ({ sql }: { sql: string }) => void statements.push(sql)
    site.db.on('query', note)
    const wrong = leadOf({ workEmail: 'no address' }) as Record<string, string>
    const answers = [
      await request(site.app).post('/api/leads').send(wrong),
      await request(site.app).post('/api/leads').set('Idempotency-Key', 'short').send(leadOf()),
      await request(site.app).post('/api/leads').send([]),
      await request(site.app).post('/api/contact-messages').send({}),
      await request(site.app).post('/api/corrections').send({}),
      await request(site.app).post('/api/page-views').send({}),
      await request(site.app).post('/get-recommendation').type('form').send(wrong),
      await request(site.app).post('/contact').type('form').send({ name: 'Ana' }),
      await request(site.app).post('/corrections').type('form').send({ vendor: 'opus' }),
    ]
    site.db.off('query', note)
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(422))
    expect(statements).toEqual([])
  })
})

describe('the limit on all requests from one address', () => {
  const site = openApp()
  const port = openSitePort(site)
  afterEach(() => jest.restoreAllMocks())

  it('is far above what people need, then answers 429 to calls, pages, and files that do not exist', async () => {
    // With the clock stopped, the limit is not refilled.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now())
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    const many = Array.from({ length: 40 }, () => port.pipeline(100, 'GET /api/nothing', from('203.0.113.5')))
    const statuses = (await Promise.all(many)).flat()
    expect(statuses.filter((status) => status === 404)).toHaveLength(3_000)
    expect(statuses).toContain(429)
    const get = (path: string) => request(site.app).get(path).set(from('203.0.113.5'))
    const [call, page] = [await get('/api/nothing'), await get('/nothing')]
    expect([call.status, call.type, page.status, page.type]).toEqual([
      429,
      'application/problem+json',
      429,
      'text/html',
    ])
    for (const { headers } of [call, page]) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['content-security-policy']).toContain("default-src 'self'")
    }
    for (const path of ['/assets/none.js', '/assets/', '/pictures/none.png', '/share/articles/none.png'])
      expect([path, (await get(path)).status]).toEqual([path, 429])
    expect((await request(site.app).get('/healthz').set(from('203.0.113.5'))).status).toBe(200)
    expect((await request(site.app).get('/contact').set(from('203.0.113.6'))).status).toBe(200)
  })

  it('security 3: a file of the build that does not exist is answered 404 without rendering a page, whatever the method and name', async () => {
    for (const name of ['none.js', 'none', '', 'a/b.css', 'api/x', 'x.md'])
      for (const method of ['get', 'post', 'delete'] as const) {
        const { status, text, type, headers } = await request(site.app)[method](`/assets/${name}`)
        expect([name, method, status, type]).toEqual([name, method, 404, 'text/html'])
        expect(text).toContain('There is no such file.')
        expect(text).not.toContain('<header')
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      }
  })
})

describe('peers F25: behind a chain of trusted proxies that write ports', () => {
  const site = openApp({ env: { TRUST_PROXY: 'loopback,10.0.0.0/8,fd00::/8' } })

  it.each([
    ['203.0.113.7:5000, 10.0.0.5:443', '203.0.113.8:5000, 10.0.0.5:443'],
    ['203.0.113.17:5000, 10.0.0.5:443, 10.1.0.1:80', '203.0.113.18, 10.0.0.5, 10.1.0.1:80'],
    ['[2001:db8:a::7]:5000, [::ffff:10.0.0.5]:443', '[2001:db8:b::7]:5000, [::ffff:10.0.0.5]:443'],
    ['2001:db8:c::7, [fd00::5%eth0]:443', '2001:db8:d::7, [fd00::5%eth0]:443'],
    ['198.51.100.9, 203.0.113.27:5000, 10.0.0.5:443', '198.51.100.9, 203.0.113.28:5000, 10.0.0.5:443'],
  ])('the visitor of "%s" is not the one of "%s"', async (one, other) => {
    const signIn = (way: string) =>
      request(site.app).post('/api/admin/session').set('X-Forwarded-For', way).send({ password: 'wrong' })
    for (let tries = 0; tries < 10; tries += 1) await signIn(one.replace('5000', `500${tries}`)).expect(401)
    await signIn(one).expect(429)
    await signIn(other).expect(401)
  })
})

it('a visitor can still read and erase a request while the store of the limits is unavailable', async () => {
  await withApp({ store: 'redis', env: { REDIS_URL: 'redis://127.0.0.1:9' } }, async (site) => {
    const { path } = await sendRequest(site)
    await request(site.app).get(path).expect(200)
    await request(site.app).post(`${path}/erase`).type('form').send({}).expect(302)
    await request(site.app).get(path).expect(404)
  })
})
