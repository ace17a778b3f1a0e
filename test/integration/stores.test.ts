import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store as LimitStore, Options } from 'express-rate-limit'
import type { SessionData, Store as SessionStore } from 'express-session'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { createStores } from '../../server/platform/stores'
import { createTestDatabase, openTestDatabase } from '../support/database'
import { opened } from '../support/opened'
import { queueIn } from '../support/queues'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })

describe.each(['postgres', 'redis'] as const)('sessions and limits in %s', (kind) => {
  const database = openTestDatabase()
  const stores = opened(
    () => createStores(queueIn(kind, database.url), logger),
    ({ close }) => close(),
  )
  beforeAll(() => until(() => stores.ping()))

  it('are in the configured store', () => {
    expect(stores.kind).toBe(kind)
  })

  describe('sessions', () => {
    let redis: Redis | undefined
    beforeAll(() => {
      redis = kind === 'redis' ? new Redis(process.env.TEST_REDIS_URL ?? '') : undefined
    })
    afterAll(() => redis?.quit())
    const keyOf = async (sid: string) => (await redis?.keys(`*${sid}`))?.[0] ?? ''

    /** How long a session stays, as its store has it. */
    async function leftMs(sid: string): Promise<number> {
      if (redis) return 1_000 * (await redis.ttl(await keyOf(sid)))
      const left = database.db.raw('extract(epoch from expire - now()::timestamp) * 1000 as ms')
      const row = await database.db('sessions').where({ sid }).first<{ ms: string }>(left)
      return Number(row.ms)
    }

    /** Moves a session to the end of its time. */
    async function letEnd(sid: string): Promise<void> {
      const expire = database.db.raw(`now() - interval '1 minute'`)
      await (redis ? redis.expire(await keyOf(sid), 0) : database.db('sessions').where({ sid }).update({ expire }))
    }

    it('are returned as stored, and replaced when stored again', async () => {
      const sid = randomUUID()
      await keep(stores.sessionStore(), sid, session(60_000, { role: 'admin', note: 'Zoë "quoted" 🌿' }))
      expect(await fetch(stores.sessionStore(), sid)).toMatchObject({ role: 'admin', note: 'Zoë "quoted" 🌿' })
      await keep(stores.sessionStore(), sid, session(60_000, { role: 'nobody' }))
      expect(await fetch(stores.sessionStore(), sid)).toMatchObject({ role: 'nobody' })
    })

    it('are unknown before they are stored and after they are destroyed', async () => {
      const sid = randomUUID()
      expect(await fetch(stores.sessionStore(), sid)).toBeUndefined()
      await keep(stores.sessionStore(), sid, session(60_000))
      await new Promise((resolve) => stores.sessionStore().destroy(sid, resolve))
      expect(await fetch(stores.sessionStore(), sid)).toBeUndefined()
    })

    it('end with their cookie', async () => {
      const sid = randomUUID()
      await keep(stores.sessionStore(), sid, session(600_000))
      expect(await fetch(stores.sessionStore(), sid)).toBeDefined()
      // The store has its own clock.
      expect(await leftMs(sid)).toBeLessThan(660_000)
      await letEnd(sid)
      await until(async () => expect(await fetch(stores.sessionStore(), sid)).toBeUndefined())
    })

    it('are extended when they are touched', async () => {
      const sid = randomUUID()
      await keep(stores.sessionStore(), sid, session(600_000))
      await new Promise<void>((resolve) => stores.sessionStore().touch?.(sid, session(6_000_000), resolve))
      expect(await leftMs(sid)).toBeGreaterThan(1_200_000)
    })
  })

  describe('limits', () => {
    const limit = (windowMs: number): LimitStore => {
      const store = stores.limitStore(randomUUID())
      void store.init?.({ windowMs } as Options)
      return store
    }

    it('are counted exactly with many concurrent hits', async () => {
      const store = limit(60_000)
      const hits = await Promise.all(Array.from({ length: 100 }, () => store.increment('key')))
      const counts = hits.map(({ totalHits }) => totalHits).sort((a, b) => a - b)
      expect(counts).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    })

    it('stay exact if many hits are counted and taken back concurrently', async () => {
      const store = limit(60_000)
      const hit = async (at: number) => {
        await store.increment(`key ${at % 3}`)
        if (at % 2) await store.decrement(`key ${at % 3}`)
      }
      await Promise.all(Array.from({ length: 120 }, (_, at) => hit(at)))
      for (const key of [0, 1, 2]) expect((await store.increment(`key ${key}`)).totalHits).toBe(21)
    })

    it('report when the window ends, and do not move that end', async () => {
      const store = limit(60_000)
      const before = Date.now()
      const first = await store.increment('key')
      const after = Date.now()
      const second = await store.increment('key')
      // The store has its own clock.
      expect(Number(first.resetTime)).toBeGreaterThan(before + 59_000)
      expect(Number(first.resetTime)).toBeLessThan(after + 61_000)
      expect(Math.abs(Number(first.resetTime) - Number(second.resetTime))).toBeLessThan(1_000)
    })

    it('restart after the window', async () => {
      const store = limit(300)
      await store.increment('key')
      await store.increment('key')
      await sleep(400)
      expect((await store.increment('key')).totalHits).toBe(1)
    })

    it('are counted separately by key and prefix', async () => {
      const [one, other] = [limit(60_000), limit(60_000)]
      await one.increment('key')
      expect((await one.increment('another key')).totalHits).toBe(1)
      expect((await other.increment('key')).totalHits).toBe(1)
    })

    it('can be read, lowered, and reset', async () => {
      const store = limit(60_000)
      await store.increment('key')
      await store.increment('key')
      expect(await store.get?.('key')).toMatchObject({ totalHits: 2 })
      await store.decrement('key')
      expect(await store.get?.('key')).toMatchObject({ totalHits: 1 })
      await store.resetKey('key')
      expect((await store.increment('key')).totalHits).toBe(1)
    })
  })
})

