import type { Knex } from 'knex'

/**
 * The source addresses of the catalogue and the rules, and the result of opening each. `failures` counts consecutive
 * failures, of which `failing_since` is the first. `claimed_until`: until then, a worker has leased the address.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table source_links (
      url text primary key,
      due_at timestamptz not null default now(),
      claimed_until timestamptz,
      checked_at timestamptz,
      outcome text check (outcome in ('ok', 'refused', 'failed')),
      detail text,
      failures int not null default 0,
      failing_since timestamptz
    );
    create index source_links_due on source_links (due_at);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table source_links')
}
