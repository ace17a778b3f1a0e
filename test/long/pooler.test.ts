import { expectKept } from '../support/kept'
import { type Pooler, startPgbouncer } from '../support/pgbouncer'
import { pourLeads } from '../support/pour'
import { type Site, startSite } from '../support/site'
import { until } from '../support/until'

jest.setTimeout(300_000)

/** Connections from the pooler to Postgres; the site's own pools are far larger. */
const connections = 3
const poolSizes = 'intake=20,reads=20,admin=20,telemetry=5,stores=5,worker=20'

const shapes: { stores: string; given: Record<string, string>; queueConnections: number }[] = [
  { stores: 'Redis', given: { REDIS_URL: process.env.TEST_REDIS_URL ?? '' }, queueConnections: 0 },
  { stores: 'Postgres', given: {}, queueConnections: 12 },
]

describe.each(shapes)('behind PgBouncer in transaction mode, with stores in $stores', ({ given, queueConnections }) => {
  let pooler: Pooler
  let site: Site
  beforeAll(async () => {
    pooler = await startPgbouncer(String(process.env.TEST_DATABASE_URL), connections)
    site = await startSite((databaseUrl) => ({
      DATABASE_URL: pooler.urlOf(databaseUrl),
      DATABASE_DIRECT_URL: databaseUrl,
      DATABASE_POOLS: poolSizes,
      ...given,
    }))
  })
  afterAll(async () => {
    await site?.stop()
    await pooler?.close()
  })

  const post = (path: string, body: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const html = async (path: string) => (await fetch(site.url + path)).text()

  it('migrations and demo content go directly to Postgres, and cached pages are refreshed', async () => {
    expect(await html('/blog')).not.toContain('href="/blog/42-cfr')
    await site.seed()
    await until(async () => expect(await html('/blog')).toMatch(/href="\/blog\/(?!category)[a-z0-9-]+"/))
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  })

  it('leads that arrive at once are stored and their emails sent, over three connections', async () => {
    const pour = pourLeads(site.url, { count: 200, everyMs: 5 })
    await pour.finished
    expect(pour.acknowledged).toHaveLength(200)
    await until(async () => expect(await site.emails()).toHaveLength(400))
    await expectKept(site.db, pour.acknowledged)
    // The pooler's connections and the direct ones: the listeners of web and worker, the queue, and two of this test.
    const { rows } = await site.db.raw('select pid from pg_stat_activity where datname = current_database()')
    expect(rows.length).toBeLessThanOrEqual(connections + 2 + queueConnections + 2)
  })

  it('a person signs in to the admin, and queries repeated on one connection all succeed', async () => {
    const signedIn = await post('/api/admin/session', { password: 'a password for tests' })
    expect(signedIn.status).toBe(204)
    const cookie = String(signedIn.headers.get('set-cookie')).split(';', 1)[0] ?? ''
    for (let round = 0; round < 10; round += 1) {
      const asked = Array.from({ length: 6 }, () => fetch(`${site.url}/api/admin/leads`, { headers: { cookie } }))
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(6).fill(200))
    }
  })

  it('page views are counted', async () => {
    for (let view = 0; view < 20; view += 1)
      expect((await post('/api/page-views', { path: '/about' })).status).toBe(204)
    await until(async () => expect(await site.db('page_views').first()).toMatchObject({ path: '/about', count: '20' }))
  })
})
