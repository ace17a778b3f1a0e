import { readFileSync } from 'node:fs'
import type { Knex } from 'knex'
import { migrate, migrationNames, pendingMigrations } from '../../migrations'
import { createIndex } from '../../migrations/create-index'
import { type NamedMigration, runInTransaction, runMigrations } from '../../migrations/run'
import { createDatabase } from '../../server/platform/database'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { storeLead } from '../support/promise'
import { describeSchema } from '../support/schema'
import { until } from '../support/until'

let database: TestDatabase
let db: Knex
beforeEach(async () => {
  database = await createTestDatabase()
  db = createDatabase({ databaseUrl: database.url }, { patient: true })
})
afterEach(async () => {
  // A failed test leaves its transaction open, and closing the pool would wait for it.
  for (const transaction of held.splice(0)) if (!transaction.isCompleted()) await transaction.rollback()
  await db.destroy()
  await database.drop()
})

/** Transactions that make a migration wait. */
const held: Knex.Transaction[] = []

async function hold(): Promise<Knex.Transaction> {
  const transaction = await db.transaction()
  held.push(transaction)
  return transaction
}

const empty = () => db.raw('drop schema public cascade; create schema public')
const tables = () => db('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename')
const recorded = () => db('knex_migrations').orderBy('id').pluck<string[]>('name')

/** Records these migrations, and no others, as run. */
async function record(...names: string[]) {
  await db('knex_migrations').delete()
  await db('knex_migrations').insert(names.map((name) => ({ name, batch: 1, migration_time: new Date() })))
}

describe('the baseline', () => {
  it('builds what the migrations that it replaces built', async () => {
    const schema = readFileSync('test/fixtures/schema.txt', 'utf8').trimEnd().split('\n')
    await empty()
    await migrate(db)
    expect(await describeSchema(db)).toEqual(schema)
  })

  it('leaves a database alone in which all of those ran', async () => {
    await storeLead(db)
    const former = ['0001-leads-and-promises', '0049-lead-decisions', ...migrationNames]
    await record(...former)
    const before = await describeSchema(db)
    expect(await migrate(db)).toEqual([])
    expect(await pendingMigrations(db)).toEqual([])
    expect(await recorded()).toEqual(former)
    expect(await describeSchema(db)).toEqual(before)
  })

  it('rejects a database in which some of those are missing, and says what to do', async () => {
    await record('0001-leads-and-promises', '0049-lead-decisions')
    const before = await describeSchema(db)
    const sentence =
      'The database is too old for this version: it stands at 0049-lead-decisions, and this version begins at ' +
      '0051-lead-model-readings. Run `npm run migrate` of a version that still has 0049-lead-decisions up to ' +
      '0051-lead-model-readings, then of this one. Nothing was changed.'
    await expect(migrate(db)).rejects.toThrow(sentence)
    await expect(pendingMigrations(db)).rejects.toThrow(sentence)
    expect(await describeSchema(db)).toEqual(before)
    expect(await recorded()).toEqual(['0001-leads-and-promises', '0049-lead-decisions'])
  })
})

describe('migrations', () => {
  it('are listed as pending in an empty database, and listing them changes nothing', async () => {
    await empty()
    expect(await pendingMigrations(db)).toEqual(migrationNames)
    expect(await tables()).toEqual([])
  })

  it('run once, in order, however many processes migrate concurrently', async () => {
    await empty()
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(db)))
    expect(runs.flat()).toEqual(migrationNames)
    expect(await pendingMigrations(db)).toEqual([])
    expect(await tables()).toEqual(expect.arrayContaining(['leads', 'deliveries', 'outbox']))
  })

  it('can be run by a program older than the database', async () => {
    await db('knex_migrations').insert({ name: '9999-of-a-newer-program', batch: 2, migration_time: new Date() })
    await expect(migrate(db)).resolves.toEqual([])
    expect(await pendingMigrations(db)).toEqual([])
  })

  it('change nothing if one fails', async () => {
    await empty()
    await db.raw('create table write_probe (id int)')
    await expect(migrate(db)).rejects.toThrow('already exists')
    expect(await tables()).toEqual(['write_probe'])
    await db.raw('drop table write_probe')
    await migrate(db)
    expect(await pendingMigrations(db)).toEqual([])
  })
})

