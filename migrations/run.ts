import { setTimeout } from 'node:timers/promises'
import knex, { type Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

export interface NamedMigration {
  name: string
  /** With `transaction: false` it runs outside any transaction, and may run again after it failed halfway. */
  migration: Pick<Knex.Migration, 'up'> & { config?: { transaction?: boolean } }
}

/** An arbitrary number that never changes: the advisory lock for which processes that migrate concurrently wait. */
const lockNumber = 7_203_011
const lockRetryMs = 50

/**
 * Runs, in order, the migrations that are not in the database yet, and returns their names. Consecutive migrations that
 * use a transaction share one: all of them or none. Each of the others runs separately and is recorded once it has
 * succeeded.
 */
export async function runMigrations(db: Knex, migrations: readonly NamedMigration[]): Promise<string[]> {
  return onLockedConnection(db, async (connection) => {
    const ran: string[] = []
    for (const group of groupsOf(migrations)) ran.push(...(await runGroup(connection, group)))
    return ran
  })
}

/** Runs missing migrations of all kinds in the caller's transaction. @throws Error while another process migrates */
export async function runInTransaction(
  transaction: Knex.Transaction,
  migrations: readonly NamedMigration[],
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: [{ locked: boolean }] }>(
    'select pg_try_advisory_xact_lock(?) as locked',
    [lockNumber],
  )
  if (!rows[0].locked) throw new Error('The database is being migrated by another process.')
  await transaction.migrate.latest({ migrationSource: sourceOf(migrations), disableMigrationsListValidation: true })
}

/**
 * Works on one connection that holds the lock until it closes, so a killed process releases it. Other processes poll:
 * waiting inside `pg_advisory_lock` would hold a snapshot, and `create index concurrently` waits for all snapshots, so
 * the two would wait for each other.
 */
async function onLockedConnection<Result>(db: Knex, work: (connection: Knex) => Promise<Result>): Promise<Result> {
  const connection = knex({ ...db.client.config, pool: { min: 1, max: 1 } })
  try {
    while (!(await tryLock(connection))) await setTimeout(lockRetryMs)
    return await work(connection)
  } finally {
    await connection.destroy()
  }
}

async function tryLock(connection: Knex): Promise<boolean> {
  const { rows } = await connection.raw<{ rows: [{ locked: boolean }] }>('select pg_try_advisory_lock(?) as locked', [
    lockNumber,
  ])
  return rows[0].locked
}

const needsNoTransaction = ({ migration }: NamedMigration) => migration.config?.transaction === false

function groupsOf(migrations: readonly NamedMigration[]): NamedMigration[][] {
  const groups: NamedMigration[][] = []
  for (const one of migrations) {
    const last = groups.at(-1)
    if (last?.[0] && !needsNoTransaction(last[0]) && !needsNoTransaction(one)) last.push(one)
    else groups.push([one])
  }
  return groups
}

async function runGroup(connection: Knex, group: NamedMigration[]): Promise<string[]> {
  const [first] = group
  if (first && needsNoTransaction(first)) return runAlone(connection, first)
  return inShortTransaction(connection, async (transaction) => {
    const migrationSource = sourceOf(group)
    const [, names] = await transaction.migrate.latest({ migrationSource, disableMigrationsListValidation: true })
    return names
  })
}

async function runAlone(connection: Knex, { name, migration }: NamedMigration): Promise<string[]> {
  const done = await connection('knex_migrations').where({ name }).first('id')
  if (done) return []
  await migration.up(connection)
  const [last] = await connection('knex_migrations').max<{ batch: number | null }[]>('batch as batch')
  await connection('knex_migrations').insert({ name, batch: (last?.batch ?? 0) + 1, migration_time: new Date() })
  return [name]
}

/** Knex asks for `down` as well. Nothing here reverts a migration: a backup does. */
const sourceOf = (group: readonly NamedMigration[]): Knex.MigrationSource<NamedMigration> => ({
  getMigrations: async () => [...group],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ migration: { up } }) => ({ up, down: async () => undefined }),
})
