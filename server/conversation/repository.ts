import type { Knex } from 'knex'
import type { EmailContent } from '../platform/email/email'

/** What conversations are about, by its table, and the column that names it. */
const subjects = { leads: 'lead_id', contact_messages: 'message_id' } as const

export type Conversed = keyof typeof subjects

export interface EntryRow {
  id: string
  subjectId: string
  createdAt: Date
  kind: 'answer' | 'reply' | 'automatic' | 'bounce'
  author: string | null
  address: string | null
  subject: string
  text: string
  quoted: string
  attachments: string[]
  /** The `Message-ID` of an email that came in. */
  emailId: string | null
}

/** More is written about one lead by no two people. */
const entriesMax = 500

/** What was written about these, the oldest first. */
export async function listEntries(db: Knex, of: Conversed, ids: readonly string[]): Promise<EntryRow[]> {
  return db('thread_entries')
    .whereIn(subjects[of], [...ids])
    .orderBy(['created_at', 'id'])
    .limit(entriesMax)
    .select<EntryRow[]>({
      ...{ id: 'id', subjectId: subjects[of], createdAt: 'created_at', kind: 'kind', author: 'author' },
      ...{ address: 'address', subject: 'subject', text: 'text', quoted: 'quoted', attachments: 'attachments' },
      emailId: 'email_id',
    })
}

/** The ids of what was written about these; their emails are known by them. */
export async function listEntryIds(db: Knex, of: Conversed, ids: readonly string[]): Promise<string[]> {
  return db('thread_entries')
    .whereIn(subjects[of], [...ids])
    .pluck('id')
}

export interface NewEntry {
  id: string
  of: Conversed
  subjectId: string
  author: string
  subject: string
  text: string
  email: EmailContent
}

export async function insertAnswer(transaction: Knex.Transaction, entry: NewEntry): Promise<void> {
  const { id, of, subjectId, author, subject, text, email } = entry
  await transaction('thread_entries').insert({
    ...{ id, [subjects[of]]: subjectId, kind: 'answer', author: author || null, subject, text },
    email: JSON.stringify(email),
  })
}

/** The email of an answer as it was composed, and whether the visitor has withdrawn since; nothing once it was erased. */
export async function findAnswerEmail(
  db: Knex,
  id: string,
): Promise<{ email: EmailContent; withdrawnAt: Date | null } | undefined> {
  return db('thread_entries')
    .leftJoin('leads', 'leads.id', 'lead_id')
    .where({ 'thread_entries.id': id, kind: 'answer' })
    .first({ email: 'email', withdrawnAt: 'withdrawn_at' })
}
