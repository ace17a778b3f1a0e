import type { Knex } from 'knex'
import { migrate, migrateTo, migrationNames } from '../../migrations'
import { createDatabase } from '../../server/platform/database'
import { createTestDatabase } from '../support/database'
import { fillAsBefore, storeLeadAsBefore } from '../support/intake-before'

jest.setTimeout(900_000)

const leads = 50_000
const visitors = 4
/** A visitor who waits for as long as a lock is tried for (a second) and for a busy machine besides. */
const waitMsMax = 5_000

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

/** A database of commit a0b3511's making. */
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

/** Leads that come one after the other from several visitors, until `stop`, which answers how long each took. */
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

describe('Migrating the database of commit a0b3511', () => {
  it(`keeps no lead waiting, among ${leads.toLocaleString('en-US')} of former times, though somebody reads the tables all the while`, async () => {
    const { db, patient } = await openDatabaseOfBefore()
    await fillAsBefore(patient, leads)
    const reader = await patient.transaction()
    await reader.raw('select from deliveries limit 1')
    const intake = takeLeads(db)
    const migrated = migrate(patient)
    // The migration waits for the reader; whoever comes to the table after it must not.
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
    // Each email of a lead that came meanwhile is asked for by a message, and nothing else is.
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
