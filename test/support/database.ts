import { randomUUID } from 'node:crypto'
import knex, { type Knex } from 'knex'
import { migrate } from '../../migrations'
import { opened, type Times } from './opened'

/** An arbitrary but fixed number: test files that start simultaneously wait on this lock for the template. */
const templateLock = 7_203_012

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

/**
 * A migrated, empty database for the caller alone, copied from a template in some hundredths of a second. The runner
 * (`npm test`) provides the server.
 */
export async function createTestDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(async (server) => {
    const template = await ensureTemplate(server)
    // Copies files: the default, logging each page, takes Postgres twice the time.
    await server.raw('create database ?? template ?? strategy file_copy', [name, template])
  })
  const url = urlOf(name)
  const db = knex({ client: 'pg', connection: url, pool: { min: 0, max: 10 } })
  /** Closes `db` and removes the database, even if others are still connected. */
  const drop = async () => {
    await db.destroy()
    await onServer((server) => server.raw('drop database if exists ?? with (force)', [name]))
  }
  return { db, url, drop }
}

/** The same for the tests of a block, dropped after them. */
export const openTestDatabase = (times?: Times): TestDatabase => opened(createTestDatabase, ({ drop }) => drop(), times)

/** Every row of every table except these, as text. */
export async function allRows(db: Knex, but: readonly string[] = []): Promise<string> {
  const listed = db('pg_tables').where({ schemaname: 'public' }).whereNotIn('tablename', but)
  const tables: string[] = await listed.orderBy('tablename').pluck('tablename')
  const rows = await Promise.all(tables.map((table) => db(table).select('*')))
  return JSON.stringify(rows)
}

/** Ends every connection to a database and rejects new ones until the returned function is called. */
export async function rejectConnections(db: Knex): Promise<() => Promise<unknown>> {
  const { rows } = await db.raw<{ rows: [{ name: string }] }>('select current_database() as name')
  const server = knex({ client: 'pg', connection: urlOf('postgres'), pool: { min: 0, max: 1 } })
  await server.raw('alter database ?? allow_connections false', [rows[0].name])
  await server.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [rows[0].name])
  return async () => {
    await server.raw('alter database ?? allow_connections true', [rows[0].name])
    await server.destroy()
  }
}

/** Applies a setting to every connection to a database; open ones are closed and opened again. */
export async function setForAll(db: Knex, name: string, value: string): Promise<void> {
  const { rows } = await db.raw<{ rows: [{ name: string }] }>('select current_database() as name')
  await onServer(async (server) => {
    await server.raw('alter database ?? set ?? = ?', [rows[0].name, name, server.raw(value)])
    await server.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [rows[0].name])
  })
}

/** The template is created once per server. A temporary server lives for one run, so its migrations are current. */
async function ensureTemplate(server: Knex): Promise<string> {
  const name = 'template_migrated'
  await server.raw('select pg_advisory_lock(?)', [templateLock])
  try {
    const found = await server('pg_database').where({ datname: name }).first()
    if (!found) await makeTemplate(server, name)
  } finally {
    await server.raw('select pg_advisory_unlock(?)', [templateLock])
  }
  return name
}

/** Migrated under a temporary name first, so that a killed run leaves no partial template. */
async function makeTemplate(server: Knex, name: string): Promise<void> {
  const unfinished = `${name}_${randomUUID().slice(0, 8)}`
  await server.raw('create database ??', [unfinished])
  const db = knex({ client: 'pg', connection: urlOf(unfinished) })
  await migrate(db).finally(() => db.destroy())
  await server.raw('alter database ?? rename to ??', [unfinished, name])
}

/** A single connection, so that the advisory lock and what it protects share a session. */
async function onServer(work: (server: Knex) => PromiseLike<unknown>): Promise<void> {
  const server = knex({ client: 'pg', connection: urlOf('postgres'), pool: { min: 1, max: 1 } })
  try {
    await work(server)
  } finally {
    await server.destroy()
  }
}

function urlOf(database: string): string {
  const given = process.env.TEST_DATABASE_URL
  if (!given) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`.')
  const url = new URL(given)
  url.pathname = `/${database}`
  return url.href
}
