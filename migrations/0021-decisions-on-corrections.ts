import type { Knex } from 'knex'

/**
 * The team's work with reports of wrong values. What is published about an accepted report has a table of its own
 * without anything about the visitor, so it stays when the report is erased. A change to it sends a notification for
 * the pages and the feed. The next migration fills in search texts of existing rows.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table corrections
      add column reason text,
      add column decided_at timestamptz,
      add column search_text text collate "C";
    create function corrections_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := search_fold(' ' || translate(concat_ws(' ',
          'vendor:' || new.vendor, 'field:' || new.field, new.message, new.source, new.email, new.reason
        ), e'\\n\\r\\t', '   ') || ' ');
        return new;
      end
    $$;
    create trigger search_text before insert or update of vendor, field, message, source, email, reason
      on corrections for each row execute function corrections_search_text();

    create table correction_history (
      id uuid primary key,
      correction_id uuid not null references corrections (id) on delete cascade,
      created_at timestamptz not null default clock_timestamp(),
      kind text not null check (kind in ('note', 'change')),
      text text not null
    );
    create index correction_history_of_correction on correction_history (correction_id, created_at desc);

    create table published_corrections (
      id uuid primary key,
      vendor text not null,
      field text not null,
      statement text not null,
      accepted_at timestamptz not null
    );
    create index published_corrections_newest on published_corrections (accepted_at, id);
    create function published_corrections_announce() returns trigger language plpgsql as $$
      begin
        perform pg_notify('content_changed', '');
        return null;
      end
    $$;
    create trigger announce after insert or update or delete or truncate
      on published_corrections for each statement execute function published_corrections_announce();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table published_corrections, correction_history;
    drop trigger search_text on corrections;
    drop function published_corrections_announce, corrections_search_text;
    alter table corrections drop column reason, drop column decided_at, drop column search_text;
  `)
}
