import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Outside a transaction, so no table is locked for longer than necessary. */
export const config = { transaction: false }

/**
 * What people decided about the reading of a lead: rows are only added, and the latest of a key counts. `value` is the
 * JSON null where the point was dropped, and NULL where the decision was taken back. `act` is the sequence of the first
 * row that was written with this one. `author` is NULL for the visitor.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists lead_decisions (
        lead_id uuid not null references leads (id) on delete cascade,
        sequence int not null,
        act int not null,
        key text not null,
        value jsonb,
        author text,
        created_at timestamptz not null default now(),
        primary key (lead_id, sequence)
      );
    `),
  )
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('lead_decisions')
}
