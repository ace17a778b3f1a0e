import type { Knex } from 'knex'

/** Days are those of UTC, wherever the database stands. */
export async function addPageView(db: Knex, path: string): Promise<void> {
  await db.raw(
    `insert into page_views (day, path, count) values ((now() at time zone 'utc')::date, ?, 1)
     on conflict (day, path) do update set count = page_views.count + 1`,
    [path],
  )
}
