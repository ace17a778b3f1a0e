import type { Knex } from 'knex'
import type { DeliveryQuery, WebhookDelivery } from '../../shared/admin/webhooks'
import { testEvent } from '../../shared/webhooks/events'
import { inOrder, type Listing } from '../platform/keyset'
import { readList } from '../platform/list-page'
import { columnsOf, inParts, type WithDates, withTimes } from '../platform/rows'
import { retryOne, tryAgain } from './deliveries'
import { messageOfDelivery } from './enqueue'

const deliveriesPerPage = 25
/** How long finished webhooks can be inspected and sent again. */
const retention = `interval '30 days'`
const removedAtOnce = 5_000
const ended = `endpoint_id is not null and state in ('sent', 'failed', 'canceled')`

const columns = {
  ...columnsOf('id', 'messageId'),
  event: 'kind',
  ...columnsOf('state', 'attempts', 'lastError', 'createdAt', 'sentAt'),
}

type Row = WithDates<WebhookDelivery, 'createdAt' | 'sentAt'>

/** The webhooks that are still tried, and those that are not anymore. */
export async function countUnsentWebhooks(db: Knex): Promise<{ pending: number; failed: number }> {
  const { rows } = await db.raw<{ rows: [{ pending: number; failed: number }] }>(
    `select (count(*) filter (where state <> 'failed'))::int as pending,
       (count(*) filter (where state = 'failed'))::int as failed
     from deliveries where state <> 'sent' and state <> 'canceled' and endpoint_id is not null`,
  )
  return rows[0]
}

const listing: Listing = {
  table: 'deliveries',
  time: 'created_at',
  parts: [{ where: 'endpoint_id is not null', descending: true }],
  where: 'endpoint_id is not null',
}

export function listOfEndpoint(db: Knex, endpointId: string, query: DeliveryQuery) {
  const filter = (deliveries: Knex.QueryBuilder) => {
    deliveries.where({ endpoint_id: endpointId })
    if (query.state !== '') deliveries.where({ state: query.state })
  }
  return readList(db, {
    listing,
    narrowing: { filter },
    query,
    perPage: deliveriesPerPage,
    read: async (ids) => inOrder(ids, await db('deliveries').whereIn('id', ids).select<Row[]>(columns)).map(withTimes),
  })
}

export async function enqueueTest(db: Knex, endpointId: string): Promise<WebhookDelivery> {
  const { rows } = await db.raw<{ rows: [{ id: string }] }>(
    `with new as (select gen_random_uuid() as id), delivery as (
       insert into deliveries (id, kind, subject_id, message_id, endpoint_id)
       select id, '${testEvent}', :endpointId::uuid, 'msg_' || id, :endpointId::uuid from new returning *
     ), message as (${messageOfDelivery})
     select id from delivery`,
    { endpointId },
  )
  return withTimes(await db('deliveries').where(rows[0]).first<Row>(columns))
}

/** Sends an event again, under the same id. @throws ApiError 409 while it is waiting, or for an unknown id */
export async function sendWebhookAgain(db: Knex, id: string): Promise<void> {
  await retryOne(db, id, ended, 'Only what was sent, failed or was canceled can be sent again.')
}

/** Sends an endpoint's events from a period again, oldest first, up to `limit`. Returns how many. */
export async function replayOfEndpoint(
  db: Knex,
  endpointId: string,
  { from, to, states }: { from: string; to: string; states: 'failed' | 'ended' },
  limit: number,
): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `with chosen as (
       select id from deliveries
       where endpoint_id = :endpointId and created_at >= :from and created_at <= :to
         and ${states === 'failed' ? `state = 'failed'` : ended}
       order by created_at, id limit :limit
     ), ${tryAgain(ended)}`,
    // As dates, because Postgres does not read the year 0 in a text.
    { endpointId, from: new Date(from), to: new Date(to), limit },
  )
  return rows[0].count
}

export async function removeOfEndpoint(transaction: Knex.Transaction, endpointId: string): Promise<void> {
  await transaction.raw(
    `with removed as (delete from deliveries where endpoint_id = ? returning id)
     delete from outbox using removed where outbox.id = removed.id`,
    [endpointId],
  )
}

/** Removes webhooks that ended more than 30 days ago, a few thousand per statement. */
export async function removeOldWebhooks(db: Knex): Promise<void> {
  const old = db('deliveries').whereRaw(`${ended} and created_at < now() - ${retention}`).select('id')
  await inParts(removedAtOnce, (limit) => db('deliveries').whereIn('id', old.clone().limit(limit)).delete())
}
