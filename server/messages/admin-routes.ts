import type { Request, RequestHandler } from 'express'
import { messageQuery } from '../../shared/admin/messages'
import { actorOf } from '../admin/session'
import { acceptedQuery } from '../http/query'
import type { MessageAdmin } from './admin'

const idOf = ({ params }: Request) => String(params.id)

/** The endpoints for messages, each a thin layer over the service. */
export function messageAdminRoutes(admin: MessageAdmin) {
  return {
    list: async (request, response) => void response.json(await admin.list(acceptedQuery(messageQuery, request))),
    get: async (request, response) => void response.json(await admin.get(idOf(request))),
    change: async (request, response) =>
      void response.json(await admin.change(actorOf(request), idOf(request), request.body)),
    changeMany: async (request, response) => void response.json(await admin.changeMany(actorOf(request), request.body)),
    undo: async (request, response) => void response.json(await admin.undo(actorOf(request), idOf(request))),
    addNote: async (request, response) =>
      void response.status(201).json(await admin.addNote(actorOf(request), idOf(request), request.body)),
    answer: async (request, response) =>
      void response.status(202).json(await admin.answer(actorOf(request), idOf(request), request.body)),
    async erase(request, response) {
      await admin.erase(actorOf(request), idOf(request))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
