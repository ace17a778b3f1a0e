import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createEmail } from '../../server/email'
import { leaseDelivery } from '../../server/outbox/tries'
import { eraseSubmissions } from '../../server/submissions/admin'
import { testConfig } from '../support/config'
import { createTestDatabase, openTestDatabase } from '../support/database'
import { opened } from '../support/opened'
import { deliveryOf, storeLead } from '../support/promise'
import { openWorkers, processorsOf, queueIn } from '../support/queues'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })

describe.each(['postgres', 'redis'] as const)(
  'erasing a lead whose emails are kept as files, the queue in %s',
  (kind) => {
    const database = openTestDatabase()
    const worker = opened(
      async () => {
        const { url, db } = database
        const dataDir = await mkdtemp(join(tmpdir(), 'kept-'))
        const config = testConfig(url, { DATA_DIR: dataDir })
        const mail = createEmail({ config, db, logger })
        const processors = processorsOf({ config, db, mail })
        const { relay, close } = await openWorkers({ addresses: queueIn(kind, url), db }, processors)
        relay.start()
        return { dataDir, mail, close }
      },
      async ({ dataDir, mail, close }) => {
        await close()
        mail.close()
        await rm(dataDir, { recursive: true })
      },
    )

    const kept = async () => (await readdir(join(worker.dataDir, 'mail')).catch(() => [])).sort()
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

it('erasing a lead while a worker sends its email removes the file once the lease has ended, including one written meanwhile', async () => {
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
