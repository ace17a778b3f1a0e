import type { Knex } from 'knex'
import type { Conversion, Count } from '../../shared/admin/overview'
import { submissionStatuses } from '../../shared/admin/submissions'
import type { Day } from '../../shared/business-days'

/** Listed explicitly, so the index on status and time answers the query without reading rows. */
const countedStatuses = submissionStatuses.map(({ value }) => value).filter((status) => status !== 'spam')

/** Counts the rows received between each two of these times and after the last one, excluding spam. */
export async function countReceived(db: Knex, table: 'leads' | 'contact_messages', starts: readonly Date[]) {
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

/** Views in the last twelve months that have any, oldest first, from the daily and monthly tables. */
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
  pages: Count[]
  articles: (Count & { slug: string })[]
  ofPath: number
}

/** Views since a given day, by address. Each row is read once. An article's former addresses count for it. */
export async function countPages(db: Knex, first: Day, path: string, limit: number): Promise<PageCounts> {
  const { rows } = await db.raw<{ rows: [PageCounts] }>(
    `with paths as materialized (
       select path as name, sum(count)::float8 as count from page_views where day >= :first group by 1
     ), pages as (
       select name, count from paths order by count desc, name limit :limit
     ), reads as (
       select coalesce(former.post_id, present.id) as id, sum(count) as count from paths
         left join former_addresses as former on former.slug = substr(paths.name, 7)
         left join blog_posts as present on present.slug = substr(paths.name, 7) and present.status = 'published'
       where paths.name like '/blog/%' group by 1
     ), articles as (
       select title as name, slug, count from reads join blog_posts using (id)
       where status = 'published' order by count desc, slug limit :limit
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

async function counts<Row extends Count>(db: Knex, statement: string, values: Knex.RawBinding[] = []) {
  const { rows } = await db.raw<{ rows: Row[] }>(statement, values)
  return rows
}

/** Larger numbers are reported as this one. */
const mostSince = 100

/** Counts the rows received after a time, excluding spam, up to `mostSince`. */
export async function countSince(db: Knex, table: 'leads' | 'contact_messages', since: Date): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `select count(*)::int as count
     from (select from ${table} where created_at > ? and status = any(?) limit ${mostSince}) as bounded`,
    [since, countedStatuses],
  )
  return rows[0].count
}

/** All views, and those of one path, from the first day up to but not including the end. */
export async function viewsBetween(db: Knex, first: Day, end: Day, path: string) {
  const { rows } = await db.raw<{ rows: [{ views: number; formViews: number }] }>(
    `select coalesce(sum(count), 0)::float8 as views,
       coalesce(sum(count) filter (where path = ?), 0)::float8 as "formViews"
     from page_views where day >= ? and day < ?`,
    [path, first, end],
  )
  return rows[0]
}

/** Of a lead, where it came from, and where the visits or views from there are counted. */
const origins = {
  source: {
    name: `coalesce(referrer_host, 'direct')`,
    from: 'leads',
    count: 'count(*)',
    visits: 'page_view_sources',
    key: 'source',
  },
  page: {
    name: 'page',
    from: 'leads cross join unnest(array_append(pages_read, landing_page)) as page',
    count: 'count(distinct id)',
    visits: 'page_views',
    key: 'path',
  },
} as const

/**
 * Leads by the referring site or by the pages of their visit, with the visits or views from there since the same day.
 */
export async function leadsBy(
  db: Knex,
  origin: keyof typeof origins,
  between: { first: Day; start: Date; end: Date; limit: number },
): Promise<Conversion[]> {
  const { name, from, count, visits, key } = origins[origin]
  const { rows } = await db.raw<{ rows: Conversion[] }>(
    `with lead as (
       select ${name} as name, ${count}::int as leads from ${from}
       where created_at >= :start and created_at < :end and status = any(:statuses) and ${name} is not null group by 1
     ), visit as (
       select ${key} as name, sum(count)::float8 as count from ${visits} where day >= :first group by 1
     )
     select lead.name, leads, coalesce(visit.count, 0) as of from lead left join visit using (name)
     order by leads desc, name limit :limit`,
    { ...between, statuses: [...countedStatuses] },
  )
  return rows
}

export async function leadsByCampaign(db: Knex, start: Date, end: Date, limit: number): Promise<Count[]> {
  return counts(
    db,
    `select campaign as name, count(*)::int as count from leads
     where created_at >= ? and created_at < ? and status = any(?) and campaign is not null
     group by 1 order by 2 desc, 1 limit ?`,
    [start, end, countedStatuses, limit],
  )
}
