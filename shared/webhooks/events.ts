import { z } from 'zod'
import { submissionStatuses } from '../admin/submissions'
import { leadSchema } from '../leads/schema'

/** What other programs can be told of, in the order in which the admin lists it. */
export const webhookEvents = [
  { value: 'lead.created', label: 'A lead comes in, or turns out not to be spam' },
  { value: 'lead.updated', label: 'The status or owner of a lead changes, or it is merged' },
  { value: 'lead.withdrawn', label: 'A visitor withdraws a request' },
  { value: 'lead.erased', label: 'A lead is erased' },
  { value: 'message.created', label: 'A message comes in, or turns out not to be spam' },
  { value: 'message.updated', label: 'The status or owner of a message changes' },
  { value: 'message.erased', label: 'A message is erased' },
  { value: 'article.published', label: 'An article is published' },
  { value: 'article.unpublished', label: 'An article is unpublished' },
] as const

export type WebhookEvent = (typeof webhookEvents)[number]['value']

/** Sent by hand to see whether an endpoint takes what is sent to it. */
export const testEvent = 'webhook.test'
export type SentEvent = WebhookEvent | typeof testEvent

export const eventNames: readonly WebhookEvent[] = webhookEvents.map(({ value }) => value)

/** Raised when a field is removed or gets another meaning; a new field raises nothing. */
const payloadVersion = 1

const moment = z.iso.datetime()
const status = z.enum(submissionStatuses.map(({ value }) => value))
const kept = {
  id: z.uuid(),
  createdAt: moment,
  status,
  /** Who of the team works on it; null: nobody yet. */
  owner: z.string().nullable(),
  /** Its page behind the sign-in. */
  url: z.url(),
}

/** A value that this version of the program need not know: what is stored may be older than today's choices. */
const answers = Object.fromEntries(
  Object.keys(leadSchema.shape).map((name) => [name, z.string().nullable()]),
) as Record<keyof typeof leadSchema.shape, z.ZodNullable<z.ZodString>>

/** The lead as it is when it is told, not as it was when the event happened; an answer that was not given is null. */
export const leadPayload = z.object({
  ...kept,
  ...answers,
  /** The lead into which this one was merged. */
  mergedInto: z.uuid().nullable(),
  withdrawnAt: moment.nullable(),
  recommendationSentAt: moment.nullable(),
})

export const messagePayload = z.object({
  ...kept,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})

export const articlePayload = z.object({
  id: z.uuid(),
  status: z.enum(['draft', 'published', 'removed']),
  title: z.string(),
  slug: z.string(),
  /** Its public address, which is a 404 while it is not published. */
  url: z.url(),
  excerpt: z.string().nullable(),
  publishedAt: moment.nullable(),
})

/** Of what is erased nothing is left to tell. */
export const erasedPayload = z.object({ id: z.uuid() })

const dataOf = {
  'lead.created': leadPayload,
  'lead.updated': leadPayload,
  'lead.withdrawn': leadPayload,
  'lead.erased': erasedPayload,
  'message.created': messagePayload,
  'message.updated': messagePayload,
  'message.erased': erasedPayload,
  'article.published': articlePayload,
  'article.unpublished': articlePayload,
  [testEvent]: z.object({ text: z.string() }),
} as const satisfies Record<SentEvent, z.ZodObject>

/** The body of a webhook by its event, as the Standard Webhooks specification has it. */
export const webhookSchema = <Event extends SentEvent>(event: Event) =>
  z.object({
    type: z.literal(event),
    version: z.literal(payloadVersion),
    /** When the event happened, not when it is told. */
    timestamp: moment,
    data: dataOf[event],
  })

export type LeadPayload = z.output<typeof leadPayload>
export type MessagePayload = z.output<typeof messagePayload>
export type ArticlePayload = z.output<typeof articlePayload>

/** The body for one event; what the schema does not name is left out. @throws ZodError for what is no such data */
export function webhookBody(event: SentEvent, at: Date, data: unknown): object {
  return webhookSchema(event).parse({ type: event, version: payloadVersion, timestamp: at.toISOString(), data })
}
