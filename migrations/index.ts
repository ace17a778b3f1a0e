import type { Knex } from 'knex'
import { buildBaseline } from './baseline'
import { type NamedMigration, runInTransaction, runMigrations } from './run'

/**
 * The migrations from before the first release are folded into the baseline. It has the name of the last of them, so a
 * database in which they ran is at the baseline.
 */
const first = '0051-lead-model-readings'

/** In the order in which they run. The database stores the names, so they never change, even if a file is renamed. */
const migrations: readonly NamedMigration[] = [{ name: first, migration: { up: buildBaseline } }]

/** The database is older than the baseline. The message is for the operator, who sees nothing else. */
export class TooOldError extends Error {
  override readonly name = 'TooOldError'
}

/**
 * Migrates the database to this version. Consecutive migrations run together or not at all, except those without a
 * transaction; after a failure it continues where it stopped. Any number of processes may call it at once: one works,
 * the others wait and find nothing to do. Migrations of a newer program in the database are ignored.
 * @throws TooOldError
 */
export async function migrate(db: Knex): Promise<string[]> {
  await pendingMigrations(db)
  return runMigrations(db, migrations)
}

/** The names of all migrations that this program knows, in order. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

/**
 * Runs those of the named migrations that are not in the database yet, inside the caller's transaction. Only if nobody
 * else uses the tables: indexes that are otherwise built concurrently lock them here.
 */
export async function migrateTo(transaction: Knex.Transaction, names: readonly string[]): Promise<void> {
  await runInTransaction(
    transaction,
    migrations.filter(({ name }) => names.includes(name)),
  )
}

/**
 * The names of migrations that are not in the database yet. Only reads.
 * @throws TooOldError
 */
export async function pendingMigrations(db: Knex): Promise<string[]> {
  const exists = await db.schema.hasTable('knex_migrations')
  const done = exists ? await db('knex_migrations').orderBy('id').pluck<string[]>('name') : []
  const last = lastBeforeBaseline(done)
  if (last !== undefined)
    throw new TooOldError(
      `The database is too old for this version: it stands at ${last}, and this version begins at ${first}. ` +
        `Run \`npm run migrate\` of a version that still has ${last} up to ${first}, then of this one. Nothing was changed.`,
    )
  return migrationNames.filter((name) => !done.includes(name))
}

/**
 * The last migration of a database or backup that is older than the baseline; undefined if it is not, or is empty.
 * @param done the names of its migrations, in their order
 */
export function lastBeforeBaseline(done: readonly string[]): string | undefined {
  return done.includes(first) ? undefined : done.findLast(isFolded)
}

/** Whether a name is that of a migration that the baseline contains. */
export const isFolded = (name: string): boolean => name <= first
