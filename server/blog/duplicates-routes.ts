import { type AdminEndpoint, json } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import type { Duplicates } from './duplicates'

/** What would be removed, the removal, and undoing it. */
export const duplicatesRoutes = (duplicates: Duplicates): AdminEndpoint[] => [
  [
    'listRecentDuplicates',
    'GET /duplicate-removals',
    json(async () => ({ duplicates: await duplicates.listRecentDuplicates() })),
  ],
  ['removeRecentDuplicates', 'POST /duplicate-removals', json(({ actor }) => duplicates.removeRecentDuplicates(actor))],
  [
    'restorePosts',
    'DELETE /duplicate-removals',
    jsonBody,
    json(({ actor, body }) => duplicates.restorePosts(actor, body?.ids)),
  ],
]
