export { type QueueName, queueNames } from './define'

import { deliverEmail } from './deliver-email'
import { generatePost } from './generate-post'
import { scheduledDefinitions } from './scheduled'

/** The kinds of outbox messages. Their payload is the id of what they are about. */
export const messageDefinitions = [deliverEmail, generatePost] as const
export type MessageDefinition = (typeof messageDefinitions)[number]

/** A row of the outbox, which another version of the program may have written. */
export interface OutboxMessage {
  id: string
  job: string
  payload: unknown
}

/** Every kind of job there is. Each needs exactly one processor, or the worker does not start. */
export const jobDefinitions = [...messageDefinitions, ...scheduledDefinitions] as const
export type JobName = (typeof jobDefinitions)[number]['name']
