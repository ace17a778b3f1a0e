import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Outside a transaction, so no table is locked for longer than necessary. */
export const config = { transaction: false }

/**
 * What a language model read in a lead. `calls` counts the calls that were begun, and none begins before `due_at`.
 * `items`, `model`, and `at` are NULL until there is an answer; `items` is empty if nothing in it could be used.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists lead_model_readings (
        lead_id uuid primary key references leads (id) on delete cascade,
        calls int not null,
        due_at timestamptz not null,
        model text,
        items jsonb,
        at timestamptz
      );
    `),
  )
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('lead_model_readings')
}
