import { z } from 'zod'

/**
 * BullMQ's queues. Emails have a queue of their own, so they never wait for articles, which take minutes, or for
 * webhooks to a program that does not respond.
 */
export const queueNames = ['jobs', 'emails', 'webhooks'] as const
export type QueueName = (typeof queueNames)[number]

export const endpointsMax = 20
/** How many webhooks per endpoint may be in the queue at once. */
export const placesPerEndpoint = 4

/**
 * How many jobs of each queue a worker runs at once. An article takes up to two minutes. Webhooks have as many places
 * as all endpoints together can use, so endpoints that do not respond take no places from the others.
 */
export const concurrency: Readonly<Record<QueueName, number>> = {
  jobs: 4,
  emails: 8,
  webhooks: endpointsMax * placesPerEndpoint,
}

/** How often the queue tries a job. The wait doubles each time, starting with `firstDelayMs`. */
export interface Retry {
  attempts: number
  firstDelayMs: number
}

/** A kind of job that an outbox row requests. Light to import, because only the worker knows the processor. */
interface MessageKind {
  name: string
  queue: QueueName
  /**
   * The id of the job's subject. Validated again when the job arrives, because another version of the program may have
   * written it.
   */
  payload: z.ZodType<Record<string, string>>
  retry: Retry
}

/**
 * Sends the email of one row of `deliveries`. That row schedules further attempts at the email; `retry` only covers
 * short failures of the database.
 */
export const deliverEmail = {
  name: 'deliver-mail',
  queue: 'emails',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: { attempts: 3, firstDelayMs: 1_000 },
} as const satisfies MessageKind

/** Sends one event to one endpoint, for one row of `deliveries`. Attempts are counted as for emails. */
export const deliverWebhook = {
  name: 'deliver-webhook',
  queue: 'webhooks',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: { attempts: 3, firstDelayMs: 1_000 },
} as const satisfies MessageKind

/** Removes the file of an email whose subject was erased, if emails are kept as files. */
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

/** Publishes a draft at the time in its row of `article_schedules`; the message is due at that time. */
export const publishScheduled = {
  name: 'publish-scheduled',
  queue: 'jobs',
  payload: z.object({ postId: z.uuid() }),
  retry: { attempts: 15, firstDelayMs: 1_000 },
} as const satisfies MessageKind

/**
 * Has a lead read by a language model. Its row in `lead_model_readings` schedules further calls; `retry` only covers
 * short failures of the database.
 */
export const readLead = {
  name: 'read-lead',
  queue: 'jobs',
  payload: z.object({ submissionId: z.uuid() }),
  retry: { attempts: 3, firstDelayMs: 1_000 },
} as const satisfies MessageKind

export const messageDefinitions = [
  deliverEmail,
  deliverWebhook,
  eraseKeptEmail,
  generatePost,
  publishScheduled,
  readLead,
] as const
export type MessageDefinition = (typeof messageDefinitions)[number]

const minute = 60_000
const hour = 60 * minute

/** Jobs that run on a schedule, in the queue `jobs`. Each is run once per interval, however many workers there are. */
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

/** All job names. The worker compiles only with exactly one processor for each. */
export type JobName = (typeof messageDefinitions | typeof schedules)[number]['name']
