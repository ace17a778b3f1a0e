import type { Knex } from 'knex'
import { messageOfDelivery } from './enqueue'

/** How long a worker may hold a delivery, which is longer than sending takes. Then another one takes over. */
const lease = `interval '30 seconds'`
/** Waits between attempts double, from five seconds to two hours. After a day, a delivery counts as failed. */
const nextTry = `now() + least(greatest(now() - tried_since, interval '5 seconds'), interval '2 hours')`
const triedFor = `interval '1 day'`

/** An email, or an event for one endpoint, as leased by a worker. */
export interface LeasedDelivery {
  id: string
  kind: string
  subjectId: string
  messageId: string
  createdAt: Date
  /** Null if it has not been split by recipient yet: then its composer names one or more. */
  recipient: string | null
  endpointId: string | null
  /** The number of this attempt. A worker whose lease has expired has an older number. */
  attempts: number
}

/** The result of an attempt. `reason` is safe to store and show: it contains no address and nothing that was typed. */
export type Outcome =
  | { state: 'sent'; reason: string | null }
  | { state: 'pending' | 'failed' | 'canceled'; reason: string }

export interface Tried {
  delivery: LeasedDelivery
  outcome: Outcome
}

/** Leases an email or an event if it is due and of one of these kinds. No transaction stays open. */
export async function leaseDelivery(db: Knex, id: string, kinds: string[]): Promise<LeasedDelivery | undefined> {
  const { rows } = await db.raw<{ rows: LeasedDelivery[] }>(
    `update deliveries set state = 'sending', attempts = attempts + 1, due_at = now() + ${lease},
       tried_since = coalesce(tried_since, now())
     where id = ? and kind = any(?) and state in ('pending', 'sending') and due_at <= now()
     returning id, kind, subject_id as "subjectId", message_id as "messageId", created_at as "createdAt", recipient,
       endpoint_id as "endpointId", attempts`,
    [id, kinds],
  )
  return rows[0]
}

/** Sets the first of several recipients on an email, and enqueues a copy for each other one, in one statement. */
export async function splitDelivery(db: Knex, id: string, [first, ...others]: readonly string[]): Promise<void> {
  await db.raw(
    `with original as (
       update deliveries set recipient = :first where id = :id returning *
     ), copy as (
       select gen_random_uuid() as id, recipient from unnest(:others::text[]) as recipient
     ), delivery as (
       insert into deliveries (id, kind, subject_id, message_id, created_at, copy_of, recipient)
       select copy.id, kind, subject_id, replace(message_id, original.id::text, copy.id::text), created_at, original.id,
         copy.recipient
       from original, copy
       on conflict do nothing
       returning id, endpoint_id
     ) ${messageOfDelivery}`,
    { id, first: first ?? null, others },
  )
}

/**
 * SQL that deletes the messages of an email that has ended, and otherwise makes them due when the email is. While
 * another worker holds it, a message in a lane keeps its place there. Expects a clause `email (state, due_at, held)`.
 */
const messageClauses = `
  woken as (
    update outbox set due_at = email.due_at, relayed_at = case when held and lane is not null then relayed_at end,
      handed_over = case when held and lane is not null then handed_over else 0 end
    from email where outbox.id = any(:messages) and email.state in ('pending', 'sending')
  )
  delete from outbox using email where outbox.id = any(:messages) and email.state not in ('pending', 'sending')`

/**
 * Records the result of an attempt at a leased email and completes or postpones its message, in one statement. Does
 * nothing if another worker has taken over the lease.
 */
export async function recordDelivery(db: Knex, { id, attempts }: LeasedDelivery, message: string, outcome: Outcome) {
  await db.raw(
    `with email as (
       update deliveries set
         state = case when :state = 'pending' and now() - tried_since >= ${triedFor} then 'failed' else :state end,
         due_at = ${nextTry}, last_error = :reason, sent_at = case when :state = 'sent' then now() end
       where id = :id and state = 'sending' and attempts = :attempts
       returning state, due_at, false as held
     ), ${messageClauses}`,
    { id, attempts, ...outcome, messages: [id, message] },
  )
}

/** Completes or postpones a message whose email could not be leased: it has ended, or another worker holds it. */
export async function completeMessage(db: Knex, id: string, message: string): Promise<void> {
  await db.raw(
    `with email as (
       select coalesce(min(state), 'erased') as state, greatest(min(due_at), now() + ${lease}) as due_at,
         min(state) = 'sending' as held
       from deliveries where id = :id
     ), ${messageClauses}`,
    { id, messages: [id, message] },
  )
}
