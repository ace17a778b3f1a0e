import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { createTestApp, storeKinds, type TestApp } from '../support/app'
import { leadOf } from '../support/lead'
import { until } from '../support/until'

/** An address that no other test has, so that what is counted for it is ours. */
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

const send = (app: TestApp['app'], address: string, body: object) =>
  request(app).post('/api/leads').set('X-Forwarded-For', address).send(body)

/** Sends so many leads, a few at a time. */
async function pour(app: TestApp['app'], address: string, calls: number, body: () => object): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < calls) {
    const batch = Array.from({ length: Math.min(20, calls - statuses.length) }, () => send(app, address, body()))
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
  }
  return statuses
}

describe.each(storeKinds)('the limit on leads, counted in %s', (store) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ store, env: { TRUST_PROXY: 'loopback' } })
  })
  afterAll(() => site.close())

  it('lets 600 of an address pass and refuses the next, and nobody else', async () => {
    const address = anyAddress()
    expect(new Set(await pour(site.app, address, 600, leadOf))).toEqual(new Set([201]))
    const refused = await send(site.app, address, leadOf())
    expect(refused.status).toBe(429)
    expect(refused.type).toBe('application/problem+json')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect((await send(site.app, anyAddress(), leadOf())).status).toBe(201)
  }, 60_000)

  it('does not count a call that is refused for what it holds', async () => {
    const address = anyAddress()
    expect(new Set(await pour(site.app, address, 40, () => ({})))).toEqual(new Set([422]))
    await until(async () => {
      const { headers } = await send(site.app, address, {})
      expect(headers.ratelimit).toContain('remaining=599')
    })
  })

  it('does not count a call that another site made', async () => {
    const address = anyAddress()
    const foreign = await request(site.app).post('/api/leads').set('Sec-Fetch-Site', 'cross-site').send({})
    expect(foreign.headers).not.toHaveProperty('ratelimit')
    expect((await send(site.app, address, {})).headers.ratelimit).toContain('remaining=599')
  })
})

describe('with the store of limits away', () => {
  it('a lead passes', async () => {
    const site = await createTestApp({ store: 'redis', env: { REDIS_URL: 'redis://127.0.0.1:1' } })
    try {
      expect((await request(site.app).post('/api/leads').send(leadOf())).status).toBe(201)
    } finally {
      await site.close()
    }
  })
})
