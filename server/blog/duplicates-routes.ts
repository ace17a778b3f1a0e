import type { RequestHandler } from 'express'
import type { DuplicatesApi } from '../../shared/admin/duplicates'

/** `/api/admin/duplicate-removals`: what would go, the removal, and its undoing. */
export function duplicatesRoutes(duplicates: DuplicatesApi) {
  return {
    list: async (_request, response) => void response.json({ duplicates: await duplicates.listRecentDuplicates() }),
    remove: async (_request, response) => void response.json(await duplicates.removeRecentDuplicates()),
    restore: async (request, response) => void response.json(await duplicates.restorePosts(request.body?.ids)),
  } satisfies Record<string, RequestHandler>
}
