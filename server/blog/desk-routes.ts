import type { Request, RequestHandler } from 'express'
import { deskPostQuery, type PostDeskApi } from '../../shared/admin/posts'
import { acceptedQuery } from '../http/query'

const idOf = ({ params }: Request) => String(params.id)

/** 0 where it is no number, which no revision has. */
const numberOf = ({ params }: Request) => (/^\d{1,9}$/.test(String(params.number)) ? Number(params.number) : 0)

/** The calls of the post desk, each a thin layer over its service. */
export function postDeskRoutes(desk: PostDeskApi) {
  return {
    list: async (request, response) =>
      void response.json(await desk.listDeskPosts(acceptedQuery(deskPostQuery, request))),
    create: async (request, response) => void response.status(201).json(await desk.createDeskPost(request.body)),
    get: async (request, response) => void response.json(await desk.getDeskPost(idOf(request))),
    change: async (request, response) =>
      void response.json(await desk.changePost(idOf(request), request.body?.revision, request.body)),
    setState: async (request, response) =>
      void response.json(await desk.setPostState(idOf(request), request.body?.status)),
    preview: async (request, response) => void response.json(await desk.previewPost(idOf(request))),
    listRevisions: async (request, response) => void response.json(await desk.listRevisions(idOf(request))),
    getRevision: async (request, response) =>
      void response.json(await desk.getRevision(idOf(request), numberOf(request))),
    restore: async (request, response) =>
      void response.json(await desk.restoreRevision(idOf(request), numberOf(request))),
  } satisfies Record<string, RequestHandler>
}
