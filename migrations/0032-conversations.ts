import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'
import { inShortTransaction } from './short-transaction'

/** Separate steps, so leads can be stored in between. */
export const config = { transaction: false }

/**
 * Conversations between the team and a visitor about a lead or a message. An answer keeps its composed email, and is
 * its delivery's subject. An incoming email is identified by its `Message-ID` (`email_id`), so it is stored once.
 * `reopened_at`: when a visitor who had been answered replied. `open_answers`: who is writing at the moment, by the
 * tab's random number; unlogged, because it is useless a minute later. `inbox_cursors`: how far an inbox was read.
 */
export async function up(db: Knex): Promise<void> {
  for (const table of ['leads', 'contact_messages'])
    await inShortTransaction(db, (transaction) =>
      transaction.raw('alter table ?? add column if not exists reopened_at timestamptz', [table]),
    )
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists thread_entries (
        id uuid primary key,
        lead_id uuid references leads (id) on delete cascade,
        message_id uuid references contact_messages (id) on delete cascade,
        created_at timestamptz not null default clock_timestamp(),
        kind text not null check (kind in ('answer', 'reply', 'automatic', 'bounce')),
        author text,
        address text,
        subject text not null,
        text text not null,
        quoted text not null default '',
        attachments text[] not null default '{}',
        email jsonb,
        email_id text,
        check (num_nonnulls(lead_id, message_id) = 1)
      );
      create index if not exists thread_entries_of_lead on thread_entries (lead_id, created_at) where lead_id is not null;
      create index if not exists thread_entries_of_message on thread_entries (message_id, created_at)
        where message_id is not null;
      create unique index if not exists thread_entries_by_email on thread_entries (email_id) where email_id is not null;
    `),
  )
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists answer_templates (
        id uuid primary key,
        name text not null,
        text text not null,
        version int not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index if not exists answer_templates_by_name on answer_templates (lower(name));
      create table if not exists inbox_cursors (
        inbox text primary key,
        uid_validity text not null,
        uid bigint not null
      );
      create unlogged table if not exists open_answers (
        subject_id uuid not null,
        tab uuid not null,
        seen_at timestamptz not null default now(),
        primary key (subject_id, tab)
      );
      create index if not exists open_answers_by_time on open_answers (seen_at);
    `),
  )
  // Overdue leads are counted from the index alone, as in 0031.
  const listed = 'on leads (status, created_at, id) include (merged_into, reopened_at)'
  await createIndex(db, 'leads_listed_with_reopened', listed)
  await dropIndex(db, 'leads_listed_by_status')
}

export async function down(db: Knex): Promise<void> {
  await createIndex(db, 'leads_listed_by_status', 'on leads (status, created_at, id) include (merged_into)')
  await dropIndex(db, 'leads_listed_with_reopened')
  await db.raw(`
    drop table open_answers, inbox_cursors, answer_templates, thread_entries;
    delete from deliveries where kind in ('thread-answer', 'thread-reply');
    alter table leads drop column reopened_at;
    alter table contact_messages drop column reopened_at;
  `)
}
