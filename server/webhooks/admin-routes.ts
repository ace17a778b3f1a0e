import type { Request, RequestHandler } from 'express'
import { deliveryQuery } from '../../shared/admin/webhooks'
import { actorOf } from '../admin/session'
import { acceptedQuery } from '../http/query'
import type { WebhookAdmin } from './admin'

const idOf = ({ params }: Request) => String(params.id)

/** The endpoints for webhook administration, each a thin layer over the service. */
export function webhookAdminRoutes(admin: WebhookAdmin) {
  return {
    list: async (_request, response) => void response.json(await admin.listEndpoints()),
    create: async (request, response) =>
      void response.status(201).json(await admin.createEndpoint(actorOf(request), request.body)),
    get: async (request, response) =>
      void response.json(await admin.getEndpoint(idOf(request), acceptedQuery(deliveryQuery, request))),
    change: async (request, response) =>
      void response.json(await admin.changeEndpoint(actorOf(request), idOf(request), request.body)),
    renewSecret: async (request, response) =>
      void response.json(await admin.renewSecret(actorOf(request), idOf(request))),
    test: async (request, response) =>
      void response.status(202).json(await admin.sendTestEvent(actorOf(request), idOf(request))),
    replay: async (request, response) =>
      void response.status(202).json(await admin.replayWebhooks(actorOf(request), idOf(request), request.body)),
    async sendAgain(request, response) {
      await admin.sendWebhookAgain(actorOf(request), idOf(request))
      response.status(204).end()
    },
    async remove(request, response) {
      await admin.removeEndpoint(actorOf(request), idOf(request))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
