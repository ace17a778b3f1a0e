import type { Knex } from 'knex'
import type { MessageQuery, MessageStatus } from '../../shared/admin/messages'
import type { ContactMessage } from '../../shared/contact/schema'
import { containing } from '../platform/containing'

export interface MessageRow extends ContactMessage {
  id: string
  createdAt: Date
  status: MessageStatus
  spamReasons: string[]
}

/** A list shows no texts. */
const listed = {
  id: 'id',
  createdAt: 'created_at',
  name: 'name',
  email: 'email',
  subject: 'subject',
  status: 'status',
  spamReasons: 'spam_reasons',
}

function matching(db: Knex, { search, status }: MessageQuery) {
  const messages = db('contact_messages')
  if (status !== '') messages.where({ status })
  if (search !== '') messages.whereRaw(`concat_ws(' ', name, email, subject, message) ilike ?`, [containing(search)])
  return messages
}

export async function countMatching(db: Knex, query: MessageQuery): Promise<number> {
  const [row] = await matching(db, query).count<{ count: string }[]>()
  return Number(row?.count ?? 0)
}

/** New ones first, then newest first. */
export async function listMatching(
  db: Knex,
  query: MessageQuery,
  { limit, offset }: { limit: number; offset: number },
) {
  return matching(db, query)
    .orderByRaw(`(status = 'new') desc, created_at desc, id`)
    .limit(limit)
    .offset(offset)
    .select<Omit<MessageRow, 'message'>[]>(listed)
}

export async function countByStatus(db: Knex): Promise<{ status: MessageStatus; count: number }[]> {
  return db('contact_messages').groupBy('status').select('status', db.raw('count(*)::int as count'))
}

export async function findMessage(db: Knex, id: string): Promise<MessageRow | undefined> {
  return db('contact_messages')
    .where({ id })
    .first<MessageRow | undefined>({ ...listed, message: 'message' })
}
