import type { Knex } from 'knex'

/**
 * To which addresses a confirmation was last enqueued when: one gets one in 24 hours, whoever types it in how often. An address
 * is known without its case and its sub-address (`ana+forms@…`).
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
