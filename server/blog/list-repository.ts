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
export async function listCategory(
  db: Knex,
  strings: readonly string[],
  limit: number,
  offset: number,
): Promise<SummaryRow[]> {
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

/** How many published posts there are, and how many list a string of each pair, in the order of the pairs. */
export async function countPublished(
  db: Knex,
  pairs: readonly (readonly [string, string])[],
): Promise<{ all: number; inPairs: number[] }> {
  const rows = await query<{ all: number; in_pairs: number[] }>(
    db,
    `select
       (select count(*)::int from blog_posts where status = 'published') as all,
       array(
         select (
           select count(distinct post_id)::int from blog_post_categories where category in (pair.key, pair.name)
         )
         from unnest(?::text[], ?::text[]) with ordinality as pair (key, name, position)
         order by position
       ) as in_pairs`,
    [pairs.map(([key]) => key), pairs.map(([, name]) => name)],
  )
  return { all: rows[0]?.all ?? 0, inPairs: rows[0]?.in_pairs ?? [] }
}

/**
 * Searches the published posts, or those of a category, for a text: a substring, folded. Returns the exact total
 * and the ids of the newest `most`, from `offset` on.
 */
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
