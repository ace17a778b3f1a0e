import type { RequestHandler } from 'express'
import { actorOf } from '../admin/session'
import type { Duplicates } from './duplicates'

/** `/api/admin/duplicate-removals`: what would be removed, the removal, and undoing it. */
export function duplicatesRoutes(duplicates: Duplicates) {
  return {
    list: async (_request, response) => void response.json({ duplicates: await duplicates.listRecentDuplicates() }),
    remove: async (request, response) => void response.json(await duplicates.removeRecentDuplicates(actorOf(request))),
    restore: async (request, response) =>
      void response.json(await duplicates.restorePosts(actorOf(request), request.body?.ids)),
  } satisfies Record<string, RequestHandler>
}
