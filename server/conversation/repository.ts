import type { Knex } from 'knex'
import type { written } from '../../shared/admin/conversation'
import type { EmailContent } from '../platform/email/email'
import { columnsOf } from '../platform/rows'
import { kinds, type WorkTables } from '../submissions/kinds'

export interface EntryRow {
  id: string
  createdAt: Date
  kind: (typeof written)[number]
  author: string | null
  address: string | null
  subject: string
  text: string
  quoted: string
  attachments: string[]
  emailId: string | null
}

const entryColumns = {
  ...columnsOf('id', 'createdAt', 'kind', 'author', 'address', 'emailId'),
  ...columnsOf('subject', 'text', 'quoted', 'attachments'),
}

/** More entries than any real conversation has. */
const entriesMax = 500

export async function listEntries(db: Knex, of: WorkTables, ids: readonly string[]): Promise<EntryRow[]> {
  return db('thread_entries')
    .whereIn(kinds[of].key, [...ids])
    .orderBy(['created_at', 'id'])
    .limit(entriesMax)
    .select<EntryRow[]>(entryColumns)
}

/** The ids of the entries about these subjects. They are the subjects of the entries' emails. */
export async function listEntryIds(db: Knex, of: WorkTables, ids: readonly string[]): Promise<string[]> {
  return db('thread_entries')
    .whereIn(kinds[of].key, [...ids])
    .pluck('id')
}

export async function findEntrySubject(db: Knex, id: string): Promise<{ of: WorkTables; id: string } | undefined> {
  const row = await db('thread_entries')
    .where({ id })
    .first<{ lead_id: string | null; message_id: string | null } | undefined>('lead_id', 'message_id')
  if (row?.lead_id) return { of: 'leads', id: row.lead_id }
  return row?.message_id ? { of: 'contact_messages', id: row.message_id } : undefined
}

export interface ReceivedEntry {
  kind: Exclude<EntryRow['kind'], 'answer'>
  /** Its `Message-ID`, or a hash of its content if it has none. */
  emailId: string
  name: string
  address: string
  subject: string
  text: string
  quoted: string
  attachments: string[]
}

/** Returns whether the email is new, and not stored before. */
export async function insertReceived(
  transaction: Knex.Transaction,
  entry: ReceivedEntry & { id: string; of: WorkTables; subjectId: string },
): Promise<boolean> {
  const { of, subjectId, emailId, name, ...stored } = entry
  const rows = await transaction('thread_entries')
    .insert({ ...stored, [kinds[of].key]: subjectId, author: name || null, email_id: emailId })
    .onConflict(transaction.raw('(email_id) where email_id is not null'))
    .ignore()
    .returning('id')
  return rows.length > 0
}

/** How many emails about a subject were stored in the last hour, and whether this one is among all of them. */
export async function countReceived(db: Knex, { of, id }: { of: WorkTables; id: string }, emailId: string) {
  const { rows } = await db.raw<{ rows: [{ lately: number; isKnown: boolean }] }>(
    `select (count(*) filter (where created_at > now() - interval '1 hour'))::int as lately,
       exists (select from thread_entries where email_id = :emailId) as "isKnown"
     from thread_entries where ${kinds[of].key} = :id and kind <> 'answer'`,
    { emailId, id },
  )
  return rows[0]
}

export interface StoredReply {
  createdAt: Date
  text: string
  /** The path of its page in the admin, below `/admin`. */
  page: string
  /** What it is about: an organization, or a message's subject. */
  about: string
  name: string
  address: string
}

/** Undefined if it was erased. */
export async function findReply(db: Knex, id: string): Promise<StoredReply | undefined> {
  const { rows } = await db.raw<{ rows: StoredReply[] }>(
    `select entry.created_at as "createdAt", entry.text,
       case when lead_id is null then 'messages/' || message_id else 'leads/' || coalesce(merged_into, lead_id) end as page,
       coalesce(organization_name, contact_messages.subject) as about,
       coalesce(first_name || ' ' || last_name, name) as name, coalesce(work_email, contact_messages.email) as address
     from thread_entries as entry left join leads on leads.id = lead_id
       left join contact_messages on contact_messages.id = entry.message_id
     where entry.id = ? and kind in ('reply', 'bounce')`,
    [id],
  )
  return rows[0]
}

/** The email of an answer as composed, and when the visitor withdrew, if so; undefined if it was erased. */
export async function findAnswerEmail(
  db: Knex,
  id: string,
): Promise<{ email: EmailContent; withdrawnAt: Date | null } | undefined> {
  return db('thread_entries')
    .leftJoin('leads', 'leads.id', 'lead_id')
    .where({ 'thread_entries.id': id, kind: 'answer' })
    .first({ email: 'email', withdrawnAt: 'withdrawn_at' })
}
