import { deliveryQuery } from '../../shared/admin/webhooks'
import { type AdminEndpoint, json, noContent } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import type { WebhookAdmin } from './admin'

export const webhookAdminRoutes = (admin: WebhookAdmin): AdminEndpoint[] => [
  ['listEndpoints', 'GET /webhooks', json(() => admin.listEndpoints())],
  ['createEndpoint', 'POST /webhooks', jsonBody, json(({ actor, body }) => admin.createEndpoint(actor, body), 201)],
  ['getEndpoint', 'GET /webhooks/:id', json(({ id, query }) => admin.getEndpoint(id, query(deliveryQuery)))],
  [
    'changeEndpoint',
    'PATCH /webhooks/:id',
    jsonBody,
    json(({ actor, id, body }) => admin.changeEndpoint(actor, id, body)),
  ],
  ['removeEndpoint', 'DELETE /webhooks/:id', noContent(({ actor, id }) => admin.removeEndpoint(actor, id))],
  ['renewSecret', 'POST /webhooks/:id/secret', json(({ actor, id }) => admin.renewSecret(actor, id))],
  ['sendTestEvent', 'POST /webhooks/:id/test', json(({ actor, id }) => admin.sendTestEvent(actor, id), 202)],
  [
    'replayWebhooks',
    'POST /webhooks/:id/replays',
    jsonBody,
    json(({ actor, id, body }) => admin.replayWebhooks(actor, id, body), 202),
  ],
  [
    'sendWebhookAgain',
    'POST /webhook-deliveries/:id/retry',
    noContent(({ actor, id }) => admin.sendWebhookAgain(actor, id)),
  ],
]
