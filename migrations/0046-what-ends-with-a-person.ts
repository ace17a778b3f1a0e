import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than necessary. */
export const config = { transaction: false }

/**
 * Who made each token, so that it ends with that person; null for the shared password. A token that was made before is
 * assigned by its entry in the audit log. That log also gets the token of a program's act, and a session by password a
 * mark of the password, so that it ends when the password changes. `sign_in_addresses` has a keyed hash of each
 * address from which someone signed in: their next sign-in goes before those of strangers. A person has the last refusal
 * of the account at the sign-in provider that an owner has named.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table api_tokens add column if not exists created_by_id uuid references people (id) on delete cascade;
      update api_tokens as token set created_by_id = (
        select people.id from audit_log as entry join people on people.id = entry.person_id
        where entry.kind = 'connection' and entry.author = token.created_by
          and entry.text = 'Made the token "' || token.name || '" with ' || array_to_string(token.scopes, ', ')
          and entry.created_at between token.created_at and token.created_at + interval '10 minutes'
        order by entry.created_at limit 1
      ) where created_by_id is null;
    `),
  )
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table audit_log add column if not exists token_id uuid;
      alter table people add column if not exists oidc_refusal text;
      alter table people add column if not exists oidc_refused_at timestamptz;
      alter table admin_sessions add column if not exists password_mark text;
      create table if not exists sign_in_addresses (
        key text primary key,
        at timestamptz not null default now()
      );
      create index if not exists sign_in_addresses_oldest on sign_in_addresses (at);
    `),
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table sign_in_addresses;
    alter table admin_sessions drop column password_mark;
    alter table audit_log drop column token_id;
    alter table people drop column oidc_refusal, drop column oidc_refused_at;
    alter table api_tokens drop column created_by_id;
  `)
}
