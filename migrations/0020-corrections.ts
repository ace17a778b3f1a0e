import type { Knex } from 'knex'

/** Visitors' reports of wrong values in the catalogue. The values themselves change with a release of the program. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table corrections (
      id uuid primary key,
      created_at timestamptz not null default now(),
      vendor text not null,
      field text not null,
      message text not null,
      source text,
      email text,
      status text not null default 'new' check (status in ('new', 'accepted', 'declined', 'spam')),
      spam_reasons text[] not null default '{}',
      idempotency_key text unique,
      fingerprint text
    );
    create index corrections_newest on corrections (created_at, id);
    create index corrections_with_key on corrections (created_at) where idempotency_key is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table corrections')
}
