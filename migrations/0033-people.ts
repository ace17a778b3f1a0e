import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than it takes to add a column. */
export const config = { transaction: false }

const histories = ['lead_history', 'message_history', 'correction_history']

/**
 * Who did what. A history entry has its author's name at that time, and so does an article's revision;
 * `blog_posts.revised_by` names the author of the current one. Whoever writes an article gives the name in the
 * transaction's setting `guide.author`; an earlier version of the program gives none, and its revisions have no author.
 */
async function addAuthors(db: Knex): Promise<void> {
  for (const table of histories)
    await inShortTransaction(db, (transaction) =>
      transaction.raw(`alter table ${table} add column if not exists author text`),
    )
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table blog_posts add column if not exists revised_by text;
      alter table blog_post_revisions add column if not exists revised_by text;

      create or replace function blog_post_revisions_sign() returns trigger language plpgsql as $$
        begin
          select revised_by into new.revised_by from blog_posts where id = new.post_id;
          return new;
        end
      $$;
      create or replace trigger sign before insert on blog_post_revisions for each row
        execute function blog_post_revisions_sign();

      create or replace function blog_posts_sign() returns trigger language plpgsql as $$
        begin
          new.revised_by := nullif(current_setting('guide.author', true), '');
          return new;
        end
      $$;
      create or replace trigger sign_new before insert on blog_posts for each row execute function blog_posts_sign();
      -- Triggers run in the order of their names, so this one runs after the one that counts the revision.
      create or replace trigger sign_revision before update on blog_posts for each row
        when (old.revision is distinct from new.revision) execute function blog_posts_sign();
    `),
  )
}

/**
 * The team's people with their passkeys, current sessions (wherever the store keeps their cookies' data), and the audit
 * log. Nothing about a visitor is stored here except the id of the record concerned.
 */
async function addPeople(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists people (
        id uuid primary key,
        name text not null,
        role text not null check (role in ('reader', 'editor', 'leads', 'owner')),
        created_at timestamptz not null default now(),
        deactivated_at timestamptz,
        invitation_hash text unique,
        invitation_ends_at timestamptz
      );
      create table if not exists passkeys (
        id text primary key,
        person_id uuid not null references people (id) on delete cascade,
        name text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        is_synced boolean not null,
        created_at timestamptz not null default now(),
        used_at timestamptz
      );
      create index if not exists passkeys_of_person on passkeys (person_id);
      create table if not exists passkey_challenges (
        challenge text primary key,
        person_id uuid references people (id) on delete cascade,
        ends_at timestamptz not null
      );
      create index if not exists passkey_challenges_ending on passkey_challenges (ends_at);
      create table if not exists admin_sessions (
        id uuid primary key,
        person_id uuid references people (id) on delete cascade,
        browser text not null,
        began_at timestamptz not null,
        seen_at timestamptz not null,
        ends_at timestamptz not null
      );
      create index if not exists admin_sessions_ending on admin_sessions (ends_at);
      create index if not exists admin_sessions_of_person on admin_sessions (person_id);
      create table if not exists audit_log (
        id uuid primary key,
        created_at timestamptz not null default clock_timestamp(),
        person_id uuid,
        author text not null,
        kind text not null,
        subject text,
        text text not null
      );
      create index if not exists audit_log_by_time on audit_log (created_at, id);
      create index if not exists audit_log_by_author on audit_log (author, created_at, id);
      create index if not exists audit_log_by_kind on audit_log (kind, created_at, id);
      create table if not exists failed_sign_ins (
        hour timestamptz not null,
        way text not null check (way in ('password', 'passkey')),
        count int not null,
        primary key (hour, way)
      );
    `),
  )
}

export async function up(db: Knex): Promise<void> {
  await addAuthors(db)
  await addPeople(db)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table failed_sign_ins, audit_log, admin_sessions, passkey_challenges, passkeys, people;
    drop trigger sign_revision on blog_posts;
    drop trigger sign_new on blog_posts;
    drop trigger sign on blog_post_revisions;
    drop function blog_posts_sign;
    drop function blog_post_revisions_sign;
    alter table blog_posts drop column revised_by;
    alter table blog_post_revisions drop column revised_by;
  `)
  for (const table of histories) await db.raw(`alter table ${table} drop column author`)
}
