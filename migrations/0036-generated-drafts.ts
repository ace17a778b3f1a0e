import type { Knex } from 'knex'

/**
 * Whether a generated article stays a draft because the person who requested it wants to publish it by hand, and which
 * problems besides its figures argue against publishing. Postgres adds both defaults without rewriting rows.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table generations add column is_draft boolean not null default false, add column notes text[] not null default array[]::text[]',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table generations drop column is_draft, drop column notes')
}
