import { randomUUID } from 'node:crypto'
import type { Job } from 'bullmq'
import { pino } from 'pino'
import type { JobProcessor } from '../../jobs/processors'
import type { Queues } from '../../jobs/queues'
import { createRelay, relayBatch } from '../../jobs/relay'
import { runJob } from '../../jobs/worker'
import { deliverEmail } from '../../server/outbox/jobs'
import { claimMessages, completeMessage, requeueMessages } from '../../server/outbox/messages'
import { openTestDatabase } from '../support/database'
import { opened } from '../support/opened'
import { storeLead } from '../support/promise'
import { openTestQueues, openWorkers, queueIn } from '../support/queues'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })

describe.each(['postgres', 'redis'] as const)('the relay into %s', (kind) => {
  const database = openTestDatabase('each')
  const queue = opened(
    () => openTestQueues(queueIn(kind, database.url)),
    ({ close }) => close(),
    'each',
  )
  let queues: Queues
  beforeEach(() => {
    queues = queue.queues
  })

  const parts = () => ({ db: database.db, queues, ping: queue.backend.ping })
  const outbox = () => database.db('outbox').orderBy('created_at')
  const waiting = () => queues.emails.getJobCountByTypes('waiting')

  it('adds one job for each message, with its id, and records that it is queued', async () => {
    await storeLead(database.db)
    expect(await relayBatch(parts())).toBe(2)
    expect(await relayBatch(parts())).toBe(0)
    const rows = await outbox()
    const jobs = await queues.emails.getJobs(['waiting'])
    expect(jobs.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
    expect(rows.every(({ relayed_at }) => relayed_at instanceof Date)).toBe(true)
  })

  it('puts generations into another queue than emails', async () => {
    const generationId = randomUUID()
    await database.db('outbox').insert({ id: generationId, job: 'generate-post', payload: { generationId } })
    await relayBatch(parts())
    expect([await waiting(), await queues.jobs.getJobCountByTypes('waiting')]).toEqual([0, 1])
  })

  it("requeues a message without keeping the job's old delay, and leaves the delays of other jobs unchanged", async () => {
    await storeLead(database.db)
    await relayBatch(parts())
    const ids: string[] = await database.db('outbox').pluck('id')
    await queues.emails.obliterate({ force: true })
    const opts = { delay: 26 * 3_600_000 }
    const data = { deliveryId: ids[0] }
    for (const jobId of [...ids, 'another']) await queues.emails.add('deliver-mail', data, { ...opts, jobId })
    await requeueMessages(database.db)
    await relayBatch(parts())
    const jobs = await queues.emails.getJobs(['waiting'])
    expect(jobs.map(({ id }) => id).sort()).toEqual(ids.sort())
    expect((await queues.emails.getDelayed()).map(({ id }) => id)).toEqual(['another'])
  })

  it('shares the work with other relays: no message is queued by two', async () => {
    for (let count = 0; count < 5; count += 1) await storeLead(database.db)
    const batches = await Promise.all([4, 4, 4].map((limit) => claimMessages(database.db, ['deliver-mail'], limit)))
    const ids = batches.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length + (await relayBatch(parts()))).toBe(10)
  })

  it('queues again, after growing waits, messages that the queue may have lost', async () => {
    await storeLead(database.db)
    const minutes = async () => {
      const { rows } = await database.db.raw(
        'select distinct round(extract(epoch from due_at - now()) / 60)::int as wait from outbox',
      )
      return rows.map(({ wait }: { wait: number }) => wait)
    }
    for (const wait of [5, 10, 20]) {
      await relayBatch(parts())
      await queues.emails.obliterate({ force: true })
      expect([await relayBatch(parts()), await minutes()]).toEqual([0, [wait]])
      await database.db('outbox').update({ due_at: database.db.fn.now() })
    }
    expect(await relayBatch(parts())).toBe(2)
    expect(await waiting()).toBe(2)
  })

  it('queues everything again when it starts, and when the queue may have lost jobs', async () => {
    await storeLead(database.db)
    await relayBatch(parts())
    await queues.emails.obliterate({ force: true })
    const relay = createRelay({ ...parts(), logger })
    relay.start()
    await until(async () => expect(await waiting()).toBe(2))
    await queues.emails.obliterate({ force: true })
    relay.requeue()
    await until(async () => expect(await waiting()).toBe(2))
    await relay.stop()
  })

  it('requeues any number in batches, and leaves messages that wait for their next attempt', async () => {
    await database.db.raw(`insert into outbox (id, job, payload, relayed_at, due_at, handed_over)
      select gen_random_uuid(), 'deliver-mail', '{}', now(), now() + interval '1 hour', 3 from generate_series(1, 2500)`)
    const later = database.db.raw(`now() + interval '1 hour'`)
    await database.db('outbox').insert({ id: randomUUID(), job: 'deliver-mail', payload: '{}', due_at: later })
    await requeueMessages(database.db)
    const recalled = await database.db('outbox').where('due_at', '<=', database.db.fn.now()).pluck('handed_over')
    expect(recalled).toEqual(Array(2_500).fill(1))
  })

  it('leaves unknown kinds and payloads for a newer program', async () => {
    const rows = [
      { id: randomUUID(), job: 'paint-house', payload: {} },
      { id: randomUUID(), job: 'deliver-mail', payload: { parcel: 1 } },
    ]
    await database.db('outbox').insert(rows)
    await relayBatch(parts())
    expect(await waiting()).toBe(0)
    expect((await outbox().pluck('id')).sort()).toEqual(rows.map(({ id }) => id).sort())
    const newer = await claimMessages(database.db, ['paint-house'], 10)
    expect(newer).toMatchObject([{ job: 'paint-house' }])
  })

  it('queues new messages within a moment, also after an outage', async () => {
    let away = true
    const ping = async () => {
      if (away) throw new Error('away')
    }
    const relay = createRelay({ ...parts(), ping, logger })
    relay.start()
    await storeLead(database.db)
    away = false
    await until(async () => expect(await waiting()).toBe(2))
    await storeLead(database.db)
    await until(async () => expect(await waiting()).toBe(4))
    await relay.stop()
  })
})

