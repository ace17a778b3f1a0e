import type { Knex } from 'knex'
import { deliverEmail, deliverWebhook, eraseKeptEmail } from '../../jobs/definitions'
import type { WebhookEvent } from '../../shared/webhooks/events'
import { runPrepared } from '../platform/database'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'

/** For how long one worker has an email in hand. Sending is given up before; a worker that was killed is followed after it. */
const lease = `interval '30 seconds'`
/** The waits double from five seconds to two hours; after a day without success an email counts as failed. */
const nextTry = `now() + least(greatest(now() - tried_since, interval '5 seconds'), interval '2 hours')`
const triedFor = `interval '1 day'`

/** An email, or an event for one endpoint, as the worker that sends it has it in hand. */
export interface LeasedDelivery {
  id: string
  kind: string
  subjectId: string
  messageId: string
  createdAt: Date
  /** Null: whoever its kind writes to, which may be several. */
  recipient: string | null
  /** Null: it is an email. */
  endpointId: string | null
  /** Which try this is. A worker whose lease is over is known by an older one. */
  attempts: number
}

/** How a try ended. `reason` is safe to keep and to show: no address, nothing that was typed. */
export type Outcome =
  | { state: 'sent'; reason: string | null }
  | { state: 'pending' | 'failed' | 'canceled'; reason: string }

/** A try that was made, and how it ended. */
export interface Tried {
  delivery: LeasedDelivery
  outcome: Outcome
}

/** `oncePer`: an address that gets one such email in 24 hours, whoever typed it in how often. */
export interface NewEmail {
  kind: string
  oncePer?: string | undefined
}

/** What happened to the subject, for every endpoint that asks for such events: one delivery each. */
export interface NewEvent {
  event: WebhookEvent
}

export type NewDelivery = NewEmail | NewEvent

/** Wakes a worker for each row of a clause `delivery (id, endpoint_id)`; an endpoint's messages wait in a lane of their own. */
export const messageOfDelivery = `
  insert into outbox (id, job, payload, lane)
  select id, case when endpoint_id is null then '${deliverEmail.name}' else '${deliverWebhook.name}' end,
    jsonb_build_object('deliveryId', id), endpoint_id
  from delivery
  on conflict (id) do update set due_at = now(), relayed_at = null, handed_over = 0`

/** Has those of a clause `chosen (id)` that are in such a state tried for another day, at once. Answers how many that are. */
export const tryAgain = (condition: string) => `
  delivery as (
    update deliveries set state = 'pending', tried_since = null, due_at = now(), last_error = null
    from chosen where deliveries.id = chosen.id and ${condition} returning deliveries.id, endpoint_id
  ), message as (${messageOfDelivery})
  select count(*)::int as count from delivery`

/**
 * The part of a statement that enqueues emails and events: for each row of its clause `submission`, all of `$1`, a list of
 * `NewDelivery` as JSON. One that was enqueued before is not enqueued again. `$2` is the host in the `Message-ID`s of emails.
 */
export const deliveryClauses = `
  email as (
    select gen_random_uuid() as id, kind, submission.id as subject_id, mailbox_of("oncePer") as mailbox
    from submission, jsonb_to_recordset($1) as wanted (kind text, "oncePer" text)
    where kind is not null
  ), event as (
    select gen_random_uuid() as id, event, submission.id as subject_id, endpoint.id as endpoint_id
    from submission, jsonb_to_recordset($1) as wanted (event text)
      join webhook_endpoints as endpoint on is_on and event = any(events)
  ), confirmed as (
    insert into confirmed_addresses as stored (mailbox) select mailbox from email where mailbox is not null
    on conflict (mailbox) do update set at = now() where stored.at <= now() - interval '24 hours'
    returning mailbox
  ), delivery as (
    insert into deliveries (id, kind, subject_id, message_id, endpoint_id)
    select id, kind, subject_id, '<' || id || '@' || $2::text || '>', null::uuid from email
    where mailbox is null or mailbox in (select mailbox from confirmed)
    union all
    select id, event, subject_id, 'msg_' || id, endpoint_id from event
    on conflict do nothing
    returning id, endpoint_id
  ), message as (${messageOfDelivery})`

const enqueueStatement = {
  name: 'enqueue-deliveries',
  text: `with submission as (select unnest($3::uuid[]) as id), ${deliveryClauses} select`,
}

/** Enqueues emails and events about a subject that is there already, such as a lead, in one statement. */
export async function enqueueEmails(db: Knex, subjectId: string, wanted: readonly NewDelivery[], mailDomain: string) {
  await runPrepared(db, enqueueStatement, [JSON.stringify(wanted), mailDomain, [subjectId]])
}

