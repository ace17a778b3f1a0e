import type { Knex } from 'knex'

/** One row that says when this database last took a write: `/readyz` writes it to see that writing is possible. */
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
