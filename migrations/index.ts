import type { Knex } from 'knex'
import { buildBaseline } from './baseline'
import { type NamedMigration, runInTransaction, runMigrations } from './run'

/** The migrations before the first release are folded into the baseline, which has the name of the last of them. */
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

/** Runs those named that are missing, in the caller's transaction; only if nobody else uses the tables: they are locked. */
export async function migrateTo(transaction: Knex.Transaction, names: readonly string[]): Promise<void> {
  await runInTransaction(
    transaction,
    migrations.filter(({ name }) => names.includes(name)),
  )
}

/** The names of migrations that are not in the database yet. @throws TooOldError */
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

/** The last of these migrations, if they do not reach the baseline; undefined if they do, or if there are none. */
export function lastBeforeBaseline(done: readonly string[]): string | undefined {
  return done.includes(first) ? undefined : done.findLast(isFolded)
}

/** Whether a name is that of a migration that the baseline contains. */
export const isFolded = (name: string): boolean => name <= first
