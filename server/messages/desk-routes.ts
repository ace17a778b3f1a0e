import type { Request, RequestHandler } from 'express'
import { messageQuery } from '../../shared/admin/messages'
import { acceptedQuery } from '../http/query'
import type { MessageDesk } from './desk'

const idOf = ({ params }: Request) => String(params.id)

/** The calls about messages, each a thin layer over their service. */
export function messageDeskRoutes(desk: MessageDesk) {
  return {
    list: async (request, response) => void response.json(await desk.list(acceptedQuery(messageQuery, request))),
    get: async (request, response) => void response.json(await desk.get(idOf(request))),
    change: async (request, response) => void response.json(await desk.change(idOf(request), request.body)),
    async erase(request, response) {
      await desk.erase(idOf(request))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
