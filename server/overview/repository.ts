import type { Knex } from 'knex'
import type { Count } from '../../shared/admin/overview'
import { submissionStatuses } from '../../shared/admin/submissions'
import type { Day } from '../../shared/business-days'

/** Named one by one, so that the index by status and time answers without a look at the rows. */
const countedStatuses = submissionStatuses.map(({ value }) => value).filter((status) => status !== 'spam')

/**
 * How many were received between each two of these moments and after the last one, without those taken for spam: the moments are
 * the beginnings of days, so that the database has to know no time zone.
 */
export async function countReceived(
  db: Knex,
  table: 'leads' | 'contact_messages',
  starts: readonly Date[],
): Promise<number[]> {
  const moments = starts.map((start) => start.toISOString())
  const { rows } = await db.raw<{ rows: { place: number; count: number }[] }>(
    `select width_bucket(created_at, :moments::timestamptz[]) as place, count(*)::int as count
     from ${table} where created_at >= :first and status = any(:statuses) group by 1`,
    { moments, first: moments[0] ?? null, statuses: countedStatuses },
  )
  const counts = new Map(rows.map(({ place, count }) => [place, count]))
  return starts.map((_, at) => counts.get(at + 1) ?? 0)
}

export async function viewsByDay(db: Knex, first: Day): Promise<Map<Day, number>> {
  const rows = await counts(
    db,
    `select to_char(day, 'YYYY-MM-DD') as name, sum(count)::float8 as count from page_views where day >= ? group by 1`,
    [first],
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** The last twelve months that have views, the oldest first, from the days and from what was added up. */
export async function viewsByMonth(db: Knex): Promise<Count[]> {
  const rows = await counts(
    db,
    `select to_char(month, 'YYYY-MM') as name, sum(count)::float8 as count from (
       select month, count from page_view_months
       union all select date_trunc('month', day)::date, count from page_views
     ) as views group by 1 order by 1 desc limit 12`,
  )
  return rows.reverse()
}

export interface PageCounts {
  /** The most viewed addresses. */
  pages: Count[]
  /** The most read published articles. */
  articles: (Count & { slug: string })[]
  /** The views of one address. */
  ofPath: number
}

/** What was viewed since a day, by address: each row is read once. */
export async function countPages(db: Knex, first: Day, path: string, limit: number): Promise<PageCounts> {
  const { rows } = await db.raw<{ rows: [PageCounts] }>(
    `with paths as materialized (
       select path as name, sum(count)::float8 as count from page_views where day >= :first group by 1
     ), pages as (
       select name, count from paths order by count desc, name limit :limit
     ), articles as (
       select title as name, slug, count from paths join blog_posts on slug = substr(paths.name, 7)
       where paths.name like '/blog/%' and status = 'published' order by count desc, slug limit :limit
     )
     select
       coalesce((select json_agg(pages order by count desc, name) from pages), '[]') as pages,
       coalesce((select json_agg(articles order by count desc, slug) from articles), '[]') as articles,
       coalesce((select count from paths where name = :path), 0) as "ofPath"`,
    { first, path, limit },
  )
  return rows[0]
}

export async function topSources(db: Knex, first: Day, limit: number): Promise<Count[]> {
  return counts(
    db,
    `select source as name, sum(count)::float8 as count from page_view_sources where day >= ?
     group by 1 order by 2 desc, 1 limit ?`,
    [first, limit],
  )
}

async function counts<Row extends Count>(db: Knex, statement: string, values: readonly unknown[] = []) {
  const { rows } = await db.raw<{ rows: Row[] }>(statement, values as never)
  return rows
}

/** More are told as so many. */
const mostSince = 100

/** How many came in after a moment, without spam. */
export async function countSince(db: Knex, table: 'leads' | 'contact_messages', since: Date): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `select count(*)::int as count
     from (select from ${table} where created_at > ? and status = any(?) limit ${mostSince}) as bounded`,
    [since, countedStatuses],
  )
  return rows[0].count
}
