import type { Knex } from 'knex'
import { noOwner } from '../../shared/admin/leads'
import { type MessageQuery, type MessageStatus, messageStatuses } from '../../shared/admin/messages'
import type { ContactMessage } from '../../shared/contact/schema'
import { inOrder, type Listing, type Narrowing } from '../platform/keyset'
import { countByStatus } from '../platform/list-page'
import { searchCondition } from '../platform/search-words'

export interface MessageRow extends ContactMessage {
  id: string
  createdAt: Date
  status: MessageStatus
  owner: string | null
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
  owner: 'owner',
  spamReasons: 'spam_reasons',
}

/** What waits comes first, longest first, then the rest, newest first. */
export function listingOf({ status }: Pick<MessageQuery, 'status'>): Listing {
  const parts = status === '' ? [`status = 'new'`, `status <> 'new'`] : [`status = '${status}'`]
  return {
    table: 'contact_messages',
    time: 'created_at',
    parts: parts.map((where) => ({ where, descending: where !== `status = 'new'` })),
    ...(status !== '' && { where: `status = '${status}'` }),
  }
}

export const narrowingOf = ({ search, owner }: Pick<MessageQuery, 'search' | 'owner'>): Narrowing => ({
  filter(messages) {
    if (owner === noOwner) messages.whereNull('owner')
    else if (owner !== '') messages.where({ owner })
  },
  search: searchCondition(search),
})

/** The messages of these ids in their order. */
export async function readSummaries(db: Knex, ids: readonly string[]): Promise<Omit<MessageRow, 'message'>[]> {
  return inOrder(ids, await db('contact_messages').whereIn('id', ids).select<Omit<MessageRow, 'message'>[]>(listed))
}

/** The newest messages of a mail address. */
export async function listOfAddress(db: Knex, email: string, limit: number) {
  return db('contact_messages')
    .whereRaw('lower(email) = lower(?)', [email])
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(limit)
    .select<{ id: string; subject: string; createdAt: Date; status: MessageStatus }[]>({
      ...{ id: 'id', subject: 'subject', createdAt: 'created_at', status: 'status' },
    })
}

export const countMessages = (db: Knex) => countByStatus(db, 'contact_messages', messageStatuses)

export async function findMessage(db: Knex, id: string): Promise<MessageRow | undefined> {
  return db('contact_messages')
    .where({ id })
    .first<MessageRow | undefined>({ ...listed, message: 'message' })
}
