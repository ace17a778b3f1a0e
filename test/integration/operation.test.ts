import { pino } from 'pino'
import request from 'supertest'
import { createTestApp, openApp, storeKinds, type TestApp, withApp } from '../support/app'
import { setForAll } from '../support/database'
import { leadOf } from '../support/lead'
import { startRedis } from '../support/redis'
import { freePort } from '../support/site'
import { until } from '../support/until'

const lines: { msg: string; path?: string; err?: { code?: string } }[] = []
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
/** Runs every check for each request, so that a test need not wait until the last result has expired. */
const anew = { answerKeptMs: 0, writeEveryMs: 0 }

/** Waits until `/readyz` reports exactly these checks as failing. */
const named = (site: TestApp, names: string[]) =>
  until(async () => {
    const { status, body } = await request(site.app).get('/readyz')
    const said = names.length === 0 ? 'ok' : 'unavailable'
    expect([status, body]).toEqual([said === 'ok' ? 200 : 503, { status: said, failing: names }])
  })

describe.each(storeKinds)('health, with stores in %s', (store) => {
  const site = openApp({ store })

  it('is 200 while all parts work', async () => {
    expect((await request(site.app).get('/healthz')).body).toEqual({ status: 'ok' })
    await named(site, [])
  })

  it.each(['/healthz', '/readyz', '/metrics'])('%s allows only GET and HEAD', async (path) => {
    const { status, type, headers } = await request(site.app).post(path)
    expect([status, type, headers.allow]).toEqual([405, 'application/problem+json', 'GET, HEAD'])
  })

  it('reports pending migrations', async () => {
    await site.db('knex_migrations').delete()
    await named(site, ['migrations'])
  })
})

it('health without Redis is not ready and names Redis, while the process stays alive', async () => {
  await withApp({ store: 'redis', env: { REDIS_URL: 'redis://127.0.0.1:1' } }, async (site) => {
    await named(site, ['redis'])
    expect((await request(site.app).get('/healthz')).status).toBe(200)
  })
})

/** Zero if it is missing. A process counts from its start, so a counter may have a value before a test. */
const countOf = (name: string, metrics: string) =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? 0,
  )

describe('metrics', () => {
  const site = openApp()
  const guarded = openApp({ env: { METRICS_TOKEN: 'a-token' } })

  it('cover requests, leads, the outbox, and emails, without personal data', async () => {
    const counted = [
      'http_requests_total{kind="api",method="POST",status="201"}',
      'submissions_accepted_total{form="lead",suspected="false"}',
    ]
    const { text: before } = await request(site.app).get('/metrics')
    await request(site.app).post('/api/leads?who=ana').send(leadOf())
    const { status, text } = await request(site.app).get('/metrics')
    expect(status).toBe(200)
    for (const name of counted) expect(countOf(name, text)).toBe(countOf(name, before) + 1)
    expect(text).toContain('deliveries{state="pending"} 2')
    expect(text).toMatch(/^outbox_lag_seconds [\d.e-]+$/m)
    expect(text).not.toMatch(/ana|127\.0\.0\.1/i)
  })

  it.each([
    ...['X-Forwarded-For', 'X-Forwarded-Port', 'Forwarded', 'Via', 'X-Real-IP', 'CF-Connecting-IP'],
    ...['X-Original-Forwarded-For', 'X-Envoy-External-Address', 'X-ARR-ClientIP', 'X-Whatever-A-Proxy-Adds'],
  ])('are denied to a call with %s', async (header) => {
    expect((await request(site.app).get('/metrics').set(header, '203.0.113.9')).status).toBe(404)
  })

  it.each([
    ['a browser', { 'Sec-Fetch-Mode': 'navigate', 'Sec-CH-UA': '"Chromium"', 'Upgrade-Insecure-Requests': '1' }],
    ['a script', { 'Accept-Language': '*', 'Sec-Fetch-Mode': 'cors', 'User-Agent': 'node' }],
  ])('are available to %s on this machine', async (_who, headers) => {
    expect((await request(site.app).get('/metrics').set(headers)).status).toBe(200)
  })

  it('need the token if one is configured', async () => {
    const get = () => request(guarded.app).get('/metrics')
    expect((await get()).status).toBe(404)
    expect((await get().set('Authorization', 'Bearer another')).status).toBe(404)
    const allowed = await get().set('Authorization', 'Bearer a-token').set('X-Forwarded-For', '203.0.113.9')
    expect(allowed.status).toBe(200)
  })
})

it('the access log has one line per request with its id, without query, address, or answers', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  await withApp({ logger, env: { TRUST_PROXY: 'loopback' } }, async (site) => {
    const { headers } = await request(site.app)
      .post('/api/leads?email=ana@northside.example')
      .set('X-Forwarded-For', '203.0.113.9')
      .send(leadOf())
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request')
    expect(line).toMatchObject({
      requestId: headers['x-request-id'],
      method: 'POST',
      path: '/api/leads',
      status: 201,
      ms: expect.any(Number),
    })
    expect(lines.join('')).not.toMatch(/ana@|Ruiz|203\.0\.113|127\.0\.0\.1/)
  })
})

describe('readiness with a Postgres that', () => {
  const site = openApp({ logger, readiness: anew }, 'each')
  beforeEach(() => void lines.splice(0))

  it('is read-only is not ready, and rejects leads, until it accepts writes again', async () => {
    await setForAll(site.db, 'default_transaction_read_only', 'on')
    await named(site, ['postgres'])
    expect(lines.find(({ path }) => path === '/readyz')).toMatchObject({
      msg: 'the database does not accept writes',
      err: { code: '25006' },
    })
    expect((await request(site.app).post('/api/leads').send(leadOf())).status).toBe(503)
    await setForAll(site.db, 'default_transaction_read_only', 'off')
    await named(site, [])
    expect((await request(site.app).post('/api/leads').send(leadOf())).status).toBe(201)
  })

  it('is out of disk space is not ready, even if its small probe row still fits', async () => {
    // The closest to a full disk that a single database can be given.
    await setForAll(site.db, 'temp_file_limit', '0')
    await named(site, ['postgres'])
    expect(lines.find(({ path }) => path === '/readyz')).toMatchObject({ err: { code: '53400' } })
  })

  it("lacks the probe's table is reported as pending migrations only", async () => {
    await site.db.raw('drop table write_probe')
    await site.db('knex_migrations').delete()
    await named(site, ['migrations'])
  })
})

it('readiness writes only occasionally, however often it is polled', async () => {
  await withApp({ readiness: { writeEveryMs: 3_600_000 } }, async (site) => {
    await named(site, [])
    const { written_at: first } = await site.db('write_probe').first()
    await Promise.all(Array.from({ length: 50 }, () => named(site, [])))
    expect((await site.db('write_probe').first()).written_at).toEqual(first)
  })
})

it('readiness with a full Redis names it, while leads are still stored', async () => {
  const redis = await startRedis(await freePort())
  const site = await createTestApp({ store: 'redis', env: { REDIS_URL: redis.url }, logger, readiness: anew })
  try {
    await named(site, [])
    await redis.rejectWrites()
    await named(site, ['redis'])
    expect((await request(site.app).post('/api/leads').send(leadOf())).status).toBe(201)
    await redis.takeWrites()
    await named(site, [])
  } finally {
    await site.close()
    await redis.kill()
  }
})
