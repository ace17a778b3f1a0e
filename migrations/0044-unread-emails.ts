import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than necessary. */
export const config = { transaction: false }

/**
 * Two more kinds of incoming emails: the notice that an email is late, and the receipt that it arrived or was read.
 * `inbox_failures`: how often storing an email of an inbox has failed; its row goes once the cursor is past it.
 */
export async function up(db: Knex): Promise<void> {
  await replaceKinds(db, ['answer', 'reply', 'automatic', 'bounce', 'delayed', 'receipt'])
  await db.raw(`
    create table if not exists inbox_failures (
      inbox text not null,
      uid_validity text not null,
      uid bigint not null,
      failures int not null default 1,
      primary key (inbox, uid_validity, uid)
    )`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table inbox_failures')
  await db('thread_entries').whereIn('kind', ['delayed', 'receipt']).update({ kind: 'automatic' })
  await db('deliveries').where({ kind: 'thread-bounce' }).delete()
  await replaceKinds(db, ['answer', 'reply', 'automatic', 'bounce'])
}

/** The existing entries are checked in a separate step, during which the table can be used. */
async function replaceKinds(db: Knex, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ')
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table thread_entries drop constraint if exists thread_entries_kind_check;
      alter table thread_entries add constraint thread_entries_kind_check check (kind in (${list})) not valid`),
  )
  await db.raw('alter table thread_entries validate constraint thread_entries_kind_check')
}
