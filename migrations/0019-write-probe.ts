import type { Knex } from 'knex'

/** One row with the time of the last probe: `/readyz` updates it to check that the database accepts writes. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table write_probe (
      only_row boolean primary key default true check (only_row),
      written_at timestamptz not null
    )`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table write_probe')
}
