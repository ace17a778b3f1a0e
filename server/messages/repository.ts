import type { Knex } from 'knex'
import type { MessageStatus } from '../../shared/admin/messages'
import type { ContactMessage } from '../../shared/contact/schema'
import { columnsOf } from '../platform/rows'
import { listedReader } from '../submissions/lists'
import type { SubmissionTable } from '../submissions/table'

export const messageTable: SubmissionTable<ContactMessage> = {
  name: 'contact_messages',
  columns: { name: 'name', email: 'email', subject: 'subject', message: 'message' },
  emails: [{ kind: 'contact-team' }],
  event: 'message.created',
}

export interface StoredMessage extends ContactMessage {
  id: string
  createdAt: Date
  status: MessageStatus
  owner: string | null
  spamReasons: string[]
  /** When a visitor who had been answered replied, so the message is waiting again. */
  reopenedAt: Date | null
}

const listed = columnsOf('id', 'createdAt', 'name', 'email', 'subject', 'status', 'owner', 'spamReasons', 'reopenedAt')

export const readListed = listedReader<Omit<StoredMessage, 'message'> & { beginning: string }>(
  'contact_messages',
  listed,
  'message',
)

export async function listOfAddress(db: Knex, email: string, limit: number) {
  return db('contact_messages')
    .whereRaw('lower(email) = lower(?)', [email])
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(limit)
    .select<Pick<StoredMessage, 'id' | 'subject' | 'createdAt' | 'status'>[]>(
      columnsOf('id', 'subject', 'createdAt', 'status'),
    )
}

export async function findMessage(db: Knex, id: string): Promise<StoredMessage | undefined> {
  return db('contact_messages')
    .where({ id })
    .first<StoredMessage | undefined>({ ...listed, message: 'message' })
}
