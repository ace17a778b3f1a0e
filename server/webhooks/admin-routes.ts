import type { Request, RequestHandler } from 'express'
import { deliveryQuery, type WebhookApi } from '../../shared/admin/webhooks'
import { acceptedQuery } from '../http/query'

const idOf = ({ params }: Request) => String(params.id)

/** The calls about endpoints, each a thin layer over their service. */
export function webhookAdminRoutes(admin: WebhookApi) {
  return {
    list: async (_request, response) => void response.json(await admin.listEndpoints()),
    create: async (request, response) => void response.status(201).json(await admin.createEndpoint(request.body)),
    get: async (request, response) =>
      void response.json(await admin.getEndpoint(idOf(request), acceptedQuery(deliveryQuery, request))),
    change: async (request, response) => void response.json(await admin.changeEndpoint(idOf(request), request.body)),
    renewSecret: async (request, response) => void response.json(await admin.renewSecret(idOf(request))),
    test: async (request, response) => void response.status(202).json(await admin.sendTestEvent(idOf(request))),
    replay: async (request, response) =>
      void response.status(202).json(await admin.replayWebhooks(idOf(request), request.body)),
    async sendAgain(request, response) {
      await admin.sendWebhookAgain(idOf(request))
      response.status(204).end()
    },
    async remove(request, response) {
      await admin.removeEndpoint(idOf(request))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
