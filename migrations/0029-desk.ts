import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than it takes to add a column. */
export const config = { transaction: false }

/**
 * What the admin needs to undo, to merge, and to show where a lead came from. A history entry names its act (one step,
 * on one row or many), the field, and its values before and after, so the act can be undone. A lead merged into another
 * one appears in no list of its own. The arrival is what the visitor's browser sent with the form.
 */
export async function up(db: Knex): Promise<void> {
  const told = 'add column if not exists act uuid, add column if not exists field text'
  const values = 'add column if not exists was text, add column if not exists became text'
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table leads
        add column if not exists merged_into uuid,
        add column if not exists landing_page text,
        add column if not exists referrer_host text,
        add column if not exists campaign text,
        add column if not exists pages_read text[];
      alter table lead_history ${told}, ${values};
    `),
  )
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table contact_messages add column if not exists owner text;
      create table if not exists message_history (
        id uuid primary key,
        message_id uuid not null references contact_messages (id) on delete cascade,
        created_at timestamptz not null default clock_timestamp(),
        kind text not null check (kind in ('note', 'change')),
        text text not null,
        act uuid,
        field text,
        was text,
        became text
      );
      create index if not exists message_history_of_message on message_history (message_id, created_at desc);
      create index if not exists message_history_of_act on message_history (act) where act is not null;
      create table if not exists saved_views (
        id uuid primary key,
        list text not null check (list in ('leads', 'messages')),
        name text not null,
        query text not null,
        created_at timestamptz not null default now()
      );
      create unique index if not exists saved_views_by_name on saved_views (list, lower(name));
    `),
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table saved_views, message_history;
    alter table contact_messages drop column owner;
    alter table lead_history drop column act, drop column field, drop column was, drop column became;
    alter table leads
      drop column merged_into,
      drop column landing_page,
      drop column referrer_host,
      drop column campaign,
      drop column pages_read;
  `)
}
