import type { Knex } from 'knex'
import { z } from 'zod'
import { dayOf } from '../../shared/business-days'
import { addDays } from '../../shared/business-days/local-day'
import { sitePages, unlistedPaths } from '../../shared/site/pages'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { accepted } from '../platform/validation'
import { addUpMonths, addViews } from './repository'
import { createViewCounter } from './view-counter'

export interface PageViewService {
  /**
   * Counts one view of a page on this day and, for the first view of a visit, the site that led here. Nothing of the visitor
   * is kept, nor the query; views of addresses that are no page are counted together, so that nobody can fill the table.
   * It is in the database within a second, once `start` was called, or with `flush` at once.
   * @throws ApiError 422 when the view has another shape.
   */
  count(view: unknown): void
  start(): void
  flush(): Promise<void>
  /** Writes what is left. */
  stop(): Promise<void>
}

interface Parts {
  config: Pick<Config, 'siteUrl' | 'businessTimeZone'>
  db: Knex
  logger: Logger
}

export function createPageViewService({ config, db, logger }: Parts): PageViewService {
  const ownHost = hostOf(config.siteUrl)
  const counter = createViewCounter((counts) => addViews(db, counts), logger)

  return {
    count(view) {
      const { path, referrer } = accepted(viewSchema, view)
      const day = dayOf(new Date(), config.businessTimeZone)
      const source = referrer === undefined ? undefined : sourceOf(referrer)
      counter.add({ day, path: pathOf(path), source: source === ownHost ? undefined : source })
    },
    start: counter.start,
    flush: counter.flush,
    stop: counter.stop,
  }
}

/** Days are told apart for so long: longer than whatever looks at single days. */
const daysKept = 100

/** Adds days that nobody looks at any more up into months. */
export async function addUpPageViews({ config, db }: Pick<Parts, 'db'> & { config: Pick<Config, 'businessTimeZone'> }) {
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
const articlePath = /^\/blog\/[a-z0-9-]{1,200}$/
/** Whether an article is published is asked when views are written. */
const pathOf = (path: string) => (known.has(path) || articlePath.test(path) ? path : 'other')

/** The name of the site that led here; what hides it, or is no site, is a direct visit. */
const sourceOf = (referrer: string): string => hostOf(referrer) || 'direct'

/** No name of a host is longer; a longer one would not fit into an index either. */
const hostCharsMax = 253

function hostOf(address: string): string {
  if (!(/^https?:/i.test(address) && URL.canParse(address))) return ''
  const { hostname } = new URL(address)
  return hostname.length > hostCharsMax ? '' : hostname.replace(/^www\./, '')
}
