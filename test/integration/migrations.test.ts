import type { Knex } from 'knex'
import { migrate, pendingMigrations } from '../../migrations'
import { createDatabase } from '../../server/platform/database'
import { createTestDatabase, type TestDatabase } from '../support/database'

let database: TestDatabase
let db: Knex
beforeEach(async () => {
  database = await createTestDatabase()
  db = createDatabase({ databaseUrl: database.url }, { patient: true })
  await db.raw('drop schema public cascade')
  await db.raw('create schema public')
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const tables = async () => {
  const { rows } = await db.raw<{ rows: { tablename: string }[] }>(
    "select tablename from pg_tables where schemaname = 'public'",
  )
  return rows.map(({ tablename }) => tablename)
}

describe('migrations', () => {
  it('are pending in an empty database, and asking changes nothing', async () => {
    expect(await pendingMigrations(db)).toContain('0001-leads-and-promises')
    expect(await tables()).toEqual([])
  })

  it('run once, in order, however many processes migrate at once', async () => {
    const all = await pendingMigrations(db)
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(db)))
    expect(runs.flat()).toEqual(all)
    expect(await pendingMigrations(db)).toEqual([])
    expect(await tables()).toEqual(expect.arrayContaining(['leads', 'deliveries', 'outbox']))
  })

  it('can be run by a program that is older than the database', async () => {
    await migrate(db)
    await db('knex_migrations').insert({ name: '9999-of-a-newer-program', batch: 2, migration_time: new Date() })
    await expect(migrate(db)).resolves.toEqual([])
    expect(await pendingMigrations(db)).toEqual([])
  })

  it('leave nothing behind when one fails', async () => {
    await db.raw('create table outbox (id int)')
    await expect(migrate(db)).rejects.toThrow('already exists')
    expect(await tables()).toEqual(['outbox'])
    await db.raw('drop table outbox')
    await migrate(db)
    expect(await pendingMigrations(db)).toEqual([])
  })
})
