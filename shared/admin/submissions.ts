import { z } from 'zod'

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

export const statusLabel = (status: SubmissionStatus): string =>
  submissionStatuses.find(({ value }) => value === status)?.label ?? status

/** These still wait for an answer. */
export const openStatuses: readonly SubmissionStatus[] = ['new', 'in-review']

/** A mail about a lead or a message, and how far it has come. Times are ISO 8601. */
export interface PromisedMail {
  id: string
  kind: string
  state: 'pending' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  createdAt: string
  sentAt: string | null
}

const mailNames: Record<string, string> = {
  'lead-team': 'To the team: the lead and its draft',
  'lead-confirmation': 'To the visitor: confirmation',
  'lead-recommendation': 'To the visitor: recommendation',
  'contact-team': 'To the team: the message',
}

export const mailName = (kind: string): string => mailNames[kind] ?? kind
