import { z } from 'zod'
import { manyChanges, workFields } from './changes'
import { conversation } from './conversation'
import { listFacts, listPart, listPlace, moment, searchTerm, spamFilter } from './query'
import { sent } from './sent'
import { emailState, historyEntry, type SubmissionStatus, submissionStatus } from './submissions'

/** The promise of the contact page: an answer within this many hours, weekends included. */
export const promisedHours = 24

/** The statuses of messages, which are not reviewed before they are answered. */
export const messageStatuses = ['new', 'answered', 'closed', 'spam'] as const satisfies readonly SubmissionStatus[]

export type MessageStatus = (typeof messageStatuses)[number]

export const messageQuery = z.object({
  search: searchTerm,
  spam: spamFilter,
  /** A status, or `overdue` for messages that have waited longer than promised. */
  status: z.enum(['', ...messageStatuses, 'overdue'], 'Choose a status.').default(''),
  /** As for leads: a name, or `-` for messages without an owner. */
  owner: searchTerm,
  ...listPlace,
})

export type MessageQuery = z.output<typeof messageQuery>

export const messageNeighborQuery = messageQuery.extend({ part: listPart })

const messageSummary = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  id: z.uuid(),
  createdAt: moment,
  status: submissionStatus.extract(messageStatuses),
  owner: z.string(),
  spamReasons: z.array(z.string()),
  /** The time by which an answer is promised, ISO 8601. */
  dueAt: moment,
  overdue: z.boolean(),
})

export type MessageSummary = z.output<typeof messageSummary>

const listedMessage = messageSummary.extend({
  /** The beginning of the text, on one line, up to 160 characters. */
  beginning: z.string(),
})

export const messagePage = listFacts.extend({
  messages: z.array(listedMessage),
  /** Of all messages. A number above `countedUpTo` means more than that. */
  counts: z.record(z.enum([...messageStatuses, 'overdue']), z.int()),
  /** All owners of leads or messages, up to 200. */
  owners: z.array(z.string()),
  timeZone: z.string(),
  readAt: moment,
})

export type MessagePage = z.output<typeof messagePage>

export const messageDetail = messageSummary.extend({
  message: z.string(),
  emails: z.array(emailState),
  /** The newest 500 entries, newest first. */
  history: z.array(historyEntry),
  /** Leads and other messages from its email address, the newest 20 of each. */
  leads: z.array(z.object({ id: z.uuid(), organizationName: z.string(), createdAt: moment, status: submissionStatus })),
  others: z.array(messageSummary.pick({ id: true, subject: true, createdAt: true, status: true })),
  thread: conversation,
  owners: z.array(z.string()),
  timeZone: z.string(),
})

export type MessageDetail = z.output<typeof messageDetail>

const status = submissionStatus.extract(messageStatuses).optional()

const seen = workFields.extend({ status }).optional()

/** As for a lead: another person's changes are kept, or conflict. */
export const messageChanges = sent('the changes', { ...workFields.shape, status, seen })

export const manyMessageChanges = manyChanges.extend({ status, seen })
