import type { Knex } from 'knex'

/**
 * When each address last got a confirmation: at most one in 24 hours, whoever enters it and however often. Addresses
 * are compared without letter case and sub-address (`ana+forms@…`).
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function mailbox_of(address text) returns text language sql immutable parallel safe
      as $$ select regexp_replace(lower(trim(address)), '\\+[^@]*@', '@') $$;

    create table confirmed_addresses (
      mailbox text primary key,
      at timestamptz not null default now()
    ) with (fillfactor = 70);
    create index confirmed_addresses_oldest on confirmed_addresses (at);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table confirmed_addresses; drop function mailbox_of')
}
