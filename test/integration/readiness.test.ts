import { pino } from 'pino'
import request from 'supertest'
import { createTestApp, openApp, type TestApp, withApp } from '../support/app'
import { setForAll } from '../support/database'
import { leadOf } from '../support/lead'
import { startRedis } from '../support/redis'
import { freePort } from '../support/site'
import { until } from '../support/until'

let lines: { msg: string; path?: string; err?: { code?: string } }[] = []
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
beforeEach(() => {
  lines = []
})

/** Runs every check for each request, so that a test need not wait until the last result has expired. */
const anew = { answerKeptMs: 0, writeEveryMs: 0 }

/** Waits until `/readyz` reports exactly these checks as failing. */
const named = (site: TestApp, names: string[]) =>
  until(async () => {
    const { status, body } = await request(site.app).get('/readyz')
    expect([status, body.failing]).toEqual([names.length === 0 ? 200 : 503, names])
  })

describe('readiness with a Postgres that', () => {
  const site = openApp({ logger, readiness: anew }, 'each')

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
