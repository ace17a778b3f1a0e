import type { Knex } from 'knex'
import type { Endpoint, EndpointKind, SlackDetail } from '../../shared/admin/webhooks'
import type { WebhookEvent } from '../../shared/webhooks/events'
import { countUpTo } from '../platform/count-up-to'

/** How long the former secret is used beside a new one, so receivers have time to switch. */
const overlap = `interval '24 hours'`

export interface EndpointRow {
  id: string
  createdAt: Date
  kind: EndpointKind
  description: string
  address: string
  events: WebhookEvent[]
  tells: SlackDetail[]
  isOn: boolean
  sealed: string
  formerSealed: string | null
  formerUntil: Date | null
  failingSince: Date | null
}

const columns = {
  id: 'id',
  createdAt: 'created_at',
  kind: 'kind',
  description: 'description',
  address: 'address',
  events: 'events',
  tells: 'tells',
  isOn: 'is_on',
  sealed: 'sealed',
  formerSealed: 'former_sealed',
  formerUntil: 'former_until',
  failingSince: 'failing_since',
}

/** Oldest first. */
export const listEndpoints = (db: Knex): Promise<EndpointRow[]> =>
  db('webhook_endpoints').orderBy(['created_at', 'id']).select(columns)

export async function findEndpoint(db: Knex, id: string): Promise<EndpointRow | undefined> {
  return db('webhook_endpoints').where({ id }).first<EndpointRow | undefined>(columns)
}

type NewRow = Pick<EndpointRow, 'id' | 'kind' | 'description' | 'address' | 'events' | 'tells' | 'sealed'>

/** Returns whether there was room. Concurrent additions wait for each other, so the limit holds. */
export async function insertEndpoint(db: Knex, row: NewRow, most: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.raw('lock table webhook_endpoints in share row exclusive mode')
    if ((await countUpTo(transaction, transaction('webhook_endpoints'), most)) === most) return false
    await transaction('webhook_endpoints').insert(row)
    return true
  })
}

export async function updateEndpoint(
  db: Knex,
  id: string,
  { isOn, ...rest }: Partial<Pick<Endpoint, 'description' | 'events' | 'tells' | 'isOn'>>,
): Promise<void> {
  const update = { ...rest, ...(isOn !== undefined && { is_on: isOn }) }
  if (Object.keys(update).length > 0) await db('webhook_endpoints').where({ id }).update(update)
}

export async function renewSealed(db: Knex, id: string, sealed: string): Promise<void> {
  await db('webhook_endpoints')
    .where({ id })
    .update({ sealed, former_sealed: db.ref('sealed'), former_until: db.raw(`now() + ${overlap}`) })
}

export const deleteEndpoint = (transaction: Knex.Transaction, id: string): Promise<number> =>
  transaction('webhook_endpoints').where({ id }).delete()

/** Records whether the last attempt succeeded. Writes nothing if that has not changed. */
export async function recordHealth(db: Knex, id: string, isWell: boolean): Promise<void> {
  const endpoint = db('webhook_endpoints').where({ id })
  if (isWell) await endpoint.whereNotNull('failing_since').update({ failing_since: null })
  else await endpoint.whereNull('failing_since').update({ failing_since: db.fn.now() })
}

/** Active endpoints that have been failing for more than this many days. */
export async function listFailing(db: Knex, days: number): Promise<Pick<EndpointRow, 'id' | 'description'>[]> {
  return db('webhook_endpoints')
    .where({ is_on: true })
    .where('failing_since', '<', db.raw('now() - make_interval(days => ?)', [days]))
    .orderBy('failing_since')
    .select({ id: 'id', description: 'description' })
}
