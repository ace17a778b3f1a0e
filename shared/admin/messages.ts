import { z } from 'zod'
import type { ContactMessage } from '../contact/schema'
import { type ListFacts, listPlace, searchTerm } from './query'
import { type EmailState, type SubmissionStatus, submissionStatus } from './submissions'

/** A message is answered or not; nobody reviews it first. */
export const messageStatuses = ['new', 'answered', 'closed', 'spam'] as const satisfies readonly SubmissionStatus[]

export type MessageStatus = (typeof messageStatuses)[number]

export const messageQuery = z.object({
  search: searchTerm,
  status: z.enum(['', ...messageStatuses], 'Choose a status.').default(''),
  ...listPlace,
})

export type MessageQuery = z.output<typeof messageQuery>

export interface MessageSummary extends Omit<ContactMessage, 'message'> {
  id: string
  createdAt: string
  status: MessageStatus
  spamReasons: string[]
}

export interface MessagePage extends ListFacts {
  messages: MessageSummary[]
  /** Of all messages. A number above `countedUpTo` says: more than that. */
  counts: Record<MessageStatus, number>
  timeZone: string
}

export interface MessageDetail extends MessageSummary, ContactMessage {
  emails: EmailState[]
  timeZone: string
}

export const messageChanges = z.object(
  { status: submissionStatus.extract(messageStatuses) },
  { error: 'Send the changes as one JSON object.' },
)

export type MessageChanges = z.input<typeof messageChanges>

export interface MessageAdminApi {
  listMessages(query: MessageQuery): Promise<MessagePage>
  /** Rejects with 404 when there is none of that id; so do those below. */
  getMessage(id: string): Promise<MessageDetail>
  /** A message that is no spam any more gets its mail, if it was not promised before. */
  changeMessage(id: string, changes: MessageChanges): Promise<MessageDetail>
  /** Removes the message and all that is kept about it, for good. */
  eraseMessage(id: string): Promise<void>
}
