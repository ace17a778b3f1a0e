import type { Knex } from 'knex'
import type { Count } from '../../shared/admin/overview'
import type { Day } from '../../shared/business-days'

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
     from ${table} where created_at >= :first and status <> 'spam' group by 1`,
    { moments, first: moments[0] ?? null },
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

export async function topPages(db: Knex, first: Day, limit: number): Promise<Count[]> {
  return counts(
    db,
    `select path as name, sum(count)::float8 as count from page_views where day >= ?
     group by 1 order by 2 desc, 1 limit ?`,
    [first, limit],
  )
}

export async function topSources(db: Knex, first: Day, limit: number): Promise<Count[]> {
  return counts(
    db,
    `select source as name, sum(count)::float8 as count from page_view_sources where day >= ?
     group by 1 order by 2 desc, 1 limit ?`,
    [first, limit],
  )
}

export async function topArticles(db: Knex, first: Day, limit: number): Promise<(Count & { slug: string })[]> {
  return counts(
    db,
    `select title as name, slug, sum(count)::float8 as count
     from page_views join blog_posts on path = '/blog/' || slug and status = 'published'
     where day >= ? group by 1, 2 order by 3 desc, 2 limit ?`,
    [first, limit],
  )
}

export async function countViews(db: Knex, first: Day, path: string): Promise<number> {
  const [row] = await counts(
    db,
    'select path as name, sum(count)::float8 as count from page_views where day >= ? and path = ? group by 1',
    [first, path],
  )
  return row?.count ?? 0
}

/** The promised jobs that are not done, by name. */
export async function countJobs(db: Knex): Promise<{ name: string; promised: number; inQueue: number }[]> {
  return db('outbox')
    .whereNull('completed_at')
    .groupBy('job')
    .orderBy('job')
    .select({
      name: 'job',
      promised: db.raw('(count(*) filter (where relayed_at is null))::int'),
      inQueue: db.raw('count(relayed_at)::int'),
    })
}

async function counts<Row extends Count>(db: Knex, statement: string, values: readonly unknown[] = []) {
  const { rows } = await db.raw<{ rows: Row[] }>(statement, values as never)
  return rows
}
