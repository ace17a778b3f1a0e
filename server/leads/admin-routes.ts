import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler } from 'express'
import { leadQuery } from '../../shared/admin/leads'
import { streamEncoders } from '../http/compress'
import { acceptedQuery } from '../http/query'
import { ignoreAborted } from '../platform/gone'
import type { LeadAdmin } from './admin'

const idOf = ({ params }: Request) => String(params.id)

/** The calls of the lead admin, each a thin layer over its service. */
export function leadAdminRoutes(admin: LeadAdmin) {
  return {
    list: async (request, response) => void response.json(await admin.list(acceptedQuery(leadQuery, request))),
    get: async (request, response) => void response.json(await admin.get(idOf(request))),
    change: async (request, response) => void response.json(await admin.change(idOf(request), request.body)),
    addNote: async (request, response) =>
      void response.status(201).json(await admin.addNote(idOf(request), request.body)),
    send: async (request, response) =>
      void response.status(202).json(await admin.sendRecommendation(idOf(request), request.body)),
    async erase(request, response) {
      await admin.erase(idOf(request))
      response.status(204).end()
    },
    /** All that match, as a file to download. */
    async csv(request, response) {
      const pieces = admin.export(acceptedQuery(leadQuery, request))
      response.type('text/csv').attachment(`leads-${new Date().toISOString().slice(0, 10)}.csv`)
      await pipeline([Readable.from(pieces), ...streamEncoders(request, response), response]).catch(ignoreAborted)
    },
  } satisfies Record<string, RequestHandler>
}
