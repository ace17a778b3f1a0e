import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than it takes to add a column. */
export const config = { transaction: false }

/**
 * Earlier versions of letters, and the email as sent. `leads.draft_version` counts the versions. Whoever writes, a
 * trigger stores the overwritten text under its former number, so none is lost through an earlier version of the
 * program either.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table leads
        add column if not exists draft_author text,
        add column if not exists draft_origin text,
        add column if not exists draft_taken_from int,
        add column if not exists recommendation_email jsonb;
    `),
  )
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists lead_letter_versions (
        lead_id uuid not null references leads (id) on delete cascade,
        version int not null,
        text text not null,
        author text,
        origin text not null,
        taken_from int,
        saved_at timestamptz not null,
        primary key (lead_id, version)
      );
      create or replace function leads_keep_letter() returns trigger language plpgsql as $$
        begin
          insert into lead_letter_versions (lead_id, version, text, author, origin, taken_from, saved_at)
          values (
            old.id, old.draft_version, old.draft, old.draft_author, coalesce(old.draft_origin, 'edited'),
            old.draft_taken_from, coalesce(old.draft_saved_at, now())
          )
          on conflict do nothing;
          return new;
        end
      $$;
      create or replace trigger keep_letter before update of draft on leads for each row
        when (old.draft is not null and old.draft_version is distinct from new.draft_version)
        execute function leads_keep_letter();
    `),
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger keep_letter on leads;
    drop function leads_keep_letter;
    drop table lead_letter_versions;
    alter table leads
      drop column draft_author,
      drop column draft_origin,
      drop column draft_taken_from,
      drop column recommendation_email;
  `)
}
