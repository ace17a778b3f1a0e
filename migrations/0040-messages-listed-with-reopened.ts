import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'

/** Outside of a transaction, so that messages come in while the index is built. */
export const config = { transaction: false }

/**
 * What is overdue is counted from the index alone, as 0032 has it for leads: without a look at the rows, which took longer than
 * all else that a search of messages does.
 */
export async function up(db: Knex): Promise<void> {
  await createIndex(db, 'contact_messages_listed', 'on contact_messages (status, created_at, id) include (reopened_at)')
  await dropIndex(db, 'contact_messages_by_status')
}

export async function down(db: Knex): Promise<void> {
  await createIndex(db, 'contact_messages_by_status', 'on contact_messages (status, created_at, id)')
  await dropIndex(db, 'contact_messages_listed')
}
