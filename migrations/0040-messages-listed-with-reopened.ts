import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'

/** Outside a transaction, so messages can be stored while the index is built. */
export const config = { transaction: false }

/**
 * Counts overdue messages from the index alone, as 0032 does for leads: reading the rows took longer than everything
 * else in a search of messages.
 */
export async function up(db: Knex): Promise<void> {
  await createIndex(db, 'contact_messages_listed', 'on contact_messages (status, created_at, id) include (reopened_at)')
  await dropIndex(db, 'contact_messages_by_status')
}

export async function down(db: Knex): Promise<void> {
  await createIndex(db, 'contact_messages_by_status', 'on contact_messages (status, created_at, id)')
  await dropIndex(db, 'contact_messages_listed')
}
