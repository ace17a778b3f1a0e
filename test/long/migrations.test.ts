import type { Knex } from 'knex'
import { migrate, migrateTo, migrationNames } from '../../migrations'
import { createDatabase } from '../../server/platform/database'
import { createTestDatabase } from '../support/database'
import { fillAsBefore, storeLeadAsBefore } from '../support/intake-before'

jest.setTimeout(900_000)

const leads = 50_000
const visitors = 4
/**
 * The longest wait of a visitor: the second for which a migration waits for a lock, and some time for a busy machine.
 */
const waitMsMax = 5_000

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

/** A database as the program of commit a0b3511 created it. */
async function openDatabaseOfBefore(): Promise<{ db: Knex; patient: Knex }> {
  const database = await createTestDatabase()
  const db = createDatabase({ databaseUrl: database.url })
  const patient = createDatabase({ databaseUrl: database.url }, { patient: true })
  cleanUps.push(
    database.drop,
    () => db.destroy(),
    () => patient.destroy(),
  )
  await patient.raw('drop schema public cascade; create schema public')
  await patient.transaction((transaction) =>
    migrateTo(
      transaction,
      migrationNames.filter((name) => name < '0012'),
    ),
  )
  return { db, patient }
}

/**
 * Submits leads one after the other from several visitors until `stop` is called, which returns the duration of each.
 */
function takeLeads(db: Knex): { stop: () => Promise<{ id: string; ms: number }[]> } {
  const stored: { id: string; ms: number }[] = []
  let stopped = false
  const running = Array.from({ length: visitors }, async () => {
    while (!stopped) {
      const began = performance.now()
      const id = await storeLeadAsBefore(db)
      stored.push({ id, ms: performance.now() - began })
    }
  })
  return {
    async stop() {
      stopped = true
      await Promise.all(running)
      return stored
    },
  }
}

describe('migrating the database of commit a0b3511', () => {
  it(`delays no lead while someone keeps reading the tables of ${leads.toLocaleString('en-US')} earlier leads`, async () => {
    const { db, patient } = await openDatabaseOfBefore()
    await fillAsBefore(patient, leads)
    const reader = await patient.transaction()
    await reader.raw('select from deliveries limit 1')
    const intake = takeLeads(db)
    const migrated = migrate(patient)
    // The migration waits for the reader; later users of the table must not wait for the migration.
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    expect(await db('knex_migrations').where('name', '>=', '0012').pluck('name')).toEqual([])
    await reader.commit()
    expect(await migrated).toEqual(migrationNames.filter((name) => name >= '0012'))

    const stored = await intake.stop()
    const slowest = Math.max(...stored.map(({ ms }) => ms))
    process.stdout.write(`${stored.length} leads were stored meanwhile, the slowest in ${slowest.toFixed(0)} ms\n`)
    expect(stored.length).toBeGreaterThan(50)
    expect(slowest).toBeLessThan(waitMsMax)
    expect(await db('leads').count()).toEqual([{ count: String(leads + stored.length) }])
    // Each email of a lead that came meanwhile has an outbox message, and nothing else has one.
    const { rows } = await db.raw(`
      select deliveries.state, outbox.id is not null as is_asked_for, count(distinct deliveries.id)::int
      from deliveries left join outbox on payload ->> 'deliveryId' = deliveries.id::text group by 1, 2 order by 1`)
    expect(rows).toEqual([
      { state: 'pending', is_asked_for: true, count: 2 * stored.length },
      { state: 'sent', is_asked_for: false, count: 2 * leads },
    ])
    expect(await db('leads').whereNull('search_text').count()).toEqual([{ count: '0' }])
  })
})
