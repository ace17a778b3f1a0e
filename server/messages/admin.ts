import type { Knex } from 'knex'
import type { Acts } from '../../shared/admin/calls/call'
import type { messageCalls } from '../../shared/admin/calls/messages'
import type { MessageDetail } from '../../shared/admin/messages'
import { beginningOf } from '../../shared/admin/submissions'
import { recordAct } from '../audit/record'
import { answerBy, createConversations } from '../conversation/service'
import { listOfAddress as leadsOfAddress } from '../leads/admin-repository'
import { enqueueEmails } from '../outbox/enqueue'
import { listDeliveries } from '../outbox/reports'
import type { Config } from '../platform/config'
import { findPlace, readNeighborsAt } from '../platform/keyset-list'
import { readList } from '../platform/list-page'
import { isId } from '../platform/validation'
import { eraseBy, notFound, workOn } from '../submissions/admin'
import {
  changeMany,
  compareFields,
  fieldsInConflict,
  freedBy,
  undoAct,
  type WorkRow,
  writeChanges,
} from '../submissions/changes'
import { addNote, listHistory } from '../submissions/history'
import { listOwners, withKnownOwner } from '../submissions/owners'
import { promisesOf } from '../submissions/table'
import * as repository from './admin-repository'
import { correspondent, dated, lateBefore, toSummary } from './admin-view'
import { messageTable } from './repository'

const messagesPerPage = 25
const mostRelated = 20

interface Parts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'operator' | 'leadsTo' | 'inbox' | 'businessTimeZone'>
  db: Knex
}

export type MessageAdmin = ReturnType<typeof createMessageAdmin>

/** Admin actions on messages. Every method throws ApiError 404 for an unknown id. */
export function createMessageAdmin({ config, db }: Parts) {
  const timeZone = config.businessTimeZone
  const mailDomain = new URL(config.siteUrl).hostname
  const conversations = createConversations({ config, db })

  async function read(id: string): Promise<repository.MessageRow> {
    const row = isId(id) ? await repository.findMessage(db, id) : undefined
    if (!row) throw notFound('contact_messages')
    return row
  }

  async function get(id: string): Promise<MessageDetail> {
    const row = await read(id)
    const [emails, history, owners, leads, same, thread] = await Promise.all([
      listDeliveries(db, id),
      listHistory(db, 'contact_messages', id),
      listOwners(db),
      leadsOfAddress(db, row.email, mostRelated),
      repository.listOfAddress(db, row.email, mostRelated),
      conversations.read(correspondent(row)),
    ])
    const { reopenedAt: _reopened, ...answers } = row
    return {
      ...answers,
      ...toSummary(row),
      ...{ emails, history, owners, thread, timeZone },
      leads: leads.map(dated),
      others: same.filter((other) => other.id !== id).map(dated),
    }
  }

  /** Runs a step on the locked message in one transaction, and returns the updated message. */
  async function work(id: string, step: (message: WorkRow, transaction: Knex.Transaction) => Promise<void>) {
    await workOn(db, 'contact_messages', id, step)
    return get(id)
  }

  /** Enqueues the email that was held back because a message was marked as spam. */
  async function sendHeldBack(transaction: Knex.Transaction, freed: readonly WorkRow[]): Promise<void> {
    for (const { id } of freed) await enqueueEmails(transaction, id, promisesOf(messageTable, {}), mailDomain)
  }

  return {
    getMessage: get,

    /** Counts all messages by status, and overdue ones, each up to `countedUpTo`. */
    count: () => repository.countMessages(db, lateBefore(new Date())),

    async listMessages(query) {
      const now = new Date()
      const before = lateBefore(now)
      const { facts, rows } = await readList(db, {
        listing: repository.listingOf(query),
        narrowing: repository.narrowingOf(query, before),
        query,
        perPage: messagesPerPage,
        read: (ids) => repository.readListed(db, ids),
      })
      const [counts, owners] = await Promise.all([repository.countMessages(db, before), listOwners(db)])
      return {
        ...facts,
        messages: rows.map(({ beginning, ...row }) => ({ ...toSummary(row, now), beginning: beginningOf(beginning) })),
        counts,
        owners,
        timeZone,
        readAt: now.toISOString(),
      }
    },

    async getMessageNeighbors(id, { part, ...query }) {
      const listing = repository.listingOf(query)
      const place = isId(id) ? await findPlace(db, id, listing) : undefined
      if (!place) throw notFound('contact_messages')
      const narrowing = repository.narrowingOf(query, lateBefore(new Date()))
      return readNeighborsAt(db, listing, narrowing, { ...place, id }, part)
    },

    /** Changes status and owner, both or none. */
    async changeMessage(actor, id, { seen, ...wanted }) {
      const known = await withKnownOwner(db, wanted)
      let act: string | null = null
      const message = await work(id, async (message, transaction) => {
        const { changes, conflicts } = compareFields(message, known, seen)
        if (conflicts.length > 0) throw fieldsInConflict(message, conflicts)
        act = await writeChanges(transaction, actor, 'contact_messages', changes)
        await sendHeldBack(transaction, freedBy([message], changes))
      })
      return { ...message, act }
    },

    changeMessages: async (actor, changes) =>
      changeMany(db, actor, 'contact_messages', await withKnownOwner(db, changes), sendHeldBack),

    undoMessages: (actor, act) => undoAct(db, actor, 'contact_messages', act, sendHeldBack),

    addMessageNote: (actor, id, { text }) =>
      work(id, (_message, transaction) => addNote(transaction, actor, 'contact_messages', id, text)),

    async answerMessage(actor, id, given) {
      const answer = answerBy(actor, given)
      const row = await read(id)
      return work(id, async (message, transaction) => {
        const who = correspondent({ ...row, status: message.status as typeof row.status })
        if (!(await conversations.answer(transaction, who, answer))) return
        const subject = `/admin/messages/${id}`
        await recordAct(transaction, actor, { kind: 'send', text: 'Answered a message', subject })
        const { changes } = compareFields(message, { status: message.status === 'new' ? 'answered' : message.status })
        await writeChanges(transaction, actor, 'contact_messages', changes, 'Answered. ')
      })
    },

    eraseMessage: (actor, id) => eraseBy(db, actor, 'contact_messages', [id]),
  } satisfies Acts<typeof messageCalls> & { count: unknown }
}
