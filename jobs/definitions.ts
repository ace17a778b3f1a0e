import { z } from 'zod'

/**
 * BullMQ's queues. Emails have one to themselves, so that articles, which take minutes, and webhooks to a program that does not
 * answer never stand in their way.
 */
export const queueNames = ['jobs', 'emails', 'webhooks'] as const
export type QueueName = (typeof queueNames)[number]

export const endpointsMax = 20
/** How many webhooks for one endpoint the queue has in hand at once. */
export const placesPerEndpoint = 4

/**
 * How many jobs of each queue a worker has in hand at once. An article keeps its place for up to two minutes. Webhooks have as
 * many places as all endpoints together may take, so that those that do not answer leave the others theirs.
 */
export const concurrency: Readonly<Record<QueueName, number>> = {
  jobs: 4,
  emails: 8,
  webhooks: endpointsMax * placesPerEndpoint,
}

/** How often the queue tries a job; the wait doubles each time, beginning with `firstDelayMs`. */
export interface Retry {
  attempts: number
  firstDelayMs: number
}

/** A kind of job that a row of the outbox asks for. Light to import: the processor that does it is known to the worker alone. */
interface MessageKind {
  name: string
  queue: QueueName
  /** The id of what it is about. Checked again when the job arrives, for another version of the program may have written it. */
  payload: z.ZodType<Record<string, string>>
  retry: Retry
}

/** Sends the email of one row of `deliveries`, which knows when it is tried again; these tries are for a database that stumbles. */
export const deliverEmail = {
  name: 'deliver-mail',
  queue: 'emails',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: { attempts: 3, firstDelayMs: 1_000 },
} as const satisfies MessageKind

/** Tells one event to one endpoint, of a row of `deliveries`; its tries are counted as an email's are. */
export const deliverWebhook = {
  name: 'deliver-webhook',
  queue: 'webhooks',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: { attempts: 3, firstDelayMs: 1_000 },
} as const satisfies MessageKind

/** Removes the file of one email whose subject was erased, where emails are kept as files. */
export const eraseKeptEmail = {
  name: 'erase-kept-email',
  queue: 'emails',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: { attempts: 15, firstDelayMs: 1_000 },
} as const satisfies MessageKind

/**
 * Produces the article of one row in `generations`. A run itself retries errors of the model's server; these tries
 * cover a database outage and workers stopped halfway.
 */
export const generatePost = {
  name: 'generate-post',
  queue: 'jobs',
  payload: z.object({ generationId: z.uuid() }),
  retry: { attempts: 15, firstDelayMs: 1_000 },
} as const satisfies MessageKind

/** Publishes a draft at the time that its row of `article_schedules` tells; the message is due then. */
export const publishScheduled = {
  name: 'publish-scheduled',
  queue: 'jobs',
  payload: z.object({ postId: z.uuid() }),
  retry: { attempts: 15, firstDelayMs: 1_000 },
} as const satisfies MessageKind

export const messageDefinitions = [
  deliverEmail,
  deliverWebhook,
  eraseKeptEmail,
  generatePost,
  publishScheduled,
] as const
export type MessageDefinition = (typeof messageDefinitions)[number]

const minute = 60_000
const hour = 60 * minute

/** What runs by the clock, in the queue `jobs`. However many workers there are, each makes one job at a time. */
export const schedules = [
  { name: 'check-source-links', everyMs: hour },
  { name: 'erase-expired', everyMs: 24 * hour },
  { name: 'prepare-articles', everyMs: hour },
  { name: 'read-inbox', everyMs: minute },
  { name: 'roll-up-page-views', everyMs: 24 * hour },
  { name: 'tidy', everyMs: 6 * hour },
  { name: 'watch-mails', everyMs: 10 * minute },
] as const
export const scheduleRetry: Retry = { attempts: 3, firstDelayMs: minute }

/** Every kind of job there is. Each needs exactly one processor, or the worker does not compile. */
export type JobName = (typeof messageDefinitions | typeof schedules)[number]['name']
