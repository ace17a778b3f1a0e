import { z } from 'zod'

/** BullMQ's queues. Emails never wait for articles, which take minutes, or for webhooks to a program that hangs. */
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

export interface Retry {
  attempts: number
  firstDelayMs: number
}

/**
 * A kind of job that an outbox row requests, about the subject with the id in its payload, which is validated again when
 * the job arrives, because another version of the program may have written it. Only the worker knows the processor.
 */
const message = <
  const Name extends string,
  const Queue extends QueueName,
  Shape extends Readonly<Record<string, z.ZodUUID>>,
>(
  name: Name,
  queue: Queue,
  shape: Shape,
  attempts: number,
) => ({ name, queue, payload: z.object(shape), retry: { attempts, firstDelayMs: 1_000 } })

/**
 * Sends the email of a row of `deliveries`, which schedules further attempts; `retry` only covers database failures.
 */
export const deliverEmail = message('deliver-mail', 'emails', { deliveryId: z.uuid() }, 3)

/** Sends one event to one endpoint, for one row of `deliveries`. Attempts are counted as for emails. */
export const deliverWebhook = message('deliver-webhook', 'webhooks', { deliveryId: z.uuid() }, 3)

/** Removes the file of an email whose subject was erased, if emails are kept as files. */
export const eraseKeptEmail = message('erase-kept-email', 'emails', { deliveryId: z.uuid() }, 15)

/** Produces the article of a row in `generations`. These tries cover a database outage and workers stopped halfway. */
export const generatePost = message('generate-post', 'jobs', { generationId: z.uuid() }, 15)

/** Publishes a draft at the time in its row of `article_schedules`; the message is due at that time. */
export const publishScheduled = message('publish-scheduled', 'jobs', { postId: z.uuid() }, 15)

/** Has a lead read by a model. Its row in `lead_model_readings` schedules further calls. */
export const readLead = message('read-lead', 'jobs', { submissionId: z.uuid() }, 3)

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
