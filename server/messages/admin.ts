import type { Knex } from 'knex'
import {
  type MessageChanges,
  type MessageDetail,
  type MessagePage,
  type MessageQuery,
  type MessageStatus,
  messageChanges,
} from '../../shared/admin/messages'
import { enqueueEmails } from '../outbox/deliveries'
import { listDeliveries } from '../outbox/reports'
import type { Config } from '../platform/config'
import { readList } from '../platform/list-page'
import { accepted, isId } from '../platform/validation'
import { eraseSubmissions, lockSubmission, notFound } from '../submissions/admin'
import * as repository from './admin-repository'
import { messageTable } from './repository'

const messagesPerPage = 25

interface Parts {
  config: Pick<Config, 'siteUrl' | 'businessTimeZone'>
  db: Knex
}

export type MessageAdmin = ReturnType<typeof createMessageAdmin>

/** What is done with messages behind the password. Every method that is given an unknown id throws ApiError 404. */
export function createMessageAdmin({ config, db }: Parts) {
  const timeZone = config.businessTimeZone
  const mailDomain = new URL(config.siteUrl).hostname

  async function get(id: string): Promise<MessageDetail> {
    const row = isId(id) ? await repository.findMessage(db, id) : undefined
    if (!row) throw notFound('contact_messages')
    return { ...row, createdAt: row.createdAt.toISOString(), emails: await listDeliveries(db, id), timeZone }
  }

  return {
    get,

    async list(query: MessageQuery): Promise<MessagePage> {
      const { facts, rows } = await readList(db, {
        listing: repository.listingOf(query),
        narrowing: repository.narrowingOf(query),
        query,
        perPage: messagesPerPage,
        read: (ids) => repository.readSummaries(db, ids),
      })
      const counts = await repository.countMessages(db)
      const messages = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
      return { ...facts, messages, counts, timeZone }
    },

    /** Whoever is no spam any more gets the mail that was not promised before. */
    async change(id: string, given: MessageChanges): Promise<MessageDetail> {
      if (!isId(id)) throw notFound('contact_messages')
      await db.transaction(async (transaction) => {
        const before = await lockSubmission<{ status: MessageStatus }>(transaction, 'contact_messages', id)
        const { status } = accepted(messageChanges, given)
        await transaction('contact_messages').where({ id }).update({ status })
        if (before.status === 'spam' && status !== 'spam')
          await enqueueEmails(transaction, id, messageTable.emails, mailDomain)
      })
      return get(id)
    },

    async erase(id: string): Promise<void> {
      const count = isId(id) ? await eraseSubmissions(db, 'contact_messages', [id]) : 0
      if (count === 0) throw notFound('contact_messages')
    },
  }
}