describe.each(['postgres', 'redis'] as const)('the workers on %s', (kind) => {
  const database = openTestDatabase('each')
  const open = (processors: Record<string, JobProcessor>) =>
    openWorkers({ addresses: queueIn(kind, database.url), db: database.db }, processors)

  it('run what was enqueued; a completed message leaves nothing, and can be enqueued again', async () => {
    const done: string[] = []
    const deliver: JobProcessor = async (payload, messageId) => {
      done.push(deliverEmail.payload.parse(payload).deliveryId)
      await completeMessage(database.db, messageId)
    }
    const { queues, relayNow, close } = await open({ 'deliver-mail': deliver })
    await storeLead(database.db)
    const promised = await database.db('deliveries').orderBy('id').pluck('id')
    const rows = await database.db('outbox')
    for (const times of [1, 2]) {
      await relayNow()
      await until(() => expect(done).toHaveLength(2 * times))
      await until(async () => expect(await queues.emails.getJobCountByTypes('active', 'waiting', 'completed')).toBe(0))
      expect(await database.db('outbox')).toEqual([])
      await database.db('outbox').insert(rows.map(({ id, job, payload }) => ({ id, job, payload })))
    }
    await close()
    expect([...done].sort()).toEqual([...promised, ...promised].sort())
  })

  it('send emails while all slots for generations are in use', async () => {
    const sent: string[] = []
    const held: (() => void)[] = []
    const hold = () => new Promise<void>((resolve) => held.push(resolve))
    const { queues, close } = await open({ 'generate-post': hold, 'deliver-mail': async (_, id) => void sent.push(id) })
    const articles = Array.from({ length: 12 }, () => ({ name: 'generate-post', data: { generationId: randomUUID() } }))
    await queues.jobs.addBulk(articles)
    await until(() => expect(held.length).toBeGreaterThan(1))
    await queues.emails.add('deliver-mail', { deliveryId: randomUUID() })
    await until(() => expect(sent).toHaveLength(1))
    await queues.jobs.drain()
    for (const finish of held) finish()
    await close()
  })
})

describe('a job that cannot be done', () => {
  const jobOf = (data: unknown, name = 'deliver-mail') =>
    ({ id: randomUUID(), name, data, attemptsMade: 0, opts: {} }) as Job<unknown, unknown, string>
  const failing = {
    async 'deliver-mail'(payload: unknown) {
      deliverEmail.payload.parse(payload)
      throw new Error('no')
    },
  }

  it('fails with the cause, and is retried by the queue', async () => {
    await expect(runJob(jobOf({ deliveryId: randomUUID() }), failing)).rejects.toMatchObject({
      name: 'Error',
      message: 'no',
    })
  })

  it.each([
    ['57014', 'A database statement took too long.'],
    ['53100', 'The database does not accept writes.'],
    ['57P01', 'The database does not answer.'],
  ])(
    'fails for a database error (%s) with a message without personal data, and keeps the cause',
    async (code, message) => {
      const cause = Object.assign(new Error('canceling'), { code })
      const troubled = { 'deliver-mail': () => Promise.reject(cause) }
      const job = jobOf({ deliveryId: randomUUID() })
      await expect(runJob(job, troubled)).rejects.toMatchObject({ message, cause })
    },
  )

  it.each([
    ['a payload of another shape', { deliveryId: 'none' }, 'deliver-mail', 'The payload is not what this job expects.'],
    ['a name nobody knows', {}, 'paint-house', 'No processor exists for this job.'],
  ])('is not retried by the queue for %s', async (_what, data, name, message) => {
    await expect(runJob(jobOf(data, name), failing)).rejects.toMatchObject({ name: 'UnrecoverableError', message })
  })
})
