import type { Knex } from 'knex'
import type { Day } from '../../shared/business-days'
import type { ViewCounts } from './view-counter'

/** If a day has more sources than this, only the most frequent `sourcesKept` remain separate. */
export const sourcesMax = 400
export const sourcesKept = 200

const articles = '/blog/'

/**
 * Adds counts in one statement. A path that looks like an article but is not a published one counts as `other`. Rows
 * are written in a fixed order, so concurrent processes cannot deadlock.
 */
const countStatement = `
  with given as (
    select * from unnest(:pathDays::date[], :paths::text[], :pathCounts::int[]) as view (day, path, count)
  ), view as (
    select day, sum(count) as count, case
      when not starts_with(path, '${articles}') or exists (
        select from blog_posts where slug = substr(path, ${articles.length + 1}) and status = 'published'
      ) then path else 'other' end as path
    from given group by 1, 3
  ), counted as (
    insert into page_views (day, path, count) select day, path, count from view order by day, path
    on conflict (day, path) do update set count = page_views.count + excluded.count
  ), visited as (
    insert into page_view_sources (day, source, count)
    select day, source, count
    from unnest(:sourceDays::date[], :sources::text[], :sourceCounts::int[]) as visit (day, source, count)
    order by day, source
    on conflict (day, source) do update set count = page_view_sources.count + excluded.count
  )
  select day::text from page_view_sources where day = any(:sourceDays) group by day having count(*) > ${sourcesMax}`

export async function addViews(db: Knex, { paths, sources }: ViewCounts): Promise<void> {
  const { rows: full } = await db.raw<{ rows: { day: Day }[] }>(countStatement, {
    pathDays: paths.map(({ day }) => day),
    paths: paths.map(({ name }) => name),
    pathCounts: paths.map(({ count }) => count),
    sourceDays: sources.map(({ day }) => day),
    sources: sources.map(({ name }) => name),
    sourceCounts: sources.map(({ count }) => count),
  })
  const counted = { table: 'page_view_sources', period: 'day', key: 'source', most: sourcesKept } as const
  for (const { day } of full) await keepMostFrequent(db, counted, day)
}

const rolledUp = [
  { days: 'page_views', months: 'page_view_months', key: 'path' },
  { days: 'page_view_sources', months: 'page_view_source_months', key: 'source' },
] as const

/** How many addresses, and how many sources, of a month stay separate, most frequent first. The rest is `other`. */
const mostInMonth = 1_000

/**
 * Moves the days before a given one into their months. A day's row is deleted in the statement that adds it to its
 * month, so every view is in exactly one of the two tables, however often and concurrently this runs.
 */
export async function addUpMonths(db: Knex, before: Day): Promise<void> {
  for (const { days, months, key } of rolledUp) {
    await db.raw(
      `with moved as (delete from ${days} where day < ? returning day, ${key}, count)
       insert into ${months} (month, ${key}, count)
       select date_trunc('month', day)::date, ${key}, sum(count) from moved group by 1, 2
       on conflict (month, ${key}) do update set count = ${months}.count + excluded.count`,
      [before],
    )
    await keepMostFrequent(db, { table: months, period: 'month', key, most: mostInMonth })
  }
}

interface Counted {
  table: string
  period: 'day' | 'month'
  key: 'path' | 'source'
  /** How many stay separate. Names can be invented, but an invented one is rarer than where people really come from. */
  most: number
}

/** Merges the rarest rows of each period, or of one, into `other`, in one statement, so nothing is lost. */
async function keepMostFrequent(db: Knex, { table, period, key, most }: Counted, only?: Day): Promise<void> {
  await db.raw(
    `with ranked as (
       select ${period}, ${key}, row_number() over (partition by ${period} order by count desc, ${key}) as place
       from ${table} where ${key} <> 'other' and ${only === undefined ? 'true' : `${period} = :only`}
     ), cut as (
       delete from ${table} using ranked
       where ranked.place > :most and ${table}.${period} = ranked.${period} and ${table}.${key} = ranked.${key}
       returning ${table}.${period}, ${table}.count
     )
     insert into ${table} (${period}, ${key}, count) select ${period}, 'other', sum(count) from cut group by 1
     on conflict (${period}, ${key}) do update set count = ${table}.count + excluded.count`,
    { most, ...(only !== undefined && { only }) },
  )
}
