import type { Knex } from 'knex'
import type { EmailState } from '../../shared/admin/submissions'
import { type WithDates, withTimes } from '../platform/rows'

/** The emails about one subject, in the order in which they were enqueued. */
export const listDeliveries = async (db: Knex, subjectId: string): Promise<EmailState[]> =>
  (await listThreaded(db, [subjectId])).map(stateOf)

export interface ThreadedEmail extends EmailState {
  subjectId: string
  messageId: string
}

export const stateOf = ({ subjectId: _subject, messageId: _id, ...email }: ThreadedEmail): EmailState => email

/** Whether an email still waits to be composed. It then waits for the transaction, so it will tell what that writes. */
export async function isWaiting(transaction: Knex.Transaction, subjectId: string, kind: string): Promise<boolean> {
  const waiting = await transaction('deliveries')
    .where({ subject_id: subjectId, kind, state: 'pending' })
    .whereNull('endpoint_id')
    .forUpdate()
    .select('id')
  return waiting.length > 0
}

export async function listThreaded(db: Knex, subjectIds: readonly string[]): Promise<ThreadedEmail[]> {
  const { rows } = await db.raw<{ rows: WithDates<ThreadedEmail, 'createdAt' | 'sentAt'>[] }>(
    `select id, kind, recipient, state, attempts, last_error as "lastError", created_at as "createdAt", sent_at as "sentAt",
       subject_id as "subjectId", message_id as "messageId"
     from deliveries where subject_id = any(?) and endpoint_id is null order by created_at, kind, recipient`,
    [[...subjectIds]],
  )
  return rows.map(withTimes)
}

const ownId = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(\.thread)?@/i

/**
 * The id of the thread that an email begins. The email names it as what it refers to, because a relay may replace the
 * email's own `Message-ID`, but not the ids it refers to.
 */
export const threadIdOf = (messageId: string): string => messageId.replace('@', '.thread@')

export const isThreadId = (messageId: string): boolean => ownId.exec(messageId)?.[2] !== undefined

/** The id of the delivery that a `Message-ID` of ours, or the id of a thread, contains. */
export const deliveryIdOf = (messageId: string): string | undefined => ownId.exec(messageId)?.[1]?.toLowerCase()

/** The emails of ours that these ids name. A relay may replace what follows the `@`; the random part identifies one. */
export async function findByMessageIds(
  db: Knex,
  messageIds: readonly string[],
): Promise<{ id: string; messageId: string; kind: string; subjectId: string }[]> {
  const ids = messageIds.flatMap((messageId) => deliveryIdOf(messageId) ?? [])
  if (ids.length === 0) return []
  return db('deliveries')
    .whereIn('id', ids)
    .whereNull('endpoint_id')
    .select({ id: 'id', messageId: 'message_id', kind: 'kind', subjectId: 'subject_id' })
}

/** Records that an email was accepted by a mail server, and returned by a later one. */
export async function markReturned(db: Knex, id: string): Promise<void> {
  await db('deliveries')
    .where({ id, state: 'sent' })
    .update({ state: 'failed', last_error: "returned by the recipient's mail server" })
}

/** The emails that were enqueued and have not been sent, not counting alarms. */
export interface Backlog {
  oldestEnqueuedAt: Date | null
  waiting: number
  /** Those that are no longer tried automatically. */
  failed: number
  /** The oldest of those that the mail server refused or never took, in the last day and since the last alarm. */
  oldestFailedAt: Date | null
  /**
   * An email has waited for over an hour, none was sent in that time, and the reason is not just a recipient who is
   * rejected for now: the mail server or the worker must be down, or the server takes nothing of ours.
   */
  stuck: boolean
}

export const alarmKind = 'mail-alarm'

/** Reads the backlog. Only unsent emails and the last sent one are read. */
export async function readBacklog(db: Knex): Promise<Backlog> {
  const { rows } = await db.raw<{ rows: [Backlog] }>(
    `select min(created_at) filter (where state <> 'failed') as "oldestEnqueuedAt",
       (count(*) filter (where state <> 'failed'))::int as waiting,
       (count(*) filter (where state = 'failed'))::int as failed,
       min(created_at) filter (where state = 'failed' and last_error ~ '^[A-Z]' and last_error not like '% RCPT TO %'
         and due_at > greatest(now() - interval '1 day', (select max(raised_at) from mail_alarms))
       ) as "oldestFailedAt",
       coalesce(bool_or(state <> 'failed' and created_at < now() - interval '1 hour'
         and coalesce(last_error, '') not like '% RCPT TO 4%'), false)
         and not exists (
           select from deliveries where sent_at > now() - interval '1 hour' and endpoint_id is null
         ) as stuck
     from deliveries where state <> 'sent' and state <> 'canceled' and kind <> '${alarmKind}' and endpoint_id is null`,
  )
  return rows[0]
}

/** The subjects of all emails of a kind that are still being tried. */
export async function listWaiting(db: Knex, kind: string): Promise<string[]> {
  return db('deliveries').whereNotIn('state', ['sent', 'failed', 'canceled']).where({ kind }).pluck('subject_id')
}

/** Those of the subjects for which an email of a kind was ever enqueued. */
export async function listSubjects(db: Knex, kind: string, among: readonly string[]): Promise<string[]> {
  return db('deliveries').where({ kind }).whereIn('subject_id', among).distinct().pluck('subject_id')
}
