import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than necessary. */
export const config = { transaction: false }

/**
 * People who sign in with an OpenID Connect provider: the address an owner entered, and the provider's subject once
 * they have signed in. A sign-in in progress is a row that is deleted when the browser returns. There are a few hundred
 * people at most, so the indexes and the new check are built at once.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table people add column if not exists email text;
      alter table people add column if not exists oidc_issuer text;
      alter table people add column if not exists oidc_subject text;
      create unique index if not exists people_by_email on people (email);
      create unique index if not exists people_by_subject on people (oidc_issuer, oidc_subject);
      create table if not exists oidc_sign_ins (
        state_hash text primary key,
        browser_hash text not null,
        nonce text not null,
        verifier text not null,
        return_to text not null,
        ends_at timestamptz not null
      );
      create index if not exists oidc_sign_ins_ending on oidc_sign_ins (ends_at);
    `),
  )
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table failed_sign_ins drop constraint if exists failed_sign_ins_way_check;
      alter table failed_sign_ins add constraint failed_sign_ins_way_check check (way in ('password', 'passkey', 'oidc'));
    `),
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table oidc_sign_ins;
    delete from failed_sign_ins where way = 'oidc';
    alter table failed_sign_ins drop constraint failed_sign_ins_way_check;
    alter table failed_sign_ins add constraint failed_sign_ins_way_check check (way in ('password', 'passkey'));
    alter table people drop column email, drop column oidc_issuer, drop column oidc_subject;
  `)
}
