import type { Knex } from 'knex'
import { pino } from 'pino'
import request from 'supertest'
import type { Waiting } from '../../server/platform/database'
import { signedIn } from '../support/admin'
import { createTestApp, storeKinds, type TestApp } from '../support/app'
import { leadOf } from '../support/lead'
import { until } from '../support/until'

let lines: { err?: { code?: string }; path?: string }[] = []
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })

/** Releases the lock of a test; a failed one would otherwise hold it while its site is closed. */
let unlock = async (): Promise<unknown> => undefined

/** Locks a table for everyone else until `unlock` is called. */
async function lock(db: Knex, table: string): Promise<void> {
  const transaction = await db.transaction()
  unlock = async () => transaction.isCompleted() || transaction.rollback()
  await transaction.raw('lock table ?? in access exclusive mode', [table])
}

const lead = ({ app }: TestApp) => request(app).post('/api/leads').send(leadOf())
const view = ({ app }: TestApp) => request(app).post('/api/page-views').send({ path: '/' })
const search = ({ app }: TestApp, term: number) => request(app).get(`/api/posts?search=term${term}`)

describe.each(storeKinds)('a blocked part of the site, with stores in %s', (store) => {
  let site: TestApp
  const open = (waiting: Waiting = {}) =>
    createTestApp({ store, logger, env: { DATABASE_POOLS: 'intake=1' }, ...waiting })
  beforeEach(async () => {
    lines = []
    site = await open()
  })
  afterEach(async () => {
    await unlock()
    await site.close()
  })

  /** More simultaneous calls than the site has connections. */
  const many = <Answer>(ask: (at: number) => PromiseLike<Answer>) =>
    Promise.all(Array.from({ length: 30 }, (_, at) => ask(at)))

  /** As many statements as this part has connections wait for the lock, and the others wait for these. */
  const stuck = (table: string, connections: number) =>
    until(async () => {
      const waiting = await site.db('pg_locks').where({ granted: false }).whereRaw('relation = ?::regclass', [table])
      expect(waiting).toHaveLength(connections)
    })

  it('delays no lead, admin, or page view if page reads are blocked', async () => {
    const admin = await signedIn(site)
    await lock(site.db, 'blog_posts')
    const searches = many((at) => search(site, at))
    await stuck('blog_posts', 2)
    expect((await lead(site)).status).toBe(201)
    expect((await admin.get('/api/admin/leads')).status).toBe(200)
    expect((await view(site)).status).toBe(204)
    expect((await request(site.app).get('/readyz')).status).toBe(200)
    await unlock()
    for (const { status, headers } of await searches)
      expect([status, headers['retry-after']]).toEqual(status === 200 ? [200, undefined] : [503, '5'])
  })

  it('delays no lead or reader if the admin is blocked', async () => {
    const admin = await signedIn(site)
    await lock(site.db, 'blog_post_revisions')
    const asked = many(() => admin.get('/api/admin/posts/5f0c2a52-0e6b-4f1c-9d55-2f6f2b1f7c11/revisions'))
    expect((await lead(site)).status).toBe(201)
    expect((await search(site, 1)).status).toBe(200)
    await unlock()
    await asked
  })

  it('delays no reader if intake is blocked; leads wait briefly and then get 503 with Retry-After', async () => {
    await site.close()
    // The lead that has the connection must still be waiting for the lock when the others have given up.
    site = await open({ connectTimeoutMs: 8_000, statementTimeoutMs: 600_000 })
    await lock(site.db, 'leads')
    const leads = Promise.all(Array.from({ length: 120 }, () => lead(site)))
    const refusals = (code?: string) =>
      lines.filter(({ path, err }) => path === '/api/leads' && (code === undefined || err?.code === code)).length
    await stuck('leads', 1)
    expect((await search(site, 1)).status).toBe(200)
    // Later calls are answered at once while a hundred wait, and those after some seconds.
    await until(() => expect(refusals('53300')).toBeGreaterThan(0))
    await until(() => expect(refusals()).toBeGreaterThan(100))
    await unlock()
    const answers = await leads
    const refused = answers.filter(({ status }) => status === 503)
    for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
    expect(refusals()).toBe(refused.length)
    expect(await site.db('leads')).toHaveLength(answers.length - refused.length)
    expect((await lead(site)).status).toBe(201)
  })
})
