import type { Knex } from 'knex'
import { z } from 'zod'
import { dayOf } from '../../shared/business-days'
import { addDays } from '../../shared/business-days/local-day'
import { sitePages, unlistedPaths } from '../../shared/site/pages'
import type { Config } from '../platform/config'
import { accepted } from '../platform/validation'
import { addPageView, addUpMonths, isPublished } from './repository'

export interface PageViewService {
  /**
   * Counts one view of a page on this day and, for the first view of a visit, the site that led here. Nothing of the visitor
   * is kept, nor the query; views of addresses that are no page are counted together, so that nobody can fill the table.
   * @throws ApiError 422 when the view has another shape; 503 while the database is away.
   */
  count(view: unknown): Promise<void>
}

type Settings = Pick<Config, 'siteUrl' | 'businessTimeZone'>

export function createPageViewService({ config, db }: { config: Settings; db: Knex }): PageViewService {
  const ownHost = hostOf(config.siteUrl)

  async function pathOf(path: string): Promise<string> {
    if (known.has(path)) return path
    const slug = articlePath.exec(path)?.[1]
    return slug && (await isPublished(db, slug)) ? path : 'other'
  }

  return {
    async count(view) {
      const { path, referrer } = accepted(viewSchema, view)
      const day = dayOf(new Date(), config.businessTimeZone)
      const source = referrer === undefined ? undefined : sourceOf(referrer)
      await addPageView(db, { day, path: await pathOf(path), source: source === ownHost ? undefined : source })
    },
  }
}

/** Days are told apart for so long: longer than whatever looks at single days. */
const daysKept = 100

/** Adds days that nobody looks at any more up into months. */
export async function addUpPageViews({ config, db }: { config: Pick<Settings, 'businessTimeZone'>; db: Knex }) {
  await addUpMonths(db, addDays(dayOf(new Date(), config.businessTimeZone), -daysKept))
}

const viewSchema = z.object(
  {
    path: z
      .string('Name the path.')
      .max(2_000, 'This path is too long.')
      .startsWith('/', 'A path starts with a slash.'),
    query: z.string('The query is a text.').max(4_000, 'This query is too long.').default(''),
    referrer: z.string('The referrer is a text.').max(4_000, 'This referrer is too long.').optional(),
  },
  { error: 'Send the view as one JSON object.' },
)

const known: ReadonlySet<string> = new Set([...sitePages.map(({ path }) => path), ...unlistedPaths])
const articlePath = /^\/blog\/([a-z0-9-]{1,200})$/

/** The name of the site that led here; what hides it, or is no site, is a direct visit. */
const sourceOf = (referrer: string): string => hostOf(referrer) || 'direct'

function hostOf(address: string): string {
  if (!(/^https?:/i.test(address) && URL.canParse(address))) return ''
  return new URL(address).hostname.replace(/^www\./, '')
}
