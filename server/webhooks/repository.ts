import type { Knex } from 'knex'
import type { Endpoint } from '../../shared/admin/webhooks'
import { assertRoom, columnsOf, lockAdditions, type WithDates } from '../platform/rows'

/** How long the former secret is used beside a new one, so receivers have time to switch. */
const overlap = `interval '24 hours'`

export interface EndpointRow extends WithDates<Endpoint, 'createdAt' | 'formerUntil' | 'failingSince'> {
  sealed: string
  formerSealed: string | null
}

const columns = {
  ...columnsOf('id', 'createdAt', 'kind', 'description', 'address', 'events', 'tells', 'isOn'),
  ...columnsOf('sealed', 'formerSealed', 'formerUntil', 'failingSince'),
}

/** Oldest first. */
export const listEndpoints = (db: Knex): Promise<EndpointRow[]> =>
  db('webhook_endpoints').orderBy(['created_at', 'id']).select(columns)

export async function findEndpoint(db: Knex, id: string): Promise<EndpointRow | undefined> {
  return db('webhook_endpoints').where({ id }).first<EndpointRow | undefined>(columns)
}

type NewRow = Pick<EndpointRow, 'id' | 'kind' | 'description' | 'address' | 'events' | 'tells' | 'sealed'>

/** @throws ApiError 409 if there are `most` already */
export async function insertEndpoint(transaction: Knex.Transaction, row: NewRow, most: number): Promise<void> {
  await lockAdditions(transaction, 'webhook_endpoints')
  const full = `There are ${most} endpoints already. Remove one first.`
  await assertRoom(transaction, transaction('webhook_endpoints'), most, full)
  await transaction('webhook_endpoints').insert(row)
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
