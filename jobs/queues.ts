import type { BulkJobOptions } from 'bullmq'
import type { OutboxMessage } from '../server/outbox/messages'
import type { JobQueue, QueueBackend } from '../server/platform/stores'
import { messageDefinitions, type QueueName, queueNames, type Retry } from './definitions'

export type Queues = Record<QueueName, JobQueue>

export function openQueues(backend: QueueBackend): Queues {
  return Object.fromEntries(queueNames.map((name) => [name, backend.createQueue(name)])) as Queues
}

export function retryOptions({ attempts, firstDelayMs: delay }: Retry): BulkJobOptions {
  return { attempts, backoff: { type: 'exponential', delay } }
}

/**
 * Adds a job for each outbox message. The message's id is its job's id, so that adding it again changes nothing while the queue
 * has it; what is over is not kept, for the tables know it. A payload of another version is left to a worker of that version.
 */
export async function addMessages(queues: Queues, messages: readonly OutboxMessage[]): Promise<void> {
  for (const { name, queue, payload: schema, retry } of messageDefinitions) {
    const opts = { ...retryOptions(retry), removeOnComplete: true, removeOnFail: true }
    const jobs = messages
      .filter(({ job, payload }) => job === name && schema.safeParse(payload).success)
      .map(({ id, payload: data }) => ({ name, data, opts: { ...opts, jobId: id } }))
    if (jobs.length > 0) await queues[queue].addBulk(jobs)
  }
}
