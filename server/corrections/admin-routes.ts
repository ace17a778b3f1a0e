import type { Request, RequestHandler } from 'express'
import { correctionQuery } from '../../shared/admin/corrections'
import { actorOf } from '../admin/session'
import { acceptedQuery } from '../http/query'
import { sendCsv } from '../submissions/export-routes'
import type { CorrectionAdmin } from './admin'

const idOf = ({ params }: Request) => String(params.id)

/** The endpoints for reports of wrong values, each a thin layer over the service. */
export function correctionAdminRoutes(admin: CorrectionAdmin) {
  return {
    list: async (request, response) => void response.json(await admin.list(acceptedQuery(correctionQuery, request))),
    get: async (request, response) => void response.json(await admin.get(idOf(request))),
    change: async (request, response) =>
      void response.json(await admin.change(actorOf(request), idOf(request), request.body)),
    decide: async (request, response) =>
      void response.json(await admin.decide(actorOf(request), idOf(request), request.body)),
    addNote: async (request, response) =>
      void response.status(201).json(await admin.addNote(actorOf(request), idOf(request), request.body)),
    csv: (request, response) =>
      sendCsv(
        request,
        response,
        'corrections',
        admin.export(actorOf(request), acceptedQuery(correctionQuery, request)),
      ),
    async erase(request, response) {
      await admin.erase(actorOf(request), idOf(request))
      response.status(204).end()
    },
    async withdraw(request, response) {
      await admin.withdraw(actorOf(request), idOf(request))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
