import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { webhookCalls } from '../../shared/admin/calls/team'
import { type Endpoint, replayedAtOnce } from '../../shared/admin/webhooks'
import { recordAct } from '../audit/record'
import { endpointsMax } from '../outbox/jobs'
import * as outbox from '../outbox/webhooks'
import { httpError } from '../platform/http-error'
import type { Parts } from '../platform/parts'
import { found, withTimes } from '../platform/rows'
import { createSealing } from '../platform/sealing'
import { acceptedAddress } from './address'
import * as repository from './repository'
import { newSecret } from './signature'

type Needed = Parts<'sessionSecrets' | 'businessTimeZone' | 'webhooksToLoopback'>

export type WebhookAdmin = Acts<typeof webhookCalls>

export function createWebhookAdmin({ config, db }: Needed): WebhookAdmin {
  const sealing = createSealing(config)

  const read = async (id: string, from: Knex = db): Promise<Endpoint> =>
    toEndpoint(await found(id, () => repository.findEndpoint(from, id), 'There is no endpoint with that id.'))

  /** Works on an endpoint and records the act, naming only its kind and host, because the rest may be a secret. */
  const withEndpoint = <Result>(
    actor: Actor,
    id: string,
    act: string,
    work: (transaction: Knex.Transaction, endpoint: Endpoint) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (transaction) => {
      const endpoint = await read(id, transaction)
      const result = await work(transaction, endpoint)
      const text = `${act} ${nameOf(endpoint)}`
      await recordAct(transaction, actor, { kind: 'connection', text, subject: `/admin/integrations/${id}` })
      return result
    })

  return {
    async listEndpoints() {
      return { endpoints: (await repository.listEndpoints(db)).map(toEndpoint), timeZone: config.businessTimeZone }
    },

    async createEndpoint(actor, { address, kind, ...rest }) {
      const url = acceptedAddress(kind, address, { loopback: config.webhooksToLoopback })
      const id = randomUUID()
      const secret = kind === 'webhook' ? newSecret() : null
      const sealed = sealing.seal(secret ?? url.href, id)
      const shown = kind === 'slack' ? `${url.origin}/…` : url.href
      await db.transaction(async (transaction) => {
        const row = { ...rest, id, kind, address: shown, sealed }
        await repository.insertEndpoint(transaction, row, endpointsMax)
        const text = `Added ${nameOf(row)}`
        await recordAct(transaction, actor, { kind: 'connection', text, subject: `/admin/integrations/${id}` })
      })
      return { ...(await read(id)), secret }
    },

    async getEndpoint(id, query) {
      const endpoint = await read(id)
      const { facts, rows } = await outbox.listOfEndpoint(db, id, query)
      return { ...facts, endpoint, deliveries: rows }
    },

    async changeEndpoint(actor, id, changes) {
      const { isOn } = changes
      const act = isOn === undefined ? 'Changed' : isOn ? 'Turned on' : 'Turned off'
      return withEndpoint(actor, id, act, async (transaction) => {
        await repository.updateEndpoint(transaction, id, changes)
        return read(id, transaction)
      })
    },

    renewSecret: (actor, id) =>
      withEndpoint(actor, id, 'Renewed the secret of', async (transaction, { kind }) => {
        if (kind === 'slack')
          throw httpError(
            409,
            'A Slack channel has no secret other than its address. To change it, add the channel again with a new address.',
          )
        const secret = newSecret()
        await repository.renewSealed(transaction, id, sealing.seal(secret, id))
        return { ...(await read(id, transaction)), secret }
      }),

    removeEndpoint: (actor, id) =>
      withEndpoint(actor, id, 'Removed', async (transaction) => {
        await repository.deleteEndpoint(transaction, id)
        await outbox.removeOfEndpoint(transaction, id)
      }),

    sendTestEvent: (actor, id) =>
      withEndpoint(actor, id, 'Sent a test event to', (transaction) => outbox.enqueueTest(transaction, id)),

    async sendWebhookAgain(actor, id) {
      await db.transaction(async (transaction) => {
        await outbox.sendWebhookAgain(transaction, id)
        await recordAct(transaction, actor, { kind: 'connection', text: 'Had a webhook sent again' })
      })
    },

    replayWebhooks: (actor, id, stretch) =>
      withEndpoint(actor, id, 'Had past events sent again to', async (transaction) => ({
        count: await outbox.replayOfEndpoint(transaction, id, stretch, replayedAtOnce),
      })),
  }
}

const nameOf = ({ kind, address }: Pick<Endpoint, 'kind' | 'address'>) =>
  kind === 'slack' ? 'a Slack channel' : `the webhook to ${new URL(address).host}`

function toEndpoint({ sealed: _, formerSealed: __, ...row }: repository.EndpointRow): Endpoint {
  const isFormerValid = row.formerUntil !== null && row.formerUntil > new Date()
  return withTimes({ ...row, formerUntil: isFormerValid ? row.formerUntil : null })
}
