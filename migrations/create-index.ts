import type { Knex } from 'knex'

/** Inside a transaction, where a restored backup is brought up to date and nobody else is there, Postgres builds no other way. */
const manner = (db: Knex) => (db.isTransaction ? '' : 'concurrently')

/**
 * Builds an index while others read and write the table; for migrations outside of a transaction. An index that is there
 * is left alone, but for one that was left invalid by a build that failed: that one is dropped and built again.
 * @param definition what stands behind the name: `on leads (created_at)`
 * @param kind `unique` for one that no two rows may share
 */
export async function createIndex(db: Knex, name: string, definition: string, kind: 'unique' | '' = ''): Promise<void> {
  const { rows } = await db.raw<{ rows: { indisvalid: boolean }[] }>(
    'select indisvalid from pg_index where indexrelid = to_regclass(?)',
    [name],
  )
  if (rows[0]?.indisvalid) return
  if (rows[0]) await dropIndex(db, name)
  await db.raw(`create ${kind} index ${manner(db)} ${name} ${definition}`)
}

/** Drops an index, if it is there, while others read and write its table. */
export async function dropIndex(db: Knex, name: string): Promise<void> {
  await db.raw(`drop index ${manner(db)} if exists ${name}`)
}
