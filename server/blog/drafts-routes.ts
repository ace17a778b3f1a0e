import type { Request, RequestHandler } from 'express'
import { actorOf } from '../admin/session'
import type { PostDraftAdmin } from './drafts'

const idOf = ({ params }: Request) => String(params.id)

/** The endpoints for unsaved changes to articles, each a thin layer over its service. */
export function postDraftRoutes(drafts: PostDraftAdmin) {
  return {
    get: async (request, response) => void response.json(await drafts.getPostDraft(actorOf(request), idOf(request))),
    keep: async (request, response) =>
      void response.json(await drafts.keepPostDraft(actorOf(request), idOf(request), request.body)),
    discard: async (request, response) => {
      await drafts.discardPostDraft(actorOf(request), idOf(request), request.body?.version)
      response.status(204).end()
    },
    preview: async (request, response) => void response.json(await drafts.previewText(idOf(request), request.body)),
  } satisfies Record<string, RequestHandler>
}
