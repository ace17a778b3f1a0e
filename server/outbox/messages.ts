import type { Knex } from 'knex'
import type { z } from 'zod'
import { inParts } from '../platform/rows'
import { type MessageDefinition, placesPerEndpoint } from './jobs'

/** A row of the outbox, which another version of the program may have written. */
export interface OutboxMessage {
  id: string
  job: string
  payload: unknown
  again: boolean
}

/** A message that is not completed within this time is put into the queue again. Each time, the wait doubles. */
const handOverAgain = `interval '1 minute' * least(5 * 2 ^ handed_over, 1440)`
/** An attempt at a webhook takes ten seconds at most. After this, its worker is assumed to be lost. */
const inHandAtMost = `interval '1 minute'`
const requeueBatch = 1_000

/**
 * Wakes a worker for what was written in the same transaction, now or at a later time. A message has its subject's id;
 * if it is enqueued again, it gets the new time. Its row stays until it is completed.
 */
export async function enqueue<Definition extends MessageDefinition>(
  transaction: Knex.Transaction,
  definition: Definition,
  payload: z.output<Definition['payload']>,
  dueAt?: Date,
): Promise<void> {
  const due_at = dueAt ?? transaction.raw('now()')
  await transaction('outbox')
    .insert({ id: Object.values(payload)[0], job: definition.name, payload, due_at })
    .onConflict('id')
    .merge({ due_at, relayed_at: null, handed_over: 0 })
}

/** Postpones a message to a later time, as if it had never been in the queue. */
export async function postpone(db: Knex, id: string, dueAt: Date): Promise<void> {
  await db('outbox').where({ id }).update({ due_at: dueAt, relayed_at: null, handed_over: 0 })
}

/**
 * Takes due messages of the kinds this program knows, longest due first. Each becomes due again after a while, so none
 * is lost if a worker dies or the queue loses its data. Each endpoint's messages form a lane, of which the queue holds
 * a few at a time, so one endpoint's backlog delays neither other endpoints nor emails.
 */
export async function claimMessages(db: Knex, kinds: string[], limit: number): Promise<OutboxMessage[]> {
  const { rows } = await db.raw<{ rows: OutboxMessage[] }>(
    `with lane as (
       select id, ${placesPerEndpoint} - (
         select count(*) from outbox
         where outbox.lane = endpoint.id and relayed_at > now() - ${inHandAtMost} and due_at > now()
       ) as places
       from webhook_endpoints as endpoint
     )
     update outbox set relayed_at = now(), due_at = now() + ${handOverAgain}, handed_over = handed_over + 1
     where id in (
       select id from (${dueIn('is null', 'due_at', ':limit')}) as others
       union all
       select due.id from lane, lateral (${dueIn('= lane.id', 'handed_over desc, due_at', 'greatest(places, 0)')}) as due
     )
     returning id, job, payload, handed_over > 1 as again`,
    { kinds, limit },
  )
  return rows
}

/** In a lane, messages that were in the queue before come first, because a worker may still be working on one. */
const dueIn = (lane: string, order: string, limit: string) => `
  select id from outbox where outbox.lane ${lane} and due_at <= now() and job = any(:kinds)
  order by ${order} limit ${limit} for update skip locked`

/**
 * Makes all messages that were in the queue due at once, because it may have lost them; those it has are unaffected.
 * The waits restart at the shortest, so that repeated restarts do not delay a lost message by a day.
 */
export async function requeueMessages(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: [{ before: string }] }>('select clock_timestamp()::text as before')
  await inParts(requeueBatch, async (limit) => {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      `update outbox set relayed_at = null, due_at = now(), handed_over = least(handed_over, 1) where id in (
         select id from outbox where relayed_at <= ?::timestamptz order by relayed_at limit ? for update skip locked
       )`,
      [rows[0].before, limit],
    )
    return rowCount
  })
}

export async function completeMessage(db: Knex, id: string): Promise<void> {
  await db('outbox').where({ id }).delete()
}

export async function countMessages(db: Knex) {
  const { rows } = await db.raw<{ rows: { name: string; promised: number; inQueue: number; lag: number }[] }>(
    `select job as name, (count(*) filter (where relayed_at is null))::int as promised, count(relayed_at)::int as "inQueue",
       extract(epoch from greatest(now() - min(due_at), interval '0'))::float8 as lag
     from outbox group by job order by job`,
  )
  return rows
}
