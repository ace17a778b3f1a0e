import { queryString } from '../../shared/admin/query'
import { deliveryQuery, type WebhookApi } from '../../shared/admin/webhooks'
import { callAdmin, sendAdmin } from './call'

const path = (id: string) => `/webhooks/${encodeURIComponent(id)}`

export const webhookFetchApi: WebhookApi = {
  listEndpoints: () => callAdmin('/webhooks'),
  createEndpoint: (given) => sendAdmin('POST', '/webhooks', given),
  getEndpoint: (id, query) => callAdmin(`${path(id)}?${queryString(deliveryQuery, query)}`),
  changeEndpoint: (id, changes) => sendAdmin('PATCH', path(id), changes),
  renewSecret: (id) => sendAdmin('POST', `${path(id)}/secret`),
  removeEndpoint: (id) => sendAdmin('DELETE', path(id)),
  sendTestEvent: (id) => sendAdmin('POST', `${path(id)}/test`),
  sendWebhookAgain: (id) => sendAdmin('POST', `/webhook-deliveries/${encodeURIComponent(id)}/retry`),
  replayWebhooks: (id, stretch) => sendAdmin('POST', `${path(id)}/replays`, stretch),
}
