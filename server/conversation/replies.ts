import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { SubmissionStatus } from '../../shared/admin/submissions'
import { findByToken } from '../leads/request-repository'
import { enqueueEmails } from '../outbox/enqueue'
import { deliveryIdOf, findByMessageIds, isThreadId, markReturned } from '../outbox/reports'
import { compareFields, type WorkRow, writeChanges } from '../submissions/changes'
import { addHistory } from '../submissions/history'
import type { WorkTables } from '../submissions/kinds'
import { countReceived, findEntrySubject, insertReceived, type ReceivedEntry } from './repository'

export interface Subject {
  of: WorkTables
  id: string
  /** The id of our email that it replies to, if known. */
  emailId?: string
}

interface Incoming {
  messageId: string
  /** The `Message-ID`s that it refers to, the one it replies to last. */
  references: readonly string[]
  /** Its sender's address is our own, so a copy of our email may have come back under another `Message-ID`. */
  isOurs: boolean
}

/** A reply to one of our emails to the team belongs to no conversation, because the visitor has not seen that email. */
const toVisitors = new Set(['lead-confirmation', 'lead-recommendation', 'thread-answer'])

/**
 * The subject of the email that an incoming one replies to: the nearest in its references that we sent to a visitor.
 * Undefined if there is none, if we sent the incoming email ourselves, or if the subject was erased.
 */
export async function findSubject(db: Knex, { messageId, references, isOurs }: Incoming): Promise<Subject | undefined> {
  const named = isOurs ? references.filter((id) => !isThreadId(id)) : references
  if (named.length === 0) return undefined
  const ours = await findByMessageIds(db, [messageId, ...named])
  if (ours.some((email) => email.messageId === messageId)) return undefined
  const visible = new Map(ours.filter(({ kind }) => toVisitors.has(kind)).map((email) => [email.id, email]))
  const nearest = named.findLast((id) => visible.has(deliveryIdOf(id) ?? ''))
  const email = visible.get(deliveryIdOf(nearest ?? '') ?? '')
  if (!email) return undefined
  const subject: Subject | undefined =
    email.kind === 'thread-answer' ? await findEntrySubject(db, email.subjectId) : { of: 'leads', id: email.subjectId }
  return subject && { ...subject, emailId: email.id }
}

/** Where an address of a request page ends, as it is or within the address of a service that checks links. */
const requestLink = /request(?:\/|%2F)([\w-]{32})(?![\w-])/gi
/** How our answers name themselves; see `referenceLine`. */
const answerReference = /Reference: ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/gi
const quotedMax = 10

/** The last line of an answer, which a reply quotes. Nobody can guess the id. */
export const referenceLine = (entryId: string): string => `Reference: ${entryId}`

/** The subject of our email that a text quotes, for replies that name no id of ours. A secret in the text proves it. */
export async function findQuotedSubject(db: Knex, text: string): Promise<Subject | undefined> {
  for (const [, id = ''] of [...text.matchAll(answerReference)].slice(0, quotedMax)) {
    const subject = await findEntrySubject(db, id)
    if (subject) return subject
  }
  for (const [, token = ''] of [...text.matchAll(requestLink)].slice(0, quotedMax)) {
    const id = await findByToken(db, token)
    if (id) return { of: 'leads', id }
  }
  return undefined
}

/** More emails in an hour than a visitor writes. Further ones are a loop or an attack and stay in the inbox. */
const emailsPerHourMax = 20

/** `late`: there were too many lately, so it was not stored. */
export type Stored = 'new' | 'known' | 'late'

/**
 * Stores an incoming email once: `known` if it was stored before, or its subject was erased. A reply reopens what was
 * answered or closed; it and a bounce notify the team.
 */
export async function storeReceived(db: Knex, { of, id, emailId }: Subject, email: ReceivedEntry, mailDomain: string) {
  return db.transaction(async (transaction) => {
    const own: WorkRow | undefined = await transaction(of).where({ id }).forUpdate().first()
    if (!own) return 'known'
    const { lately, isKnown } = await countReceived(transaction, { of, id }, email.emailId)
    if (!isKnown && lately >= emailsPerHourMax) return 'late'
    const entryId = randomUUID()
    if (!(await insertReceived(transaction, { ...email, id: entryId, of, subjectId: id }))) return 'known'
    const row = await shownRow(transaction, of, own)
    await noteArrival(transaction, { of, id: row.id, ...(emailId && { emailId }) }, email.kind, row)
    if (lately === emailsPerHourMax - 1) await addHistory(transaction, null, of, row.id, 'change', [tooMany])
    const kind = announced[email.kind]
    if (kind && own.status !== 'spam') await enqueueEmails(transaction, entryId, [{ kind }], mailDomain)
    return 'new'
  })
}

/** The team works on a merged lead on the page of the lead it was merged into, so that one is reopened. */
async function shownRow(transaction: Knex.Transaction, of: WorkTables, own: WorkRow): Promise<WorkRow> {
  if (!own.merged_into) return own
  return (await transaction(of).where({ id: own.merged_into }).forUpdate().first()) ?? own
}

/** What a reply or a bounce changes at the row on whose page it is shown. */
async function noteArrival(
  transaction: Knex.Transaction,
  { of, id, emailId }: Subject,
  kind: ReceivedEntry['kind'],
  row: WorkRow,
): Promise<void> {
  if (kind === 'reply') return reopen(transaction, of, row)
  if (kind !== 'bounce') return
  if (emailId) await markReturned(transaction, emailId)
  await addHistory(transaction, null, of, id, 'change', ['An email to the visitor was not delivered'])
}

const announced: Partial<Record<ReceivedEntry['kind'], string>> = { reply: 'thread-reply', bounce: 'thread-bounce' }
const tooMany = `${emailsPerHourMax} emails arrived within an hour. Further ones stay unread in the inbox.`

const reopened: Record<WorkTables, SubmissionStatus> = { leads: 'in-review', contact_messages: 'new' }

async function reopen(transaction: Knex.Transaction, of: WorkTables, row: WorkRow): Promise<void> {
  const isDone = row.status === 'answered' || row.status === 'closed'
  if (!isDone) return addHistory(transaction, null, of, row.id, 'change', ['The visitor replied'])
  await transaction(of)
    .where({ id: row.id })
    .update({ reopened_at: transaction.raw('now()') })
  const { changes } = compareFields(row, { status: reopened[of] })
  await writeChanges(transaction, null, of, changes, 'The visitor replied. ')
}
