import { randomUUID } from 'node:crypto'
import type { Job } from 'bullmq'
import { pino } from 'pino'
import { queueName } from '../../jobs/definitions'
import { deliverMail } from '../../jobs/definitions/deliver-mail'
import { claimPromises, markRelayed } from '../../jobs/outbox'
import { processor } from '../../jobs/processors/processor'
import { addPromisedJobs } from '../../jobs/queue'
import { createRelay, relayBatch } from '../../jobs/relay'
import { createJobWorker, runJob } from '../../jobs/worker'
import { createQueueBackend, type JobQueue, type JobWorker, type QueueBackend } from '../../server/platform/stores'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { storeLead } from '../support/promise'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })

describe.each(['postgres', 'redis'] as const)('the relay into %s', (kind) => {
  let database: TestDatabase
  let backend: QueueBackend
  let queue: JobQueue
  let name: string

  beforeEach(async () => {
    database = await createTestDatabase()
    const redisUrl = kind === 'redis' ? process.env.TEST_REDIS_URL : undefined
    backend = createQueueBackend({ databaseUrl: database.url, redisUrl }, logger)
    await backend.prepare()
    name = `relay-${randomUUID()}`
    queue = backend.createQueue(name)
  })

  afterEach(async () => {
    await queue.close()
    await backend.close()
    await database.drop()
  })

  const parts = () => ({ db: database.db, queue, ping: backend.ping })
  const outbox = () => database.db('outbox').orderBy('created_at')

  it('makes one job of each promise, under its id, and marks it', async () => {
    await storeLead(database.db)
    expect(await relayBatch(parts())).toBe(2)
    expect(await relayBatch(parts())).toBe(0)
    const rows = await outbox()
    const jobs = await queue.getJobs(['waiting'])
    expect(jobs.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
    expect(jobs[0]?.opts).toMatchObject({ attempts: 15, backoff: { type: 'exponential', delay: 5_270 } })
    expect(rows.every(({ relayed_at }) => relayed_at instanceof Date)).toBe(true)
  })

  it('hands over again, without a second job, what was added but not marked', async () => {
    await storeLead(database.db)
    const lost = await database.db.transaction()
    await addPromisedJobs(queue, await claimPromises(lost, 10))
    await lost.rollback()
    expect(await relayBatch(parts())).toBe(2)
    expect(await queue.getJobCountByTypes('waiting')).toBe(2)
  })

  it('shares the work with other relays: no promise is handed over by two', async () => {
    for (let count = 0; count < 5; count += 1) await storeLead(database.db)
    const one = await database.db.transaction()
    const claimed = await claimPromises(one, 4)
    expect(claimed).toHaveLength(4)
    expect(await relayBatch(parts())).toBe(6)
    await markRelayed(one, claimed)
    await one.commit()
    expect(await relayBatch(parts())).toBe(0)
  })

  it('hands over again what a queue that forgot its jobs would have lost', async () => {
    await storeLead(database.db)
    await relayBatch(parts())
    await queue.obliterate({ force: true })
    expect(await relayBatch(parts())).toBe(0)
    await database.db('outbox').update({ relayed_at: database.db.raw("now() - interval '6 minutes'") })
    expect(await relayBatch(parts())).toBe(2)
    expect(await queue.getJobCountByTypes('waiting')).toBe(2)
  })

  it('hands all of it over again at once when it starts, and when it is told to doubt the queue', async () => {
    await storeLead(database.db)
    await relayBatch(parts())
    await queue.obliterate({ force: true })
    const relay = createRelay({ ...parts(), databaseUrl: database.url, logger })
    relay.start()
    await until(async () => expect(await queue.getJobCountByTypes('waiting')).toBe(2))
    // Both rows are marked again once the relay has nothing under way.
    await until(async () => expect((await outbox()).every(({ relayed_at }) => relayed_at !== null)).toBe(true))
    await queue.obliterate({ force: true })
    relay.doubt()
    await until(async () => expect(await queue.getJobCountByTypes('waiting')).toBe(2), 3_000)
    await relay.stop()
  })

  it('leaves everything where it is while the queue does not take it', async () => {
    await storeLead(database.db)
    const broken = { ...parts(), queue: { addBulk: () => Promise.reject(new Error('away')) } as unknown as JobQueue }
    await expect(relayBatch(broken)).rejects.toThrow('away')
    expect((await outbox()).every(({ relayed_at }) => relayed_at === null)).toBe(true)
    expect(await relayBatch(parts())).toBe(2)
  })

  it('runs on a signal at once, without one soon, and through an outage', async () => {
    let away = true
    const ping = async () => {
      if (away) throw new Error('away')
    }
    const relay = createRelay({ ...parts(), ping, databaseUrl: database.url, logger })
    relay.start()
    await storeLead(database.db)
    away = false
    await until(async () => expect(await queue.getJobCountByTypes('waiting')).toBe(2))
    await storeLead(database.db)
    await until(async () => expect(await queue.getJobCountByTypes('waiting')).toBe(4), 2_500)
    await storeLead(database.db)
    await database.db.raw('notify outbox')
    await until(async () => expect(await queue.getJobCountByTypes('waiting')).toBe(6), 900)
    await relay.stop()
  })
})

describe.each(['postgres', 'redis'] as const)('the worker on %s', (kind) => {
  it('does what was promised, and settles the promise', async () => {
    const database = await createTestDatabase()
    const redisUrl = kind === 'redis' ? process.env.TEST_REDIS_URL : undefined
    const backend = createQueueBackend({ databaseUrl: database.url, redisUrl }, logger)
    await backend.prepare()
    const queue = backend.createQueue(queueName)
    const done: string[] = []
    const processors = new Map([
      [deliverMail.name as string, processor(deliverMail, async ({ deliveryId }) => void done.push(deliveryId))],
    ])
    const worker: JobWorker = createJobWorker({ backend, db: database.db, logger, processors })
    void worker.run()
    await storeLead(database.db)
    await relayBatch({ db: database.db, queue, ping: backend.ping })
    await until(async () => {
      expect(await database.db('outbox').whereNull('completed_at')).toHaveLength(0)
    })
    const promised = await database.db('deliveries').pluck('id')
    expect([...done].sort()).toEqual(promised.sort())
    await worker.close()
    await queue.close()
    await backend.close()
    await database.drop()
  })
})

describe('a job that cannot be done', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
  })

  afterAll(() => database.drop())

  const jobOf = async (attemptsMade: number, data: unknown, name = 'deliver-mail') => {
    const id = randomUUID()
    await database.db('outbox').insert({ id, job: name, payload: JSON.stringify(data) })
    return { id, name, data, attemptsMade, opts: { attempts: 15 } } as Job<unknown, unknown, string>
  }
  const failing = new Map([[deliverMail.name as string, processor(deliverMail, () => Promise.reject(new Error('no')))]])
  const settled = async ({ id }: Job) => (await database.db('outbox').where({ id }).first()).completed_at !== null

  it('stays promised while tries are left, and is settled with the last', async () => {
    const payload = { deliveryId: randomUUID() }
    const first = await jobOf(0, payload)
    await expect(runJob(first, failing, database.db)).rejects.toThrow('no')
    expect(await settled(first)).toBe(false)
    const last = await jobOf(14, payload)
    await expect(runJob(last, failing, database.db)).rejects.toThrow('no')
    expect(await settled(last)).toBe(true)
  })

  it.each([
    ['a payload of another shape', { deliveryId: 'none' }, 'deliver-mail', 'The payload is not what this job takes.'],
    ['a name nobody knows', {}, 'paint-house', 'No processor knows this job.'],
  ])('is not tried again for %s', async (_what, data, name, message) => {
    const job = await jobOf(0, data, name)
    await expect(runJob(job, failing, database.db)).rejects.toMatchObject({ name: 'UnrecoverableError', message })
    expect(await settled(job)).toBe(true)
  })
})
