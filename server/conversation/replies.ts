import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { SubmissionStatus } from '../../shared/admin/submissions'
import { enqueueEmails } from '../outbox/enqueue'
import { findByMessageIds } from '../outbox/reports'
import { compareFields, type WorkRow, writeChanges } from '../submissions/changes'
import { addHistory } from '../submissions/history'
import { type Conversed, findEntrySubject, insertReceived, type ReceivedEntry } from './repository'

/** What an email belongs to. */
export interface Subject {
  of: Conversed
  id: string
}

/** A reply to one of our emails to the team belongs to no conversation, because the visitor has not seen that email. */
const toVisitors = new Set(['lead-confirmation', 'lead-recommendation', 'thread-answer'])

/**
 * The subject of the email that an incoming one replies to: the nearest in its references that we sent to a visitor.
 * Undefined if there is none, if we sent the incoming email ourselves, or if the subject was erased.
 */
export async function findSubject(
  db: Knex,
  messageId: string,
  references: readonly string[],
): Promise<Subject | undefined> {
  if (references.length === 0) return undefined
  const ours = await findByMessageIds(db, [messageId, ...references])
  if (ours.some((email) => email.messageId === messageId)) return undefined
  const visible = ours.filter(({ kind }) => toVisitors.has(kind))
  const nearest = references.findLast((id) => visible.some((email) => email.messageId === id))
  const email = visible.find((one) => one.messageId === nearest)
  if (!email) return undefined
  return email.kind === 'thread-answer' ? findEntrySubject(db, email.subjectId) : { of: 'leads', id: email.subjectId }
}

/**
 * Stores an incoming email once: `false` if it was stored before, or its subject was erased in the meantime. A reply
 * reopens what was answered or closed and notifies the team; an automatic email changes nothing.
 */
export async function storeReceived(
  db: Knex,
  { of, id }: Subject,
  email: Omit<ReceivedEntry, 'id' | 'of' | 'subjectId'>,
  mailDomain: string,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const own: WorkRow | undefined = await transaction(of).where({ id }).forUpdate().first()
    if (!own) return false
    const entryId = randomUUID()
    if (!(await insertReceived(transaction, { ...email, id: entryId, of, subjectId: id }))) return false
    if (email.kind !== 'reply') return true
    // The team works on a merged lead on the page of the lead it was merged into, so that one is reopened.
    const shown: WorkRow | undefined = own.merged_into
      ? await transaction(of).where({ id: own.merged_into }).forUpdate().first()
      : own
    await reopen(transaction, of, shown ?? own)
    if (own.status !== 'spam') await enqueueEmails(transaction, entryId, [{ kind: 'thread-reply' }], mailDomain)
    return true
  })
}

const reopened: Record<Conversed, SubmissionStatus> = { leads: 'in-review', contact_messages: 'new' }

async function reopen(transaction: Knex.Transaction, of: Conversed, row: WorkRow): Promise<void> {
  const isDone = row.status === 'answered' || row.status === 'closed'
  if (!isDone) return addHistory(transaction, null, of, row.id, 'change', ['The visitor replied'])
  await transaction(of)
    .where({ id: row.id })
    .update({ reopened_at: transaction.raw('now()') })
  const { changes } = compareFields(row, { status: reopened[of] })
  await writeChanges(transaction, null, of, changes, 'The visitor replied. ')
}
