import { z } from 'zod'
import type { FormField } from '../forms/field'
import { requiredText } from '../text'
import type { Lead } from './schema'

/** What stands behind it in an address is a secret: logs leave it out, and no page of it is counted or kept. */
export const requestFolder = '/request'

export const requestPath = (token: string) => `${requestFolder}/${token}`
export const withdrawPath = (token: string) => `${requestPath(token)}/withdraw`
export const erasePath = (token: string) => `${requestPath(token)}/erase`
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

/** An email about a request as its visitor is told of it. Times are ISO 8601. */
export interface RequestEmail {
  kind: string
  /** The visitor's own address; null: our team, whoever that is. */
  to: string | null
  state: 'pending' | 'sending' | 'sent' | 'failed' | 'canceled'
  /** When it was sent, else since when it is promised. */
  at: string
}

/** A lead as its visitor sees it: nothing of what the team writes for itself. Times are ISO 8601. */
export interface VisitorRequest {
  createdAt: string
  /** Of the business: days and times are told in it. */
  timeZone: string
  state: 'open' | 'answered' | 'closed' | 'withdrawn'
  /** The day by which an answer is promised, `YYYY-MM-DD`. */
  dueDay: string
  /** It is open, and that day is over. */
  isLate: boolean
  withdrawnAt: string | null
  answers: Lead
  /** As the confirmation says it; empty where nothing was. */
  understood: string
  recommendation: { text: string; sentAt: string } | null
  /** What the visitor added, the oldest first. */
  additions: { id: string; at: string; text: string }[]
  emails: RequestEmail[]
  /** Requests from the same address of which no confirmation went out, as it had one in the day before: the newest ten. */
  others: { createdAt: string; token: string }[]
}

/** What the holder of a request's secret may do. Each rejects with 404 if nothing is kept under it. */
export interface RequestApi {
  readRequest(token: string): Promise<VisitorRequest>
  /** Adds to what the team knows, and tells it. The same key again adds nothing. Rejects with 409 for one that is withdrawn, 422 past what fits. */
  addToRequest(token: string, addition: Addition, key?: string): Promise<{ id: string }>
  /** Closes it and cancels its emails. A second time changes nothing. */
  withdrawRequest(token: string): Promise<void>
  /** Removes it with all that is kept about it, for good. */
  eraseRequest(token: string): Promise<void>
}
