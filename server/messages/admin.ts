import type { Acts } from '../../shared/admin/calls/call'
import type { messageCalls } from '../../shared/admin/calls/messages'
import {
  type MessageDetail,
  type MessageQuery,
  type MessageSummary,
  messageStatuses,
  promisedHours,
} from '../../shared/admin/messages'
import { beginningOf } from '../../shared/admin/submissions'
import { recordAct } from '../audit/record'
import { answerBy, type Correspondent, createConversations } from '../conversation/service'
import { listOfAddress as leadsOfAddress } from '../leads/admin-repository'
import { listDeliveries } from '../outbox/reports'
import { visitorMailbox } from '../platform/email/addresses'
import type { Parts } from '../platform/parts'
import { withTimes } from '../platform/rows'
import { searchCondition } from '../platform/search-words'
import { compareFields, writeChanges } from '../submissions/changes'
import { createDesk, createWork } from '../submissions/desk'
import { listHistory } from '../submissions/history'
import { countWork, narrow, newFirst } from '../submissions/lists'
import { listOwners } from '../submissions/owners'
import { findMessage, listOfAddress, messageTable, readListed, type StoredMessage } from './repository'

type Needed = Parts<'siteUrl' | 'siteName' | 'operator' | 'leadsTo' | 'inbox' | 'businessTimeZone'>

const table = 'contact_messages'
const mostRelated = 20
const promisedMs = promisedHours * 3_600_000

export type MessageAdmin = ReturnType<typeof createMessageAdmin>

/** Admin actions on messages. Every method throws ApiError 404 for an unknown id. */
export function createMessageAdmin({ config, db }: Needed) {
  const timeZone = config.businessTimeZone
  const conversations = createConversations({ config, db })

  async function detail(row: StoredMessage): Promise<MessageDetail> {
    const [emails, history, owners, leads, same, thread] = await Promise.all([
      listDeliveries(db, row.id),
      listHistory(db, table, row.id),
      listOwners(db),
      leadsOfAddress(db, row.email, mostRelated),
      listOfAddress(db, row.email, mostRelated),
      conversations.read(correspondent(row)),
    ])
    return {
      ...toSummary(row),
      message: row.message,
      emails,
      history,
      owners,
      thread,
      timeZone,
      leads: leads.map(withTimes),
      others: same.filter((other) => other.id !== row.id).map(withTimes),
    }
  }

  const desk = createDesk({
    db,
    table,
    find: findMessage,
    detail,
    listing: ({ status }: MessageQuery) => newFirst(table, status === 'overdue' ? 'new' : status, 'oldest first'),
    narrowing: (query) => ({
      filter: (messages) => narrow(messages, query, lateBefore()),
      search: searchCondition(query.search),
    }),
    readListed,
  })
  const mailDomain = new URL(config.siteUrl).hostname
  const changing = createWork({ db, table, form: messageTable, mailDomain, work: desk.work })
  const count = () => countWork(db, table, messageStatuses, { isOpen: `status = 'new'`, overdueBefore: lateBefore() })

  return {
    getMessage: desk.get,
    getMessageNeighbors: desk.findNeighbors,
    changeMessage: changing.change,
    changeMessages: changing.changeMany,
    undoMessages: changing.undo,
    addMessageNote: desk.addNote,
    eraseMessage: desk.erase,

    /** Counts all messages by status, and overdue ones, each up to `countedUpTo`. */
    count,

    async listMessages(query) {
      const now = new Date()
      const { facts, rows } = await desk.readPage(query)
      const [counts, owners] = await Promise.all([count(), listOwners(db)])
      return {
        ...facts,
        messages: rows.map(({ beginning, ...row }) => ({ ...toSummary(row), beginning: beginningOf(beginning) })),
        counts,
        owners,
        timeZone,
        readAt: now.toISOString(),
      }
    },

    async answerMessage(actor, id, given) {
      const answer = answerBy(actor, given)
      return desk.work(id, async (message, transaction) => {
        if (!(await conversations.answer(transaction, correspondent(message), answer))) return
        const subject = `/admin/messages/${id}`
        await recordAct(transaction, actor, { kind: 'send', text: 'Answered a message', subject })
        const { changes } = compareFields(message, { status: message.status === 'new' ? 'answered' : message.status })
        await writeChanges(transaction, actor, table, changes, 'Answered. ')
      })
    },
  } satisfies Acts<typeof messageCalls> & { count: unknown }
}

/** An unanswered message is overdue if its visitor has waited since before this time. */
const lateBefore = () => new Date(Date.now() - promisedMs)

function toSummary(row: Omit<StoredMessage, 'message'>): MessageSummary {
  const { id, name, email, subject, createdAt, status, owner, spamReasons, reopenedAt } = row
  const due = new Date((reopenedAt ?? createdAt).getTime() + promisedMs)
  return {
    id,
    createdAt: createdAt.toISOString(),
    name,
    email,
    subject,
    status,
    owner: owner ?? '',
    spamReasons,
    dueAt: due.toISOString(),
    overdue: status === 'new' && due < new Date(),
  }
}

/** The first answer quotes the message, because no email of ours has repeated it yet. */
function correspondent({ id, name, email, subject, message, createdAt, status }: StoredMessage): Correspondent {
  const [firstName = ''] = name.trim().split(/\s/, 1)
  return {
    of: table,
    id,
    ids: [id],
    to: visitorMailbox(email, name),
    firstName,
    subject,
    organization: '',
    first: { at: createdAt, text: message },
    why: 'You received this email because you wrote to us with this address.',
    closed: status === 'spam' ? 'This message is marked as spam. Change its status first, then you can answer.' : '',
  }
}
