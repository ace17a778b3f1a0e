import type { Knex } from 'knex'
import type { WebhookEvent } from '../../shared/webhooks/events'
import { runPrepared } from '../platform/database'
import { deliverEmail, deliverWebhook, type readLead } from './jobs'

/** `oncePer`: an address that gets at most one such email in 24 hours, in whichever spelling it is entered. */
export interface NewEmail {
  kind: string
  oncePer?: string | undefined
}

/** An event for every subscribed endpoint, one delivery each. */
export interface NewEvent {
  event: WebhookEvent
}

export interface NewJob {
  job: typeof readLead.name
}

export type NewDelivery = NewEmail | NewEvent | NewJob

/**
 * SQL that wakes a worker for each row of a clause `delivery (id, endpoint_id)`. Each endpoint has a lane of its own.
 */
export const messageOfDelivery = `
  insert into outbox (id, job, payload, lane)
  select id, case when endpoint_id is null then '${deliverEmail.name}' else '${deliverWebhook.name}' end,
    jsonb_build_object('deliveryId', id), endpoint_id
  from delivery
  on conflict (id) do update set due_at = now(), relayed_at = null, handed_over = 0`

/**
 * How many emails with `oncePer` go out in an hour by themselves; more than any real wave of visitors. Further ones,
 * which may all reach one person, are stored as failed and wait for the team to send them.
 */
export const oncePerHourMax = 6_000
export const heldReason =
  'Held: very many confirmations were requested within an hour. Send it if the lead looks genuine.'

/**
 * The part of a statement that enqueues all of `$1`, a list of `NewDelivery` as JSON, for each row of its clause
 * `submission`, once. `$2` is the host in the `Message-ID`s of emails.
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
  ), job as (
    insert into outbox (id, job, payload)
    select submission.id, job, jsonb_build_object('submissionId', submission.id)
    from submission, jsonb_to_recordset($1) as wanted (job text)
    where job is not null
    on conflict do nothing
  ), confirmed as (
    insert into confirmed_addresses as stored (mailbox) select mailbox from email where mailbox is not null
    on conflict (mailbox) do update set at = now() where stored.at <= now() - interval '24 hours'
    returning mailbox
  ), recent as (
    select count(*) >= ${oncePerHourMax} as is_many
    from (select from confirmed_addresses where at > now() - interval '1 hour' limit ${oncePerHourMax}) as latest
  ), stored as (
    insert into deliveries (id, kind, subject_id, message_id, endpoint_id, state, last_error)
    select id, kind, subject_id, '<' || id || '@' || $2::text || '>', null::uuid,
      case when is_held then 'failed' else 'pending' end, case when is_held then '${heldReason}' end
    from (select *, mailbox is not null and is_many as is_held from email, recent) as email
    where mailbox is null or mailbox in (select mailbox from confirmed)
    union all
    select id, event, subject_id, 'msg_' || id, endpoint_id, 'pending', null from event
    on conflict do nothing
    returning id, endpoint_id, state
  ), delivery as (select id, endpoint_id from stored where state = 'pending'), message as (${messageOfDelivery})`

const enqueueStatement = {
  name: 'enqueue-deliveries',
  text: `with submission as (select unnest($3::uuid[]) as id), ${deliveryClauses} select`,
}

/** Enqueues emails, events, and jobs about existing subjects, such as a lead, in one statement. */
export async function enqueueEmails(db: Knex, subjectId: string, wanted: readonly NewDelivery[], mailDomain: string) {
  await runPrepared(db, enqueueStatement, [JSON.stringify(wanted), mailDomain, [subjectId]])
}

/** Enqueues an event for each of these subjects, in one statement, in the transaction that causes the event. */
export async function enqueueEvents(db: Knex, event: WebhookEvent, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return
  await runPrepared(db, enqueueStatement, [JSON.stringify([{ event }]), '', [...new Set(subjectIds)]])
}