it('reading a session from a busy Postgres times out after the configured time', async () => {
  const { url, db, drop } = await createTestDatabase()
  const open = (answerWithinMs: number) => createStores(queueIn('postgres', url), logger, { answerWithinMs })
  const [stores, hasty] = [await open(120_000), await open(200)]
  const busy = await db.transaction()
  await busy.raw('lock table sessions in access exclusive mode')
  const kept = keep(stores.sessionStore(), 'patient', session(60_000))
  await expect(keep(hasty.sessionStore(), 'hasty', session(60_000))).rejects.toThrow()
  await busy.commit()
  await kept
  expect(await fetch(stores.sessionStore(), 'patient')).toBeDefined()
  await Promise.all([stores.close(), hasty.close()])
  await drop()
})

describe('stores that are down', () => {
  it.each([
    ['postgres', { databaseUrl: 'postgres://nobody@127.0.0.1:9/none', redisUrl: undefined }],
    ['redis', { databaseUrl: 'postgres://nobody@127.0.0.1:9/none', redisUrl: 'redis://127.0.0.1:9' }],
  ])('fail fast in %s, and can still be closed', async (_kind, addresses) => {
    const stores = await createStores(addresses, logger)
    const started = Date.now()
    await expect(stores.ping()).rejects.toThrow()
    await expect(fetch(stores.sessionStore(), 'any')).rejects.toThrow()
    // Well before a pool or a client times out by itself.
    expect(Date.now() - started).toBeLessThan(20_000)
    await stores.close()
  })
})

function session(maxAgeMs: number, data: object = {}): SessionData {
  const expires = new Date(Date.now() + maxAgeMs)
  return { cookie: { originalMaxAge: maxAgeMs, maxAge: maxAgeMs, expires, path: '/' }, ...data } as SessionData
}

function keep(store: SessionStore, sid: string, data: SessionData): Promise<void> {
  return new Promise((resolve, reject) => store.set(sid, data, (error) => (error ? reject(error) : resolve())))
}

function fetch(store: SessionStore, sid: string): Promise<SessionData | undefined> {
  return new Promise((resolve, reject) =>
    store.get(sid, (error, data) => (error ? reject(error) : resolve(data ?? undefined))),
  )
}
