import { z } from 'zod'
import { requiredText, textBounds } from '../text'
import { moment } from './query'

/** How far a lead or a message has come, in the order of the work. */
export const submissionStatuses = [
  { value: 'new', label: 'New' },
  { value: 'in-review', label: 'In review' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'spam', label: 'Spam' },
] as const

export const submissionStatus = z.enum(
  submissionStatuses.map(({ value }) => value),
  'Choose a status.',
)

export type SubmissionStatus = z.output<typeof submissionStatus>

/** How a report of a wrong value was decided; its other statuses are those of everything that is sent. */
export const decisions = [
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
] as const

export type Decision = (typeof decisions)[number]['value']

export const statusLabel = (status: SubmissionStatus | Decision): string =>
  [...submissionStatuses, ...decisions].find(({ value }) => value === status)?.label ?? status

/** These still wait for an answer. */
export const openStatuses: readonly SubmissionStatus[] = ['new', 'in-review']

/** An email about a lead or a message, and how far it has come. */
export const emailState = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Where several of the team get it, who gets this one. */
  recipient: z.string().nullable(),
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'canceled']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
})

export type EmailState = z.output<typeof emailState>

/** What was noted and done about a lead or a correction. */
export const historyEntry = z.object({
  id: z.string(),
  at: moment,
  /** Written by a person of the team, told of what was changed, or added by the visitor. */
  kind: z.enum(['note', 'change', 'visitor']),
  text: z.string(),
  /** The name of whoever of the team it was; null where it is not known, and for the visitor. */
  author: z.string().nullable(),
  /** The id with which the change is undone; null if it cannot be. */
  act: z.string().nullable(),
})

export type HistoryEntry = z.output<typeof historyEntry>

export const newNote = z.object(
  { text: requiredText(textBounds.text, 'Write a note.') },
  { error: 'Send the note as one JSON object.' },
)

export interface EmailApi {
  /** Has an email that failed tried again, for another day. Rejects with 409 when there is none of that id that has failed. */
  sendEmailAgain(id: string): Promise<void>
}

const emailNames: Record<string, string> = {
  'lead-team': 'To the team: the lead and its draft',
  'lead-confirmation': 'To the visitor: confirmation',
  'lead-recommendation': 'To the visitor: recommendation',
  'lead-addition': 'To the team: added by the visitor',
  'lead-withdrawn': 'To the team: withdrawn by the visitor',
  'contact-team': 'To the team: the message',
  'thread-answer': 'To the visitor: answer',
  'thread-reply': 'To the team: the visitor’s reply',
  'correction-team': 'To the team: the correction',
  'correction-accepted': 'To the visitor: accepted',
  'correction-declined': 'To the visitor: declined',
}

export const emailName = (kind: string): string => emailNames[kind] ?? kind
