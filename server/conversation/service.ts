import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { type Actor, writerOf } from '../../shared/admin/actor'
import type { newAnswer, Thread, ThreadEntry } from '../../shared/admin/conversation'
import type { HistoryEntry } from '../../shared/admin/submissions'
import { greeting, personName } from '../../shared/leads/recommendation-email'
import { oneLine } from '../../shared/words'
import { enqueueEmails } from '../outbox/enqueue'
import { listThreaded, stateOf, type ThreadedEmail } from '../outbox/reports'
import { replyAddress } from '../platform/email/addresses'
import type { Mailbox } from '../platform/email/email'
import { httpError } from '../platform/http-error'
import type { Parts } from '../platform/parts'
import { kinds, type WorkTables } from '../submissions/kinds'
import { answerContent, type Quote } from './email'
import { isAnswerOpen } from './open-answers'
import { referenceLine } from './replies'
import { type EntryRow, listEntries } from './repository'

type Needed = Parts<'siteUrl' | 'siteName' | 'operator' | 'leadsTo' | 'inbox' | 'businessTimeZone'>

export interface Correspondent {
  of: WorkTables
  id: string
  /** The leads whose conversations are shown together: this one, and those merged into it. */
  ids: readonly string[]
  to: Mailbox
  /** As the visitor entered it. An answer uses it in its greeting if it looks like a name. */
  firstName: string
  /** Empty if unknown. */
  organization: string
  subject: string
  /** The visitor's first text, unless one of our emails repeats it. */
  first: Quote | undefined
  why: string
  /** Why no answer can be sent; empty if one can. */
  closed: string
}

/** What a conversation shows besides its entries: the letter that was sent, and the visitor's additions. */
export interface ThreadExtras {
  recommendation: string | null
  history: readonly HistoryEntry[]
}

type Answer = z.output<typeof newAnswer>

/** The emails that every lead gets belong to its conversation; emails to the team do not. */
const shownKinds: Record<string, 'confirmation' | 'recommendation'> = {
  'lead-confirmation': 'confirmation',
  'lead-recommendation': 'recommendation',
}

/** An answer under the sender's name. A session by password has none, so the name comes from the answer. */
export const answerBy = (actor: Actor, answer: Answer): Answer => ({
  ...answer,
  author: writerOf(actor, answer.author),
})

export function createConversations({ config, db }: Needed) {
  const mailDomain = new URL(config.siteUrl).hostname
  const replyTo = replyAddress(config)

  return {
    async read(who: Correspondent, extras?: ThreadExtras): Promise<Thread> {
      const rows = await listEntries(db, who.of, who.ids)
      const emails = await listThreaded(db, [...who.ids, ...rows.map(({ id }) => id)])
      const bySubject = new Map(emails.map((email) => [email.subjectId, email]))
      const written = rows.map((row) => toEntry(row, bySubject.get(row.id)))
      const others = [...emails.flatMap((email) => toLetter(email, extras)), ...additionsOf(extras)]
      return {
        entries: [...written, ...others].sort((one, other) => (one.at < other.at ? -1 : 1)),
        version: rows.length,
        subject: subjectOf(who, rows),
        text: `${greeting(who)}\n\n`,
        to: who.to.address,
        replyTo: replyTo.address,
        why: who.why,
        quotes: lastOf(who, rows) !== undefined,
        placeholders: { firstName: personName(who.firstName) ?? '', organization: who.organization },
        othersWriting: await isAnswerOpen(db, who.id),
        closed: who.closed,
      }
    },

    /** The `Message-ID`s of the emails to and from a lead's visitor, for the references of the next one. */
    threadOf: async (db: Knex, ids: readonly string[]) => messageIds(db, ids, await listEntries(db, 'leads', ids)),

    /**
     * Sends an answer, in a transaction that holds its subject's lock. Returns false if the same answer was already
     * sent over this version. @throws ApiError 409 if something was written in the meantime, or no answer can be sent
     */
    async answer(transaction: Knex.Transaction, who: Correspondent, answer: Answer): Promise<boolean> {
      const rows = await listEntries(transaction, who.of, who.ids)
      const since = rows.slice(answer.version)
      if (since.some((row) => isSame(row, answer))) return false
      if (who.closed) throw httpError(409, who.closed)
      if (rows.length !== answer.version) throw httpError(409, meanwhile(since))
      if (answer.text === greeting(who)) throw httpError(422, 'Write an answer.', [emptyAnswer])
      const id = randomUUID()
      const email = answerContent(config, {
        to: who.to,
        replyTo,
        subject: answer.subject,
        text: answer.text,
        why: who.why,
        reference: referenceLine(id),
        quote: lastOf(who, rows),
        thread: await messageIds(transaction, who.ids, rows),
      })
      await transaction('thread_entries').insert({
        id,
        [kinds[who.of].key]: who.id,
        kind: 'answer',
        author: answer.author || null,
        subject: answer.subject,
        text: answer.text,
        email: JSON.stringify(email),
      })
      await enqueueEmails(transaction, id, [{ kind: 'thread-answer' }], mailDomain)
      return true
    },
  }
}

