import type { BulkJobOptions } from 'bullmq'
import type { JobQueue } from '../server/platform/stores'
import { findDefinition } from './definitions'
import type { OutboxRow } from './outbox'

/** Completed jobs are kept for a look at what happened; failed ones until a person has dealt with them. */
const keep = { removeOnComplete: { age: 24 * 60 * 60, count: 1_000 }, removeOnFail: false } as const

/** The options of a job of this name; a name that no definition knows gets one try, in which the worker refuses it. */
export function jobOptions(name: string): BulkJobOptions {
  const retry = findDefinition(name)?.retry
  if (!retry) return keep
  return { ...keep, attempts: retry.attempts, backoff: { type: 'exponential', delay: retry.firstDelayMs } }
}

/** Adds the jobs that outbox rows promise. A row's id is its job's id, so that adding it again changes nothing. */
export async function addPromisedJobs(queue: JobQueue, rows: OutboxRow[]): Promise<void> {
  const jobs = rows.map(({ id, job, payload }) => ({
    name: job,
    data: payload,
    opts: { ...jobOptions(job), jobId: id },
  }))
  await queue.addBulk(jobs)
}
