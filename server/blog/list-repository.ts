import type { Knex } from 'knex'
import type { PostSummary } from '../../shared/blog/post'
import { foldedPattern } from '../platform/like-pattern'

export type SummaryRow = Omit<PostSummary, 'published_at'> & { published_at: Date }

/** The columns that a list shows of the posts in a table. */
export const summaryColumns = (table: string) =>
  ['id', 'title', 'slug', 'excerpt', 'published_at', 'categories', 'tags', 'featured_image_url', 'author']
    .map((name) => `${table}.${name}`)
    .join(', ')

/** A search result without the posts themselves: the exact total, and the ids of the newest. */
export interface Findings {
  total: number
  ids: string[]
}

/** All published posts, newest first, from `offset` on. */
export async function listNewest(db: Knex, limit: number, offset: number): Promise<SummaryRow[]> {
  const page = `
    select id from blog_posts where status = 'published'
    order by published_at desc, id desc limit ? offset ?`
  return summaries(db, page, [limit, offset])
}

/** The published posts that list at least one of the strings, such as a category's key and name, newest first. */
export async function listCategory(db: Knex, strings: readonly string[], limit: number, offset: number) {
  const page = `
    select distinct post_id as id, listed.published_at
    from unnest(?::text[]) as string cross join lateral (
      select post_id, published_at from blog_post_categories where category = string
      order by published_at desc, post_id desc limit ?
    ) as listed
    order by published_at desc, id desc limit ? offset ?`
  return summaries(db, page, [strings, limit + offset, limit, offset])
}

/** Those of the posts with these ids that are published, newest first. */
export async function listByIds(db: Knex, ids: readonly string[]): Promise<SummaryRow[]> {
  return summaries(db, 'select unnest(?::uuid[]) as id', [ids])
}

/** How many published posts list each category by key or by name, and under `all` how many there are. */
export const countPublished = (db: Knex, categories: readonly { key: string; name: string }[]) =>
  query<{ key: string; count: number }>(
    db,
    `select key, (
       select count(distinct post_id)::int from blog_post_categories where category in (key, name)
     ) as count
     from unnest(?::text[], ?::text[]) as pair (key, name)
     union all select 'all', count(*)::int from blog_posts where status = 'published'`,
    [categories.map(({ key }) => key), categories.map(({ name }) => name)],
  )

/** Searches published posts for a folded substring: the exact total, and the ids of the newest `most`. */
export async function searchPublished(
  db: Knex,
  term: string,
  strings: readonly string[] | undefined,
  most: number,
  offset = 0,
): Promise<Findings> {
  const inCategory = strings ? 'and categories && ?::text[]' : ''
  const rows = await query<Findings>(
    db,
    `with hits as materialized (
       select id, published_at from blog_posts
       where status = 'published' and search_text like blog_fold(?) ${inCategory}
     )
     select
       (select count(*)::int from hits) as total,
       array(select id from hits order by published_at desc, id desc limit ? offset ?) as ids`,
    [foldedPattern(term), ...(strings ? [[...strings]] : []), most, offset],
  )
  return rows[0] ?? { total: 0, ids: [] }
}

/** @returns the time of the last change within each group of `size` published posts, the oldest first */
export async function listChanges(db: Knex, size: number): Promise<Date[]> {
  const sql = `
    select max(updated_at) as changed from (
      select updated_at, (row_number() over (order by published_at, id) - 1) / ?::int as part
      from blog_posts where status = 'published'
    ) as posts group by part order by part`
  return (await query<{ changed: Date }>(db, sql, [size])).map(({ changed }) => changed)
}

async function summaries(db: Knex, page: string, values: readonly unknown[]): Promise<SummaryRow[]> {
  return query<SummaryRow>(
    db,
    `select ${summaryColumns('blog_posts')} from (${page}) as page join blog_posts using (id)
     where status = 'published' order by blog_posts.published_at desc, id desc`,
    values,
  )
}

async function query<Row>(db: Knex, sql: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[])
  return rows
}
