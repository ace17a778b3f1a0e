import type { Request, RequestHandler } from 'express'
import { leadQuery, neighborQuery } from '../../shared/admin/leads'
import { acceptedQuery } from '../http/query'
import { sendCsv } from '../submissions/export-routes'
import type { LeadAdmin } from './admin'

const idOf = ({ params }: Request) => String(params.id)

/** The calls of the lead admin, each a thin layer over its service. */
export function leadAdminRoutes(admin: LeadAdmin) {
  return {
    list: async (request, response) => void response.json(await admin.list(acceptedQuery(leadQuery, request))),
    get: async (request, response) => void response.json(await admin.get(idOf(request))),
    change: async (request, response) => void response.json(await admin.change(idOf(request), request.body)),
    changeMany: async (request, response) => void response.json(await admin.changeMany(request.body)),
    merge: async (request, response) => void response.json(await admin.merge(idOf(request), request.body)),
    neighbors: async (request, response) =>
      void response.json(await admin.findNeighbors(idOf(request), acceptedQuery(neighborQuery, request))),
    undo: async (request, response) => void response.json(await admin.undo(idOf(request))),
    addNote: async (request, response) =>
      void response.status(201).json(await admin.addNote(idOf(request), request.body)),
    send: async (request, response) =>
      void response.status(202).json(await admin.sendRecommendation(idOf(request), request.body)),
    async erase(request, response) {
      await admin.erase(idOf(request))
      response.status(204).end()
    },
    /** All that match, as a file to download. */
    csv: (request, response) => sendCsv(request, response, 'leads', admin.export(acceptedQuery(leadQuery, request))),
  } satisfies Record<string, RequestHandler>
}
