import type { Knex } from 'knex'

/** How often each page was viewed on each day (UTC). A row contains a count and nothing about the viewers. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table page_views (
      day date not null,
      path text not null,
      count bigint not null,
      primary key (day, path)
    ) with (fillfactor = 70)
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table page_views')
}
