import type { Knex } from 'knex'

/**
 * Tokens with which programs call the admin's endpoints. Only a hash of each token is stored; `hint` is its last
 * characters, by which people recognize it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table if not exists api_tokens (
      id uuid primary key,
      name text not null,
      scopes text[] not null,
      token_hash text not null unique,
      hint text not null,
      created_at timestamptz not null default now(),
      created_by text not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_on date
    )
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table api_tokens')
}
