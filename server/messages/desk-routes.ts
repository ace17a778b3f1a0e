import type { Request, RequestHandler } from 'express'
import { messageQuery } from '../../shared/admin/messages'
import { accepted } from '../platform/validation'
import type { MessageDesk } from './desk'

const idOf = ({ params }: Request) => String(params.id)

/** The calls about messages, each a thin layer over their service. */
export function messageDeskRoutes(desk: MessageDesk) {
  return {
    async list(request, response) {
      const { searchParams } = new URL(request.originalUrl, 'http://localhost')
      response.json(await desk.list(accepted(messageQuery, Object.fromEntries(searchParams))))
    },
    get: async (request, response) => void response.json(await desk.get(idOf(request))),
    change: async (request, response) => void response.json(await desk.change(idOf(request), request.body)),
    async erase(request, response) {
      await desk.erase(idOf(request))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
