import type { Knex } from 'knex'
import { noOwner } from '../../shared/admin/leads'
import { type MessagePage, type MessageQuery, type MessageStatus, messageStatuses } from '../../shared/admin/messages'
import { countedUpTo } from '../../shared/admin/query'
import type { ContactMessage } from '../../shared/contact/schema'
import { inOrder, type Listing, type Narrowing } from '../platform/keyset'
import { countByStatus } from '../platform/list-page'
import { searchCondition } from '../platform/search-words'
import { beginningColumn } from '../submissions/beginning'

export interface MessageRow extends ContactMessage {
  id: string
  createdAt: Date
  status: MessageStatus
  owner: string | null
  spamReasons: string[]
  /** When a visitor who had been answered replied, so the message is waiting again. */
  reopenedAt: Date | null
}

/**
 * The SQL condition for a new message that is overdue. If the visitor replied to an answer, the waiting time counts
 * from the reply. An index has both times.
 */
const isLate = 'created_at < :overdueBefore and (reopened_at is null or reopened_at < :overdueBefore)'

/** The columns of a list, which shows only the beginning of each text. */
const listed = {
  id: 'id',
  createdAt: 'created_at',
  name: 'name',
  email: 'email',
  subject: 'subject',
  status: 'status',
  owner: 'owner',
  spamReasons: 'spam_reasons',
  reopenedAt: 'reopened_at',
}

/** New messages first, longest waiting first, then the rest, newest first. */
export function listingOf({ status: wanted }: Pick<MessageQuery, 'status'>): Listing {
  const status = wanted === 'overdue' ? 'new' : wanted
  const parts = status === '' ? [`status = 'new'`, `status <> 'new'`] : [`status = '${status}'`]
  return {
    table: 'contact_messages',
    time: 'created_at',
    parts: parts.map((where) => ({ where, descending: where !== `status = 'new'` })),
    ...(status !== '' && { where: `status = '${status}'` }),
  }
}

/** `overdueBefore`: unanswered messages that have waited since before this time are overdue. */
export const narrowingOf = (
  { search, spam, owner, status }: Pick<MessageQuery, 'search' | 'spam' | 'owner' | 'status'>,
  overdueBefore: Date,
): Narrowing => ({
  filter(messages) {
    if (spam === 'no') messages.whereNot({ status: 'spam' })
    if (status === 'overdue') messages.whereRaw(isLate, { overdueBefore })
    if (owner === noOwner) messages.whereNull('owner')
    else if (owner !== '') messages.where({ owner })
  },
  search: searchCondition(search),
})

/** A message with only the beginning of its text. */
export interface ListedRow extends Omit<MessageRow, 'message'> {
  beginning: string
}

/** The messages with these ids in their order. */
export async function readListed(db: Knex, ids: readonly string[]): Promise<ListedRow[]> {
  return inOrder(ids, await db('contact_messages').whereIn('id', ids).select<ListedRow[]>(listed, beginningColumn(db)))
}

/** The newest messages from an email address. */
export async function listOfAddress(db: Knex, email: string, limit: number) {
  return db('contact_messages')
    .whereRaw('lower(email) = lower(?)', [email])
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(limit)
    .select<{ id: string; subject: string; createdAt: Date; status: MessageStatus }[]>({
      ...{ id: 'id', subject: 'subject', createdAt: 'created_at', status: 'status' },
    })
}

/** Counts messages by status, and overdue ones, each up to `countedUpTo` + 1, which stands for any larger number. */
export async function countMessages(db: Knex, overdueBefore: Date): Promise<MessagePage['counts']> {
  const counts = await countByStatus(db, 'contact_messages', messageStatuses)
  const { rows } = await db.raw<{ rows: [{ overdue: number }] }>(
    `select count(*)::int as overdue
     from (select from contact_messages where status = 'new' and ${isLate} limit :most) as bounded`,
    { overdueBefore, most: countedUpTo + 1 },
  )
  return { ...counts, ...rows[0] }
}

export async function findMessage(db: Knex, id: string): Promise<MessageRow | undefined> {
  return db('contact_messages')
    .where({ id })
    .first<MessageRow | undefined>({ ...listed, message: 'message' })
}
