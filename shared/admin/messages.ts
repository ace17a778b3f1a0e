import { z } from 'zod'
import { type Changed, type ChangeOutcome, type ManyChanges, manyChanges, workFields } from './changes'
import { conversation } from './conversation'
import { listFacts, listPlace, moment, searchTerm } from './query'
import { emailState, historyEntry, type SubmissionStatus, submissionStatus } from './submissions'

/** The promise of the contact page: an answer within so many hours, by the clock. */
export const promisedHours = 24

/** A message is answered or not; nobody reviews it first. */
export const messageStatuses = ['new', 'answered', 'closed', 'spam'] as const satisfies readonly SubmissionStatus[]

export type MessageStatus = (typeof messageStatuses)[number]

export const messageQuery = z.object({
  search: searchTerm,
  /** A status, or what has waited for longer than was promised. */
  status: z.enum(['', ...messageStatuses, 'overdue'], 'Choose a status.').default(''),
  /** As for leads: a name, or `-` for messages that are nobody's. */
  owner: searchTerm,
  ...listPlace,
})

export type MessageQuery = z.output<typeof messageQuery>

const messageSummary = z.object({
  ...{ name: z.string(), email: z.string(), subject: z.string() },
  id: z.uuid(),
  createdAt: moment,
  status: submissionStatus.extract(messageStatuses),
  owner: z.string(),
  spamReasons: z.array(z.string()),
  /** By when an answer is promised, ISO 8601. */
  dueAt: moment,
  /** It still waits, and that moment is over. */
  overdue: z.boolean(),
})

export type MessageSummary = z.output<typeof messageSummary>

export const messagePage = listFacts.extend({
  messages: z.array(messageSummary),
  /** Of all messages. A number above `countedUpTo` says: more than that. */
  counts: z.record(z.enum([...messageStatuses, 'overdue']), z.int()),
  /** Everybody who has a lead or a message, up to 200. */
  owners: z.array(z.string()),
  timeZone: z.string(),
  /** The moment for which it was read, ISO 8601. */
  readAt: moment,
})

export type MessagePage = z.output<typeof messagePage>

export const messageDetail = messageSummary.extend({
  message: z.string(),
  emails: z.array(emailState),
  /** The newest 500, newest first. */
  history: z.array(historyEntry),
  /** Leads and other messages of its mail address, the newest 20 of each. */
  leads: z.array(z.object({ id: z.uuid(), organizationName: z.string(), createdAt: moment, status: submissionStatus })),
  others: z.array(messageSummary.pick({ id: true, subject: true, createdAt: true, status: true })),
  /** What was written with the visitor since. */
  thread: conversation,
  owners: z.array(z.string()),
  timeZone: z.string(),
})

export type MessageDetail = z.output<typeof messageDetail>

const status = submissionStatus.extract(messageStatuses).optional()

/** As for a lead: another person's changes are kept, or conflict. */
export const messageChanges = z.object(
  { ...workFields.shape, status, seen: workFields.extend({ status }).optional() },
  { error: 'Send the changes as one JSON object.' },
)

export type MessageChanges = z.input<typeof messageChanges>

export const manyMessageChanges = manyChanges.extend({ status })

export interface MessageAdminApi {
  listMessages(query: MessageQuery): Promise<MessagePage>
  /** Rejects with 404 when there is none of that id; so do those below. */
  getMessage(id: string): Promise<MessageDetail>
  /**
   * A message that is no spam any more gets its mail, if it was not promised before. Rejects with 409 when a field was set to
   * another value than was seen and is wanted.
   */
  changeMessage(id: string, changes: MessageChanges): Promise<Changed<MessageDetail>>
  /** Sets status or owner of many. */
  changeMessages(changes: ManyChanges): Promise<ChangeOutcome>
  /** Undoes one act's changes, except what was changed since. Rejects with 404 for an unknown one. */
  undoMessages(act: string): Promise<ChangeOutcome>
  addMessageNote(id: string, text: string): Promise<MessageDetail>
  /** Removes the message and all that is kept about it, for good. */
  eraseMessage(id: string): Promise<void>
}