const emptyAnswer = { field: 'text', message: 'Write an answer.' }

const isSame = (row: EntryRow, answer: Answer) =>
  row.kind === 'answer' && row.text === answer.text && row.subject === answer.subject

const meanwhile = (since: readonly EntryRow[]) =>
  since.some(({ kind }) => kind === 'answer')
    ? 'Someone else has answered in the meantime. The conversation shows their answer, and your text is kept below.'
    : 'A new email has arrived. The conversation shows it, and your text is kept below.'

function subjectOf(who: Correspondent, rows: readonly EntryRow[]): string {
  const last = rows.findLast(({ kind }) => kind === 'answer' || kind === 'reply')?.subject || who.subject
  return /^re:/i.test(last) ? last : [...`Re: ${oneLine(last)}`].slice(0, 200).join('')
}

function lastOf(who: Correspondent, rows: readonly EntryRow[]): Quote | undefined {
  const last = rows.findLast(({ kind }) => kind === 'answer' || kind === 'reply')
  if (!last) return who.first
  return last.kind === 'reply' ? { at: last.createdAt, text: last.text } : undefined
}

/** How many of the newest `Message-ID`s, besides the first, go into the references, which group a thread. */
const idsMax = 20

async function messageIds(db: Knex, ids: readonly string[], rows: readonly EntryRow[]): Promise<string[]> {
  const emails = await listThreaded(db, [...ids, ...rows.map(({ id }) => id)])
  const sent = emails
    .filter(({ kind, state }) => (kind in shownKinds || kind === 'thread-answer') && state !== 'canceled')
    .map(({ createdAt, messageId }) => ({ at: createdAt, messageId }))
  const received = rows.flatMap(({ kind, createdAt, emailId }) =>
    kind === 'reply' && emailId ? [{ at: createdAt.toISOString(), messageId: emailId }] : [],
  )
  const all = [...sent, ...received].sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ messageId }) => messageId)
  return all.length > idsMax ? [...all.slice(0, 1), ...all.slice(1 - idsMax)] : all
}

function toEntry({ createdAt, author, address, ...row }: EntryRow, email: ThreadedEmail | undefined): ThreadEntry {
  const { id, kind, subject, text, quoted, attachments } = row
  return {
    id,
    kind,
    subject,
    text,
    quoted,
    attachments,
    at: createdAt.toISOString(),
    author: address && author ? `${author} (${address})` : (address ?? author ?? ''),
    email: kind === 'answer' && email ? stateOf(email) : null,
  }
}

const bare = { author: '', quoted: '', attachments: [] as string[] }

function toLetter(email: ThreadedEmail, extras: ThreadExtras | undefined): ThreadEntry[] {
  const kind = shownKinds[email.kind]
  if (!kind) return []
  const text = kind === 'recommendation' ? (extras?.recommendation ?? '') : ''
  return [{ ...bare, id: email.id, at: email.createdAt, kind, subject: '', text, email: stateOf(email) }]
}

const additionsOf = (extras: ThreadExtras | undefined): ThreadEntry[] =>
  (extras?.history ?? [])
    .filter(({ kind }) => kind === 'visitor')
    .map(({ id, at, text }) => ({ ...bare, id, at, kind: 'addition', subject: '', text, email: null }))
