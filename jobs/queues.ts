import type { BulkJobOptions } from 'bullmq'
import { messageDefinitions, type QueueName, queueNames, type Retry } from '../server/outbox/jobs'
import type { OutboxMessage } from '../server/outbox/messages'
import type { JobQueue, QueueBackend } from '../server/platform/stores'

export type Queues = Record<QueueName, JobQueue>

export function openQueues(backend: QueueBackend): Queues {
  return Object.fromEntries(queueNames.map((name) => [name, backend.createQueue(name)])) as Queues
}

export function retryOptions({ attempts, firstDelayMs: delay }: Retry): BulkJobOptions {
  return { attempts, backoff: { type: 'exponential', delay } }
}

/**
 * Adds a job for each outbox message, with the message's id, so adding one that the queue has changes nothing. Finished
 * jobs are removed from the queue, because the tables record their results. Messages with another version's payload are
 * left to a worker of that version.
 */
export async function addMessages(queues: Queues, messages: readonly OutboxMessage[]): Promise<void> {
  for (const { name, queue, payload: schema, retry } of messageDefinitions) {
    const opts = { ...retryOptions(retry), removeOnComplete: true, removeOnFail: true }
    const known = messages.filter(({ job, payload }) => job === name && schema.safeParse(payload).success)
    if (known.length === 0) continue
    await queues[queue].addBulk(known.map(({ id, payload: data }) => ({ name, data, opts: { ...opts, jobId: id } })))
    await endWaits(queues[queue], new Set(known.flatMap(({ id, again }) => (again ? [id] : []))))
  }
}

/** The failed worker's clock set the end of a wait: if it was hours ahead, so long would the job wait. */
async function endWaits(queue: JobQueue, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return
  const waiting = (await queue.getDelayed()).filter(({ id }) => ids.has(id ?? ''))
  for (const job of waiting)
    await job.promote().catch(async (error) => {
      if (await job.isDelayed()) throw error
    })
}
