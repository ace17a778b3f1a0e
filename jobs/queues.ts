import type { BulkJobOptions } from 'bullmq'
import type { JobQueue, QueueBackend } from '../server/platform/stores'
import { messageDefinitions, type OutboxMessage, type QueueName, queueNames } from './definitions'
import type { JobDefinition } from './definitions/define'

export type Queues = Record<QueueName, JobQueue>

export function openQueues(backend: QueueBackend): Queues {
  return Object.fromEntries(queueNames.map((name) => [name, backend.createQueue(name)])) as Queues
}

export function retryOptions({ retry }: JobDefinition): BulkJobOptions {
  return { attempts: retry.attempts, backoff: { type: 'exponential', delay: retry.firstDelayMs } }
}

/**
 * Adds a job for each outbox message. The message's id is its job's id, so that adding it again changes nothing while the queue
 * has it; what is over is not kept, for the tables know it. A payload of another version is left to a worker of that version.
 */
export async function addMessages(queues: Queues, messages: readonly OutboxMessage[]): Promise<void> {
  for (const definition of messageDefinitions) {
    const jobs = messages
      .filter(({ job, payload }) => job === definition.name && definition.payload.safeParse(payload).success)
      .map(({ id, job, payload }) => ({
        name: job,
        data: payload,
        opts: { ...retryOptions(definition), jobId: id, removeOnComplete: true, removeOnFail: true },
      }))
    if (jobs.length > 0) await queues[definition.queue].addBulk(jobs)
  }
}
