import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than it takes to add a column. */
export const config = { transaction: false }

/**
 * `lane`: the endpoint that a message is for; the queue takes a few of a lane at a time. Null for all others, and for
 * messages from an earlier version, which are queued as before.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw('alter table outbox add column if not exists lane uuid'),
  )
  await createIndex(db, 'outbox_due_in_lane', 'on outbox (lane, handed_over desc, due_at) where lane is not null')
  await createIndex(db, 'outbox_due_without_lane', 'on outbox (due_at) where lane is null')
  await dropIndex(db, 'outbox_due')
  await db.raw(`
    update outbox set lane = endpoint_id from deliveries
    where outbox.id = deliveries.id and endpoint_id is not null and lane is null`)
}

export async function down(db: Knex): Promise<void> {
  await createIndex(db, 'outbox_due', 'on outbox (due_at)')
  await dropIndex(db, 'outbox_due_in_lane')
  await dropIndex(db, 'outbox_due_without_lane')
  await db.raw('alter table outbox drop column lane')
}
