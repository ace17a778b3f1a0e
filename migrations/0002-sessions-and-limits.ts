import type { Knex } from 'knex'

/**
 * Sessions and rate limits, for installations without Redis. Both are unlogged: writing them does not wait for the
 * disk, and a database crash may lose them (people sign in again, limits restart).
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create unlogged table sessions (
      sid text primary key,
      sess json not null,
      expire timestamptz not null
    );
    create index sessions_expiring on sessions (expire);

    create unlogged table rate_limits (
      key text primary key,
      hits int not null,
      expires_at timestamptz not null
    ) with (fillfactor = 70);
    create index rate_limits_expiring on rate_limits (expires_at);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table rate_limits, sessions')
}
