import type { Request, RequestHandler } from 'express'
import { adminPostQuery } from '../../shared/admin/posts'
import { actorOf } from '../admin/session'
import { acceptedQuery } from '../http/query'
import type { PostAdmin } from './admin'

const idOf = ({ params }: Request) => String(params.id)

/** The revision number in the path, or 0, which no revision has, if it is not a number. */
const numberOf = ({ params }: Request) => (/^\d{1,9}$/.test(String(params.number)) ? Number(params.number) : 0)

/** The endpoints of the post admin, each a thin layer over its service. */
export function postAdminRoutes(admin: PostAdmin) {
  return {
    list: async (request, response) =>
      void response.json(await admin.listAdminPosts(acceptedQuery(adminPostQuery, request))),
    readChoices: async (_request, response) => void response.json(await admin.readPostChoices()),
    create: async (request, response) =>
      void response.status(201).json(await admin.createAdminPost(actorOf(request), request.body)),
    get: async (request, response) => void response.json(await admin.getAdminPost(idOf(request))),
    change: async (request, response) =>
      void response.json(await admin.changePost(actorOf(request), idOf(request), request.body?.revision, request.body)),
    setState: async (request, response) =>
      void response.json(await admin.setPostState(actorOf(request), idOf(request), request.body?.status, request.body)),
    preview: async (request, response) => void response.json(await admin.previewPost(idOf(request))),
    listRevisions: async (request, response) => void response.json(await admin.listRevisions(idOf(request))),
    getRevision: async (request, response) =>
      void response.json(await admin.getRevision(idOf(request), numberOf(request))),
    restore: async (request, response) =>
      void response.json(await admin.restoreRevision(actorOf(request), idOf(request), numberOf(request))),
  } satisfies Record<string, RequestHandler>
}
