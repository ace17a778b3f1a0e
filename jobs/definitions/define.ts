import type { z } from 'zod'

/** BullMQ's queues. Emails have one to themselves, so that articles, which take minutes, never stand in their way. */
export const queueNames = ['jobs', 'emails'] as const
export type QueueName = (typeof queueNames)[number]

/** What a job is, light to import: the processor that does it is known to the worker alone. */
export interface JobDefinition<Name extends string = string, Payload = unknown> {
  name: Name
  queue: QueueName
  /** Checked again when the job arrives: it may have been written by another version of the program. */
  payload: z.ZodType<Payload>
  /** Tries of the queue itself; the wait doubles each time, beginning with `firstDelayMs`. */
  retry: { attempts: number; firstDelayMs: number }
}

export function defineJob<const Name extends string, Payload>(definition: JobDefinition<Name, Payload>) {
  return definition
}