/** Migrations that might come next: a column, and what is done outside a transaction. */
const column: NamedMigration = {
  name: '9001-column',
  migration: { up: (trx) => trx.raw(`alter table leads add column region text default 'none'`) },
}
const outside = (name: string, up: (connection: Knex) => Promise<void>): NamedMigration => ({
  name,
  migration: { up, config: { transaction: false } },
})
const index = outside('9002-index', (connection) => createIndex(connection, 'leads_region', 'on leads (region)'))
const last = { ...column, name: '9003-last', migration: { up: (trx: Knex) => trx.raw('create table latest (id int)') } }
const later = [column, index, last]

/** Whether the index is valid; undefined if there is none. */
async function validity(): Promise<boolean | undefined> {
  const { rows } = await db.raw<{ rows: { indisvalid: boolean }[] }>(
    `select indisvalid from pg_index where indexrelid = to_regclass('leads_region')`,
  )
  return rows[0]?.indisvalid
}

/** Stores a lead, which must not wait for a migration. */
const storeAtOnce = () =>
  db.transaction(async (transaction) => {
    await transaction.raw(`set local lock_timeout = '2s'`)
    await storeLead(transaction)
  })

describe('later migrations', () => {
  it('run in groups, each of which is recorded once it has succeeded', async () => {
    const failing = outside('9002-index', () => Promise.reject(new Error('failed')))
    await expect(runMigrations(db, [column, failing, last])).rejects.toThrow('failed')
    expect(await recorded()).toEqual([...migrationNames, column.name])
    const runs = await Promise.all([1, 2].map(() => runMigrations(db, later)))
    expect(runs.flat()).toEqual([index.name, last.name])
    expect(await recorded()).toEqual([...migrationNames, ...later.map(({ name }) => name)])
  })

  it('go on where a killed process stopped', async () => {
    const stuck = outside('9002-index', async (connection) => {
      await connection.raw('select pg_sleep(600)')
    })
    const killed = runMigrations(db, [column, stuck]).catch((error: Error) => error.message)
    const sleeping = `from pg_stat_activity where query = 'select pg_sleep(600)' and datname = current_database()`
    await until(async () => expect((await db.raw(`select ${sleeping}`)).rowCount).toBe(1))
    const other = runMigrations(db, later)
    await db.raw(`select pg_terminate_backend(pid) ${sleeping}`)
    expect(await killed).toMatch(/terminated|terminating/)
    expect(await other).toEqual([index.name, last.name])
  })

  it('delay no lead while someone reads the table that they change', async () => {
    const reader = await hold()
    await reader.raw('select from leads limit 1')
    const migrated = runMigrations(db, [column])
    for (let waited = 0; waited < 2; waited += 1) {
      await until(async () => {
        const waiting = await db('pg_locks').where({ relation: db.raw(`'leads'::regclass`), granted: false })
        expect(waiting).toHaveLength(1)
      })
      await storeAtOnce()
    }
    await reader.commit()
    expect(await migrated).toEqual([column.name])
    expect(await db('leads').pluck('region')).toEqual(['none', 'none'])
  })

  it('build indexes without blocking writers', async () => {
    await runMigrations(db, [column])
    const id = await storeLead(db)
    const writer = await hold()
    await writer('leads').where({ id }).update({ owner: 'Kim' })
    const migrated = runMigrations(db, later)
    await until(async () => expect(await validity()).toBe(false))
    // The index build waits for the writer, and nobody waits for the build.
    await storeAtOnce()
    await writer.commit()
    expect(await migrated).toEqual([index.name, last.name])
    expect(await validity()).toBe(true)
  })

  it('rebuild an index that a failed build left invalid', async () => {
    await runMigrations(db, [column])
    await db.raw('create index leads_region on leads (created_at)')
    await db.raw(`update pg_index set indisvalid = false where indexrelid = 'leads_region'::regclass`)
    await runMigrations(db, later)
    expect(await validity()).toBe(true)
    const { rows } = await db.raw(`select pg_get_indexdef('leads_region'::regclass) as definition`)
    expect(rows[0].definition).toContain('(region)')
  })

  it('run inside the transaction of a restore, all or none', async () => {
    const restore = db.transaction(async (transaction) => {
      await runInTransaction(transaction, later)
      throw new Error('damaged')
    })
    await expect(restore).rejects.toThrow('damaged')
    expect([await recorded(), await validity()]).toEqual([migrationNames, undefined])
    await db.transaction((transaction) => runInTransaction(transaction, later))
    expect(await validity()).toBe(true)
  })
})
