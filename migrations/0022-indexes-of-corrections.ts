import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'
import { fillSearchTexts } from './fill-search-texts'

/** Outside a transaction, so reports can be stored while the indexes are built. */
export const config = { transaction: false }

const indexes: Record<string, string> = {
  corrections_by_status: 'on corrections (status, created_at, id)',
  corrections_read: `on corrections (created_at, id) where status <> 'new'`,
  corrections_search: 'on corrections using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 512)',
}

/** Prevents concurrent requests from enqueuing an email twice; other kinds of emails have their own index. */
const enqueuedOnce = 'deliveries_of_corrections_once'

export async function up(db: Knex): Promise<void> {
  await fillSearchTexts(db, 'corrections', 'field')
  for (const [name, definition] of Object.entries(indexes)) await createIndex(db, name, definition)
  await createIndex(
    db,
    enqueuedOnce,
    `on deliveries (subject_id, kind)
       where copy_of is null and kind in ('correction-team', 'correction-accepted', 'correction-declined')`,
    'unique',
  )
}

export async function down(db: Knex): Promise<void> {
  for (const name of [...Object.keys(indexes), enqueuedOnce]) await dropIndex(db, name)
}
