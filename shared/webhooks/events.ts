import { z } from 'zod'
import { submissionStatuses } from '../admin/submissions'
import { leadSchema } from '../leads/schema'

/** The events that endpoints can subscribe to, in the order of the admin's list. */
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

/** Sent by hand to test whether an endpoint accepts webhooks. */
export const testEvent = 'webhook.test'
export type SentEvent = WebhookEvent | typeof testEvent

export const eventNames: readonly WebhookEvent[] = webhookEvents.map(({ value }) => value)

/** To be raised when a field is removed or changes its meaning, but not for a new field. */
const payloadVersion = 1

const moment = z.iso.datetime()
const status = z.enum(submissionStatuses.map(({ value }) => value))
const kept = {
  id: z.uuid(),
  createdAt: moment,
  status,
  /** The team member who works on it; null if nobody does. */
  owner: z.string().nullable(),
  /** Its page in the admin. */
  url: z.url(),
}

/** Any text, because stored answers may be from before the form's current choices. */
const answers = Object.fromEntries(
  Object.keys(leadSchema.shape).map((name) => [name, z.string().nullable()]),
) as Record<keyof typeof leadSchema.shape, z.ZodNullable<z.ZodString>>

/** The lead at the time of sending, not at the time of the event. An answer that was not given is null. */
export const leadPayload = z.object({
  ...kept,
  ...answers,
  /** The lead that this one was merged into. */
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

/** The data about an erased subject, of which only the id remains. */
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

/** The body of a webhook for an event, as the Standard Webhooks specification recommends. */
export const webhookSchema = <Event extends SentEvent>(event: Event) =>
  z.object({
    type: z.literal(event),
    version: z.literal(payloadVersion),
    /** When the event happened, not when it was sent. */
    timestamp: moment,
    data: dataOf[event],
  })

export type LeadPayload = z.output<typeof leadPayload>
export type MessagePayload = z.output<typeof messagePayload>
export type ArticlePayload = z.output<typeof articlePayload>

/** The body for an event, without fields that the schema does not have. @throws ZodError for invalid data */
export function webhookBody(event: SentEvent, at: Date, data: unknown): object {
  return webhookSchema(event).parse({ type: event, version: payloadVersion, timestamp: at.toISOString(), data })
}
