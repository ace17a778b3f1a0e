import type { Knex } from 'knex'

/** Messages from the contact form. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table contact_messages (
      id uuid primary key,
      created_at timestamptz not null default now(),
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      status text not null default 'new',
      spam_reasons text[] not null default '{}',
      idempotency_key text unique,
      fingerprint text
    );
    create index contact_messages_newest on contact_messages (created_at desc);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table contact_messages')
}
