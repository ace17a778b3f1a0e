import type { Knex } from 'knex'

/**
 * Whether an article is to stay a draft once it is made, because whoever asked for it wants to publish it by hand; and what
 * besides its figures speaks against publishing it. Both have defaults that Postgres stores without writing a row.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table generations add column is_draft boolean not null default false, add column notes text[] not null default array[]::text[]',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table generations drop column is_draft, drop column notes')
}
