import type { Knex } from 'knex'
import { createIndex } from './create-index'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than it takes to add a column. */
export const config = { transaction: false }

/**
 * Endpoints of other programs, and deliveries to them: rows of `deliveries` with an `endpoint_id`, whose `kind` is the
 * event and whose `message_id` is the webhook's id. `sealed` encrypts what a copy of the database must not reveal: the
 * webhook's signing secret, or a Slack channel's address. `failing_since` is null if the last attempt succeeded.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists webhook_endpoints (
        id uuid primary key,
        created_at timestamptz not null default now(),
        kind text not null check (kind in ('webhook', 'slack')),
        description text not null,
        address text not null,
        events text[] not null,
        tells text[] not null default '{}',
        is_on boolean not null default true,
        sealed text not null,
        former_sealed text,
        former_until timestamptz,
        failing_since timestamptz
      );
      alter table deliveries add column if not exists endpoint_id uuid;
    `),
  )
  await createIndex(
    db,
    'deliveries_of_endpoint',
    'on deliveries (endpoint_id, created_at desc, id desc) where endpoint_id is not null',
  )
  await createIndex(
    db,
    'deliveries_created_once',
    `on deliveries (endpoint_id, subject_id, kind)
     where endpoint_id is not null and kind in ('lead.created', 'message.created')`,
    'unique',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from outbox using deliveries where outbox.id = deliveries.id and endpoint_id is not null;
    delete from deliveries where endpoint_id is not null;
    drop index deliveries_of_endpoint, deliveries_created_once;
    alter table deliveries drop column endpoint_id;
    drop table webhook_endpoints;
  `)
}
