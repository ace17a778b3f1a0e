import type { Knex } from 'knex'
import { z } from 'zod'
import { sitePages, unlistedPaths } from '../../shared/site/pages'
import { fieldErrors } from '../../shared/validation'
import { refusal } from '../platform/refusal'
import { addPageView } from './repository'

export interface PageViewService {
  /**
   * Counts one view of a page on this day. Nothing of the visitor is kept, nor the query; views of addresses that
   * are no page are counted together, so that nobody can fill the table.
   * @throws ApiError 422 when the view has another shape; 503 while the database is away.
   */
  count(view: unknown): Promise<void>
}

export function createPageViewService(db: Knex): PageViewService {
  return {
    async count(view) {
      const result = viewSchema.safeParse(view)
      if (!result.success) throw refusal(422, 'This is no page view.', fieldErrors(result.error))
      await addPageView(db, pathOf(result.data))
    },
  }
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

const pathOf = ({ path }: z.output<typeof viewSchema>) => (known.has(path) ? path : 'other')