/** Enqueues an event of each of these subjects, in one statement. In the transaction that makes it happen. */
export async function enqueueEvents(db: Knex, event: WebhookEvent, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return
  await runPrepared(db, enqueueStatement, [JSON.stringify([{ event }]), '', [...new Set(subjectIds)]])
}

/** Takes an email or an event in hand, if it is due and of one of these kinds. Nobody else can meanwhile; no transaction stays open. */
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

/** Addresses an email to the first of several recipients, and enqueues a copy for each other one, in one statement. */
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

/** Sees to the messages of an email: gone when it has ended, due when the email is, else. Of a clause `email (state, due_at)`. */
const messageClauses = `
  woken as (
    update outbox set relayed_at = null, handed_over = 0, due_at = email.due_at
    from email where outbox.id = any(:messages) and email.state in ('pending', 'sending')
  )
  delete from outbox using email where outbox.id = any(:messages) and email.state not in ('pending', 'sending')`

/**
 * Records how the try of a leased email ended and completes or postpones its message, in one statement. A worker whose lease
 * another one has taken over changes nothing.
 */
export async function recordDelivery(db: Knex, { id, attempts }: LeasedDelivery, message: string, outcome: Outcome) {
  await db.raw(
    `with email as (
       update deliveries set
         state = case when :state = 'pending' and now() - tried_since >= ${triedFor} then 'failed' else :state end,
         due_at = ${nextTry}, last_error = :reason, sent_at = case when :state = 'sent' then now() end
       where id = :id and state = 'sending' and attempts = :attempts
       returning state, due_at
     ), ${messageClauses}`,
    { id, attempts, ...outcome, messages: [id, message] },
  )
}

/** Completes or postpones a message whose email cannot be taken in hand now: it has ended, or is another worker's. */
export async function completeMessage(db: Knex, id: string, message: string): Promise<void> {
  await db.raw(
    `with email as (
       select coalesce(min(state), 'erased') as state, greatest(min(due_at), now() + ${lease}) as due_at
       from deliveries where id = :id
     ), ${messageClauses}`,
    { id, messages: [id, message] },
  )
}

/**
 * Cancels the emails about a subject that have not gone out, with their messages, and answers how many there were. One that a worker
 * is sending at this moment is left to it: if that fails, its kind says at the next try that it is canceled.
 */
export async function cancelDeliveries(db: Knex, subjectId: string, reason: string): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `with canceled as (
       update deliveries set state = 'canceled', last_error = :reason
       where subject_id = :subjectId and endpoint_id is null and state in ('pending', 'failed') returning id
     ), woken as (delete from outbox using canceled where outbox.id = canceled.id)
     select count(*)::int as count from canceled`,
    { subjectId, reason },
  )
  return rows[0].count
}

/**
 * Erases all emails and events about these subjects, with their messages, and has a worker remove the files of emails that were
 * tried: it is workers that write them. The file of one that is being sent goes once its lease is over, when nobody writes it any more.
 */
export async function eraseDeliveries(db: Knex, subjectIds: string[]): Promise<void> {
  await db.raw(
    `with erased as (
       delete from deliveries where subject_id = any(?) returning id, state, attempts, due_at, endpoint_id
     ), woken as (delete from outbox using erased where outbox.id = erased.id)
     insert into outbox (id, job, payload, due_at)
     select gen_random_uuid(), '${eraseKeptEmail.name}', jsonb_build_object('deliveryId', id),
       case when state = 'sending' then greatest(due_at, now()) else now() end
     from erased where attempts > 0 and endpoint_id is null`,
    [subjectIds],
  )
}

/** Forgets to whom confirmations went: those addresses, or, where none are given, those that may get one again. */
export async function forgetConfirmed(db: Knex, addresses?: string[]): Promise<void> {
  const confirmed = db('confirmed_addresses').delete()
  if (addresses) await confirmed.whereRaw('mailbox in (select mailbox_of(unnest(?::text[])))', [addresses])
  else await confirmed.where('at', '<=', db.raw(`now() - interval '24 hours'`))
}

/** Has an email that failed tried for another day, at once, whatever became of its jobs. @throws ApiError 409 for any other. */
export async function retryDelivery(db: Knex, id: string): Promise<void> {
  await retryOne(db, id, `endpoint_id is null and state = 'failed'`, 'Only an email that has failed can be sent again.')
}

/** @throws ApiError 409 with that text where there is none of that id for which the condition holds */
export async function retryOne(db: Knex, id: string, condition: string, otherwise: string): Promise<void> {
  const chosen = isId(id) ? [id] : []
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `with chosen as (select unnest(?::uuid[]) as id), ${tryAgain(condition)}`,
    [chosen],
  )
  if (rows[0].count === 0) throw httpError(409, otherwise)
}
