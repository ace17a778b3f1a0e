import type { Knex } from 'knex'
import type { Day } from '../../shared/business-days'

/** A view as it is counted. */
export interface CountedView {
  day: Day
  path: string
  /** From where it came, when it is the first of a visit. */
  source?: string | undefined
}

/** So many sources are told apart on one day; whatever names are made up, a day has no more rows. */
export const mostSources = 200

const countPath = `
  insert into page_views (day, path, count) values (:day, :path, 1)
  on conflict (day, path) do update set count = page_views.count + 1`

/** Sources that come when a day has its number already are counted together. */
const countBoth = `
  with counted as (${countPath}), known as (
    select case
      when exists (select from page_view_sources where day = :day and source = :source)
        or (select count(*) from page_view_sources where day = :day) < ${mostSources} then :source
      else 'other'
    end as source
  )
  insert into page_view_sources (day, source, count) select :day, source, 1 from known
  on conflict (day, source) do update set count = page_view_sources.count + 1`

export async function addPageView(db: Knex, { day, path, source }: CountedView): Promise<void> {
  if (source === undefined) await db.raw(countPath, { day, path })
  else await db.raw(countBoth, { day, path, source })
}

export async function isPublished(db: Knex, slug: string): Promise<boolean> {
  return (await db('blog_posts').where({ slug, status: 'published' }).first('id')) !== undefined
}

const rolledUp = [
  { days: 'page_views', months: 'page_view_months', key: 'path' },
  { days: 'page_view_sources', months: 'page_view_source_months', key: 'source' },
] as const

/**
 * Adds the days before one up into their months. A day's row goes in the same statement in which its month gets the
 * count, so that every view is in exactly one of both, however often and however many at once run it.
 */
export async function addUpMonths(db: Knex, before: Day): Promise<void> {
  for (const { days, months, key } of rolledUp)
    await db.raw(
      `with moved as (delete from ${days} where day < ? returning day, ${key}, count)
       insert into ${months} (month, ${key}, count)
       select date_trunc('month', day)::date, ${key}, sum(count) from moved group by 1, 2
       on conflict (month, ${key}) do update set count = ${months}.count + excluded.count`,
      [before],
    )
}
