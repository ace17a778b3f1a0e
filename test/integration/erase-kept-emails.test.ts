import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createProcessors } from '../../jobs/processors'
import type { Queues } from '../../jobs/queues'
import { relayBatch } from '../../jobs/relay'
import { createJobWorkers } from '../../jobs/worker'
import { createEmail } from '../../server/email'
import { leaseDelivery } from '../../server/outbox/tries'
import { readConfig } from '../../server/platform/config'
import { eraseSubmissions } from '../../server/submissions/admin'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { deliveryOf, storeLead } from '../support/promise'
import { openTestQueues } from '../support/queues'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })

describe.each(['postgres', 'redis'] as const)(
  'erasing a lead whose emails are kept as files, the queue in %s',
  (kind) => {
    let database: TestDatabase
    let dataDir: string
    let queues: Queues
    const closing: (() => unknown)[] = []

    beforeEach(async () => {
      database = await createTestDatabase()
      dataDir = await mkdtemp(join(tmpdir(), 'kept-'))
      const { url, db } = database
      const config = readConfig({ DATABASE_URL: url, SESSION_SECRET: 'a secret of the tests alone', DATA_DIR: dataDir })
      const redisUrl = kind === 'redis' ? process.env.TEST_REDIS_URL : undefined
      const opened = await openTestQueues({ databaseUrl: url, redisUrl }, logger)
      queues = opened.queues
      const mail = createEmail({ config, db, logger })
      const unused = undefined as never
      const processors = createProcessors({
        config,
        db,
        logger,
        mail,
        generations: unused,
        inbox: unused,
        modelReader: unused,
        sourceLinks: unused,
        webhooks: unused,
      })
      const workers = createJobWorkers({ backend: opened.backend, logger, processors, lockSeconds: 10 })
      for (const worker of workers) void worker.run()
      const relay = setInterval(
        () => void relayBatch({ db, queues, ping: opened.backend.ping }).catch(() => undefined),
        50,
      )
      closing.push(
        () => clearInterval(relay),
        () => Promise.all(workers.map((worker) => worker.close())),
        opened.close,
        () => mail.close(),
        database.drop,
        () => rm(dataDir, { recursive: true }),
      )
    })
    afterEach(async () => {
      for (const close of closing.splice(0)) await close()
    })

    const kept = async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).sort()
    const outbox = () => database.db('outbox')

    it('removes their files and no others', async () => {
      const [erased, other] = [await storeLead(database.db), await storeLead(database.db)]
      await until(async () => expect(await kept()).toHaveLength(4), 30_000)
      await until(async () => expect(await outbox()).toEqual([]), 30_000)
      expect(await eraseSubmissions(database.db, 'leads', [erased])).toBe(1)
      const ids = await database.db('deliveries').where({ subject_id: other }).pluck('id')
      await until(async () => expect(await kept()).toEqual(ids.map((id) => `${id}.eml`).sort()), 30_000)
      await until(async () => expect(await outbox()).toEqual([]), 30_000)
    })
  },
)

describe('erasing a lead while a worker sends its email', () => {
  it('removes the file once the lease has ended, including one written meanwhile', async () => {
    const { db, drop } = await createTestDatabase()
    const leadId = await storeLead(db)
    const { id } = await deliveryOf(db, leadId, 'lead-team')
    const leased = await leaseDelivery(db, id, ['lead-team'])
    expect(leased?.attempts).toBe(1)
    const { due_at: leaseEnd } = await db('deliveries').where({ id }).first()
    await eraseSubmissions(db, 'leads', [leadId])
    // The confirmation was never tried, so it has no file.
    const [message, ...others] = await db('outbox')
    expect(others).toEqual([])
    expect(message).toMatchObject({ job: 'erase-kept-email', payload: { deliveryId: id }, due_at: leaseEnd })
    await drop()
  })
})
