import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { endpointsMax } from '../../jobs/definitions'
import {
  type Endpoint,
  endpointChanges,
  newEndpoint,
  replay,
  replayedAtOnce,
  type WebhookApi,
} from '../../shared/admin/webhooks'
import * as outbox from '../outbox/webhooks'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { createSealing } from '../platform/sealing'
import { accepted, isId } from '../platform/validation'
import { acceptedAddress } from './address'
import * as repository from './repository'
import { newSecret } from './signature'

interface Parts {
  config: Pick<Config, 'sessionSecrets' | 'businessTimeZone' | 'webhooksToLoopback'>
  db: Knex
}

const notFound = () => httpError(404, 'There is no endpoint of that id.')

/** What is done with the endpoints of other programs behind the sign-in. */
export function createWebhookAdmin({ config, db }: Parts): WebhookApi {
  const sealing = createSealing(config)
  const timeZone = config.businessTimeZone

  async function read(id: string): Promise<Endpoint> {
    const row = isId(id) ? await repository.findEndpoint(db, id) : undefined
    if (!row) throw notFound()
    return toEndpoint(row)
  }

  return {
    async listEndpoints() {
      return { endpoints: (await repository.listEndpoints(db)).map(toEndpoint), timeZone }
    },

    async createEndpoint(given) {
      const { address, kind, ...rest } = accepted(newEndpoint, given)
      const url = acceptedAddress(kind, address, { loopback: config.webhooksToLoopback })
      const id = randomUUID()
      const secret = kind === 'webhook' ? newSecret() : null
      const sealed = sealing.seal(secret ?? url.href, id)
      const shown = kind === 'slack' ? `${url.origin}/…` : url.href
      const hasRoom = await repository.insertEndpoint(db, { ...rest, id, kind, address: shown, sealed }, endpointsMax)
      if (!hasRoom) throw httpError(409, `There are ${endpointsMax} endpoints already. Remove one first.`)
      return { ...(await read(id)), secret }
    },

    async getEndpoint(id, query) {
      const endpoint = await read(id)
      const { facts, rows } = await outbox.listOfEndpoint(db, id, query)
      return { ...facts, endpoint, deliveries: rows, timeZone }
    },

    async changeEndpoint(id, given) {
      const changes = accepted(endpointChanges, given)
      await read(id)
      await repository.updateEndpoint(db, id, changes)
      return read(id)
    },

    async renewSecret(id) {
      const { kind } = await read(id)
      if (kind === 'slack')
        throw httpError(409, 'A Slack channel has no secret but its address. Add it as another one.')
      const secret = newSecret()
      await repository.renewSealed(db, id, sealing.seal(secret, id))
      return { ...(await read(id)), secret }
    },

    async removeEndpoint(id) {
      await read(id)
      await db.transaction(async (transaction) => {
        await repository.deleteEndpoint(transaction, id)
        await outbox.removeOfEndpoint(transaction, id)
      })
    },

    async sendTestEvent(id) {
      await read(id)
      return outbox.enqueueTest(db, id)
    },

    sendWebhookAgain: (id) => outbox.sendWebhookAgain(db, id),

    async replayWebhooks(id, given) {
      await read(id)
      return { count: await outbox.replayOfEndpoint(db, id, accepted(replay, given), replayedAtOnce) }
    },
  }
}

function toEndpoint({ sealed: _, formerSealed: __, ...row }: repository.EndpointRow): Endpoint {
  const { createdAt, formerUntil, failingSince } = row
  const isFormerValid = formerUntil !== null && formerUntil > new Date()
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    formerUntil: isFormerValid ? formerUntil.toISOString() : null,
    failingSince: failingSince?.toISOString() ?? null,
  }
}
