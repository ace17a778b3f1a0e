import type { Knex } from 'knex'

/** Not possible within a transaction, in which a restored backup is migrated and nobody else uses the tables. */
const manner = (db: Knex) => (db.isTransaction ? '' : 'concurrently')

/**
 * Builds an index while others read and write the table, in migrations outside a transaction. An existing index is
 * kept, unless a failed build left it invalid: then it is dropped and built again.
 * @param definition what follows the name: `on leads (created_at)`
 * @param kind `unique` if no two rows may share a value
 */
export async function createIndex(db: Knex, name: string, definition: string, kind: 'unique' | '' = ''): Promise<void> {
  const { rows } = await db.raw<{ rows: { indisvalid: boolean }[] }>(
    'select indisvalid from pg_index where indexrelid = to_regclass(?)',
    [name],
  )
  if (rows[0]?.indisvalid) return
  if (rows[0]) await db.raw(`drop index ${manner(db)} ${name}`)
  await db.raw(`create ${kind} index ${manner(db)} ${name} ${definition}`)
}
