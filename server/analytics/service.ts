import { z } from 'zod'
import { dayOf } from '../../shared/business-days'
import { addDays } from '../../shared/business-days/local-day'
import { storable } from '../../shared/text'
import type { LoggedParts, Parts } from '../platform/parts'
import { accepted } from '../platform/validation'
import { hostOf, knownPath } from './addresses'
import { addUpMonths, addViews } from './repository'
import { createViewCounter } from './view-counter'

export type PageViewService = ReturnType<typeof createPageViewService>

export function createPageViewService({ config, db, logger }: LoggedParts<'siteUrl' | 'businessTimeZone'>) {
  const ownHost = hostOf(config.siteUrl)
  const { add, ...counter } = createViewCounter((counts) => addViews(db, counts), logger)

  return {
    ...counter,
    /**
     * Counts one page view on this day and, for the first view of a visit, the referring site. Nothing about the visitor
     * is kept, nor the query. Views of addresses that are not pages are counted together, so nobody can fill the table.
     * The count is in the database within a second once `start` was called, or at once with `flush`.
     * @throws ApiError 422 if the view has another shape.
     */
    count(view: unknown): void {
      const { path, referrer } = accepted(viewSchema, view)
      const day = dayOf(new Date(), config.businessTimeZone)
      const source = referrer === undefined ? undefined : sourceOf(referrer)
      add({ day, path: knownPath(path), source: source === ownHost ? undefined : source })
    },
  }
}

/** How many days are kept separately: longer than twice the longest period that is compared. */
const daysKept = 190

/** Adds days older than `daysKept` to their months. */
export async function addUpPageViews({ config, db }: Parts<'businessTimeZone'>) {
  await addUpMonths(db, addDays(dayOf(new Date(), config.businessTimeZone), -daysKept))
}

const viewSchema = z.object(
  {
    path: storable(
      z.string('Name the path.').max(2_000, 'This path is too long.').startsWith('/', 'A path starts with a slash.'),
    ),
    query: storable(z.string('The query is a text.').max(4_000, 'This query is too long.')).default(''),
    referrer: storable(z.string('The referrer is a text.').max(4_000, 'This referrer is too long.')).optional(),
  },
  { error: 'Send the view as one JSON object.' },
)

/** The name of the referring site. If there is none, or it is not a site, the visit is direct. */
const sourceOf = (referrer: string): string => hostOf(referrer) || 'direct'
