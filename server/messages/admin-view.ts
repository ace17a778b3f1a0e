import { type MessageSummary, promisedHours } from '../../shared/admin/messages'
import type { Correspondent } from '../conversation/service'
import { visitorMailbox } from '../platform/email/addresses'
import type { MessageRow } from './admin-repository'

const promisedMs = promisedHours * 3_600_000
/** An unanswered message is overdue if its visitor has waited since before this time. */
export const lateBefore = (now: Date) => new Date(now.getTime() - promisedMs)

export const dated = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() })

type SummaryRow = Omit<MessageRow, 'message'>

export function toSummary({ createdAt, reopenedAt, owner, ...row }: SummaryRow, now = new Date()): MessageSummary {
  const due = new Date((reopenedAt ?? createdAt).getTime() + promisedMs)
  const overdue = row.status === 'new' && due < now
  return { ...row, createdAt: createdAt.toISOString(), owner: owner ?? '', dueAt: due.toISOString(), overdue }
}

/**
 * A message's sender as the recipient of a conversation. The first answer quotes the message, because no email of ours
 * has repeated it yet.
 */
export function correspondent({ id, name, email, subject, message, createdAt, status }: MessageRow): Correspondent {
  const [firstName = ''] = name.trim().split(/\s/, 1)
  return {
    ...{ of: 'contact_messages', id, ids: [id], to: visitorMailbox(email, name), firstName, subject },
    organization: '',
    first: { at: createdAt, text: message },
    why: 'You received this email because you wrote to us with this address.',
    closed: status === 'spam' ? 'This message is marked as spam. Change its status first, then you can answer.' : '',
  }
}
