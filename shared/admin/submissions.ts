import { z } from 'zod'
import { requiredText, textBounds } from '../text'
import { oneLine } from '../words'
import { moment } from './query'
import { oneOf, sent } from './sent'

/** The statuses of a lead or a message, in the order of the work. */
export const submissionStatuses = [
  { value: 'new', label: 'New' },
  { value: 'in-review', label: 'In review' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'spam', label: 'Spam' },
] as const

export const leadStatuses = submissionStatuses.map(({ value }) => value)

export const submissionStatus = oneOf(submissionStatuses, 'Choose a status.')

export type SubmissionStatus = z.output<typeof submissionStatus>

/** The decisions about a report of a wrong value. Its other statuses are those of all submissions. */
export const decisions = [
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
] as const

export type Decision = (typeof decisions)[number]['value']

export const statusLabel = (status: SubmissionStatus | Decision): string =>
  [...submissionStatuses, ...decisions].find(({ value }) => value === status)?.label ?? status

/** The length in characters of the beginning of a text that a row of a list shows. */
export const beginningCharsMax = 160

/** The beginning of a visitor's text on one line; a longer text ends after a whole word, with an ellipsis. */
export function beginningOf(text: string): string {
  const characters = [...oneLine(text).replace(/\s+/g, ' ')]
  if (characters.length <= beginningCharsMax) return characters.join('')
  const first = characters.slice(0, beginningCharsMax)
  const words = first.lastIndexOf(' ')
  // A text without spaces, such as a Chinese one, is cut between any two characters.
  return `${first.slice(0, words > beginningCharsMax / 2 ? words : -1).join('')}…`
}

/** The statuses that still need an answer. */
export const openStatuses: readonly SubmissionStatus[] = ['new', 'in-review']

/** What became of an email or a webhook so far. */
export const deliveryStates = [
  { value: 'pending', label: 'Waiting' },
  { value: 'sending', label: 'Being sent' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'canceled', label: 'Canceled' },
] as const

export const emailState = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** The recipient, if several team members get a copy each. */
  recipient: z.string().nullable(),
  state: oneOf(deliveryStates, 'Choose a state.'),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
})

export type EmailState = z.output<typeof emailState>

/** A note about a lead or a correction, or a change to it. */
export const historyEntry = z.object({
  id: z.string(),
  at: moment,
  /** A note by the team, a recorded change, or an addition by the visitor. */
  kind: z.enum(['note', 'change', 'visitor']),
  text: z.string(),
  /** The team member's name; null if unknown, and for the visitor. */
  author: z.string().nullable(),
  /** The id to undo the change with; null if it cannot be undone. */
  act: z.string().nullable(),
})

export type HistoryEntry = z.output<typeof historyEntry>

export const newNote = sent('the note', { text: requiredText(textBounds.text, 'Write a note.') })

const emailNames: Record<string, string> = {
  'lead-team': 'To the team: the lead and its draft',
  'lead-confirmation': 'To the visitor: confirmation',
  'lead-recommendation': 'To the visitor: recommendation',
  'lead-addition': 'To the team: added by the visitor',
  'lead-decided': 'To the team: checked by the visitor',
  'lead-withdrawn': 'To the team: withdrawn by the visitor',
  'contact-team': 'To the team: the message',
  'thread-answer': 'To the visitor: answer',
  'thread-reply': "To the team: the visitor's reply",
  'thread-bounce': 'To the team: an email was not delivered',
  'correction-team': 'To the team: the correction',
  'correction-accepted': 'To the visitor: accepted',
  'correction-declined': 'To the visitor: declined',
}

export const emailName = (kind: string): string => emailNames[kind] ?? kind
