import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'

/** Outside a transaction, so leads can be stored while the index is built. */
export const config = { transaction: false }

/**
 * Indexes that include `merged_into`, so counting the leads that were not merged into another one does not read rows.
 * Among a million leads, that would cost 150 ms per list, because the planner then reads the table instead.
 */
const replaced = [
  { old: 'leads_by_status', index: 'leads_listed_by_status', columns: '(status, created_at, id)' },
  { old: 'leads_by_industry', index: 'leads_listed_by_industry', columns: '(industry, created_at, id)' },
  // Includes leads without an owner.
  {
    old: 'leads_by_owner',
    index: 'leads_listed_by_owner',
    columns: '(owner, created_at, id)',
    oldWhere: 'where owner is not null',
  },
]

export async function up(db: Knex): Promise<void> {
  for (const { old, index, columns } of replaced) {
    await createIndex(db, index, `on leads ${columns} include (merged_into)`)
    await dropIndex(db, old)
  }
}

export async function down(db: Knex): Promise<void> {
  for (const { old, index, columns, oldWhere = '' } of replaced) {
    await createIndex(db, old, `on leads ${columns} ${oldWhere}`)
    await dropIndex(db, index)
  }
}
