import { z } from 'zod'
import type { FormField } from '../forms/field'
import type { Decision } from '../match/terms/decision-schema'
import type { SystemName } from '../match/terms/known'
import { requiredText } from '../text'
import type { ReadingField } from './reading/field'
import type { Lead } from './schema'

/**
 * The folder of request pages. What follows it in an address is a secret, so logs leave it out, and no page below it is
 * counted or cached.
 */
export const requestFolder = '/request'

export const requestPath = (token: string) => `${requestFolder}/${token}`
export const withdrawPath = (token: string) => `${requestPath(token)}/withdraw`
export const erasePath = (token: string) => `${requestPath(token)}/erase`
/** The field of the form with the reading that says which button was pressed. */
export const checkField = 'check'
export const erasedPath = `${requestFolder}/erased`

/** The limits of a visitor's additions to a request; anything beyond them belongs in an email. */
export const additionsMax = 20
const additionCharsMax = 2_000

export const additionFields: readonly FormField<'detail'>[] = [
  {
    name: 'detail',
    label: 'Your detail',
    control: 'textarea',
    required: true,
    hint: 'Up to 2,000 characters. Please leave out anything about patients.',
  },
]

export const additionSchema = z.object(
  { detail: requiredText(additionCharsMax, 'Write what you want to add.') },
  { error: 'Send the detail as one JSON object.' },
)

export type Addition = z.output<typeof additionSchema>

/** An email about a request, as its visitor sees it. Times are ISO 8601. */
export interface RequestEmail {
  kind: string
  /** The visitor's own address; null for an email to the team, whose addresses are not shown. */
  to: string | null
  state: 'pending' | 'sending' | 'sent' | 'failed' | 'canceled'
  /** When it was sent, otherwise when it was enqueued. */
  at: string
}

/** What was read of a request, as a form that its visitor checks. */
export interface RequestReading {
  fields: ReadingField[]
  /** The number of the newest decision that the fields show. */
  sequence: number
  /** How many points wait for a yes. */
  open: number
  /** When the visitor last decided something, ISO 8601. */
  checkedAt: string | null
  /** What is known by now, a heading and a text each. */
  known: { label: string; text: string; isConfirmed: boolean }[]
  /** The names of systems to choose from. */
  systems: SystemName[]
}

/** A lead as its visitor sees it, without the team's internal notes. Times are ISO 8601. */
export interface VisitorRequest {
  createdAt: string
  /** The time zone of the business, in which days and times are given. */
  timeZone: string
  state: 'open' | 'answered' | 'closed' | 'withdrawn'
  /** The day by which an answer is promised, `YYYY-MM-DD`. */
  dueDay: string
  /** Whether it is still open after that day. */
  isLate: boolean
  withdrawnAt: string | null
  answers: Lead
  reading: RequestReading
  /** The address of the table behind the recommendation, once that was sent. */
  tablePath: string | null
  /** Whether the address came by email. One from the form's own page shows only the reading, and ends after a day. */
  isMailed: boolean
  recommendation: { text: string; sentAt: string } | null
  /** What the visitor added, oldest first. */
  additions: { id: string; at: string; text: string }[]
  emails: RequestEmail[]
  /**
   * The newest ten requests from the same address that got no confirmation, because one was sent in the 24 hours
   * before.
   */
  others: { createdAt: string; token: string }[]
}

/** The actions of someone who knows a request's secret. Each rejects with 404 if there is no request with it. */
export interface RequestApi {
  readRequest(token: string): Promise<VisitorRequest>
  /** The reading as it was shown when the decision with this number was the newest. */
  readReading(token: string, sequence: number): Promise<RequestReading>
  /**
   * Keeps what the visitor says about the reading, and notifies the team. Rejects with 409 if somebody else decided
   * the same otherwise since `seen`, or the request was withdrawn or answered.
   */
  decideRequest(token: string, decisions: readonly Decision[], seen: number): Promise<void>
  /**
   * Adds a detail and notifies the team. The same key again adds nothing. Rejects with 409 if the request was
   * withdrawn, and with 422 above the limits.
   */
  addToRequest(token: string, addition: Addition, key?: string): Promise<{ id: string }>
  /** Closes the request and cancels its emails. A second call changes nothing. */
  withdrawRequest(token: string): Promise<void>
  /** Erases the request and everything stored about it, permanently. */
  eraseRequest(token: string): Promise<void>
}
