import { eventNames, type SentEvent, testEvent, webhookBody } from '../../shared/webhooks/events'
import { reach } from '../outbox/crash-points'
import { createDelivering } from '../outbox/delivering'
import { deliverWebhook } from '../outbox/jobs'
import type { LeasedDelivery, Outcome } from '../outbox/tries'
import { causeOf } from '../platform/cause'
import type { LoggedParts } from '../platform/parts'
import { PrivateAddress } from '../platform/public-address'
import { requestPublic } from '../platform/public-request'
import { createSealing } from '../platform/sealing'
import { isLoopback } from './address'
import { readPayload } from './payloads'
import * as repository from './repository'
import { signatureHeaders } from './signature'
import { slackText } from './slack'

type Needed = LoggedParts<'siteUrl' | 'sessionSecrets' | 'webhooksToLoopback'>

/** From resolving the host's name to the response headers. */
const answerMsMax = 10_000

export type WebhookService = ReturnType<typeof createWebhookService>

/** The worker's part of webhooks: makes each attempt, signed again each time, under the delivery's id. */
export function createWebhookService({ config, db, logger }: Needed) {
  const sealing = createSealing(config)
  const stopping = new AbortController()
  const loopback = config.webhooksToLoopback
  const ofJson = { 'User-Agent': `${config.siteUrl} (webhooks)`, 'Content-Type': 'application/json' }

  async function send(delivery: LeasedDelivery): Promise<Outcome> {
    const endpoint = await repository.findEndpoint(db, delivery.endpointId ?? '')
    if (!endpoint) return { state: 'canceled', reason: 'the endpoint was removed' }
    if (!endpoint.isOn && delivery.kind !== testEvent) return { state: 'canceled', reason: 'the endpoint is off' }
    const secret = sealing.open(endpoint.sealed, endpoint.id)
    if (secret === undefined)
      return { state: 'failed', reason: 'its secret was encrypted with a different SESSION_SECRET' }
    const event = delivery.kind as SentEvent
    const data = await readPayload({ db, siteUrl: config.siteUrl }, event, delivery.subjectId)
    if (!data) return { state: 'canceled', reason: 'the lead, message, or article was erased' }
    const made =
      endpoint.kind === 'slack' ? toSlack(endpoint, secret, event, data) : toWebhook(endpoint, secret, delivery, data)
    const { url, body } = made
    const { status } = await requestPublic(url, {
      method: 'POST',
      headers: { ...made.headers, ...ofJson, 'Content-Length': Buffer.byteLength(body) },
      body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerMsMax)]),
      allowPrivate: loopback && isLoopback(url),
    })
    await reach('accepted')
    return outcomeOf(status)
  }

  function toWebhook(endpoint: repository.EndpointRow, secret: string, delivery: LeasedDelivery, data: object) {
    const now = new Date()
    const body = JSON.stringify(webhookBody(delivery.kind as SentEvent, delivery.createdAt, data))
    const isFormerValid = endpoint.formerUntil !== null && endpoint.formerUntil > now
    const former = isFormerValid ? sealing.open(endpoint.formerSealed ?? '', endpoint.id) : undefined
    const headers = signatureHeaders(delivery.messageId, now, body, former ? [secret, former] : [secret])
    return { url: new URL(endpoint.address), headers, body }
  }

  const deliver = createDelivering({
    db,
    logger,
    noun: 'webhook',
    send,
    failureOf,
    kinds: [...eventNames, testEvent],
  })

  return {
    /** The processor of `deliver-webhook`; see `createDelivering`. Also records whether the endpoint is working. */
    async deliver(payload: unknown, message: string): Promise<void> {
      const tried = await deliver(deliverWebhook.payload.parse(payload).deliveryId, message)
      if (!tried?.delivery.endpointId || tried.outcome.state === 'canceled') return
      await repository.recordHealth(db, tried.delivery.endpointId, tried.outcome.state === 'sent')
    },
    /** Cancels running attempts, so the process can end. They are tried again. */
    stop: () => stopping.abort(),
  }
}

/** Anyone with a channel's address can post there, so the address is the secret, and nothing is signed. */
function toSlack({ tells }: repository.EndpointRow, secret: string, event: SentEvent, data: object) {
  return { url: new URL(secret), headers: {}, body: JSON.stringify({ text: slackText(event, data, tells) }) }
}

/** Any 2xx means the receiver accepted the webhook. After 410 (gone), this event is not tried again. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status <= 299) return { state: 'sent', reason: null }
  if (status === 410) return { state: 'failed', reason: 'answered 410 (gone)' }
  const why = status >= 300 && status <= 399 ? ': redirects are not followed' : ''
  return { state: 'pending', reason: `answered ${status}${why}` }
}

/** A reason without personal data: the network error's code, without its message. */
function failureOf(error: unknown): Outcome {
  if (error instanceof PrivateAddress) return { state: 'pending', reason: `leads to ${error.message}` }
  const cause = causeOf(error)
  if (cause === 'ETIMEDOUT') return { state: 'pending', reason: 'no answer in 10 seconds' }
  return { state: 'pending', reason: cause ? `could not be reached (${cause})` : 'could not be sent' }
}
