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
  for (const { day } of full) await keepMostFrequent(db, day)
}

/** Merges all but a day's most frequent sources into `other`, because names can be invented. No visit is lost. */
async function keepMostFrequent(db: Knex, day: Day): Promise<void> {
  await db.raw(
    `with rare as (
       select source from page_view_sources where day = :day and source <> 'other'
       order by count desc, source offset ${sourcesKept}
     ), dropped as (
       delete from page_view_sources where day = :day and source in (select source from rare) returning count
     )
     insert into page_view_sources (day, source, count)
     select :day, 'other', sum(count) from dropped having count(*) > 0
     on conflict (day, source) do update set count = page_view_sources.count + excluded.count`,
    { day },
  )
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
    await boundMonths(db, months, key)
  }
}

/** Merges the rarest rows of each month into one, in one statement, so no view is lost. */
async function boundMonths(db: Knex, months: string, key: string): Promise<void> {
  await db.raw(
    `with ranked as (
       select month, ${key}, row_number() over (partition by month order by count desc, ${key}) as place
       from ${months} where ${key} <> 'other'
     ), cut as (
       delete from ${months} using ranked
       where ranked.place > ? and ${months}.month = ranked.month and ${months}.${key} = ranked.${key}
       returning ${months}.month, ${months}.count
     )
     insert into ${months} (month, ${key}, count) select month, 'other', sum(count) from cut group by 1
     on conflict (month, ${key}) do update set count = ${months}.count + excluded.count`,
    [mostInMonth],
  )
}
