import { type Job, UnrecoverableError } from 'bullmq'
import type { Knex } from 'knex'
import { ZodError } from 'zod'
import { isDatabaseAway } from '../server/platform/database'
import type { Logger } from '../server/platform/logger'
import type { JobWorker, QueueBackend } from '../server/platform/stores'
import { queueName } from './definitions'
import { settlePromise } from './outbox'
import type { JobProcessor } from './processors/processor'

interface Parts {
  backend: QueueBackend
  db: Knex
  logger: Logger
  processors: Map<string, JobProcessor>
}

/**
 * How many jobs a worker has in hand at once. A mail holds a database connection while it waits for the mail server, and
 * an article that is being written keeps its place for up to two minutes: some are left for mails beside it.
 */
const concurrency = 8

/**
 * A job is found stalled when its worker was killed in the middle. That is no fault of the job, so it is taken up again
 * however often it happens (BullMQ's own bound is once).
 */
const maxStalledCount = 1_000

/** A killed worker's jobs are taken up after some fifteen seconds; BullMQ's own bounds would delay their mails by a minute. */
const takeUp = { lockDuration: 10_000, stalledInterval: 5_000 }

export function createJobWorker({ backend, db, logger, processors }: Parts): JobWorker {
  const options = { concurrency, maxStalledCount, ...takeUp }
  const worker = backend.createWorker(queueName, (job) => runJob(job, processors, db), options)
  worker.on('failed', (job, err) =>
    logger.warn({ err, jobId: job?.id, job: job?.name, attempt: job?.attemptsMade }, 'a job failed'),
  )
  worker.on('completed', (job) => logger.debug({ jobId: job.id, job: job.name }, 'a job is done'))
  return worker
}

/** Runs one job and settles its promise once nothing more is to be expected of it: done, or failed for the last time. */
export async function runJob(job: Job<unknown, unknown, string>, processors: Map<string, JobProcessor>, db: Knex) {
  const lastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
  try {
    await process(job, processors, lastAttempt)
  } catch (error) {
    // A promise that cannot be settled now is handed over again later, which changes nothing for a job that is kept.
    if (lastAttempt || error instanceof UnrecoverableError) await settle(job, db).catch(() => undefined)
    throw error
  }
  await settle(job, db)
}

async function process(
  job: Job<unknown, unknown, string>,
  processors: Map<string, JobProcessor>,
  lastAttempt: boolean,
) {
  const processor = processors.get(job.name)
  if (!processor) throw new UnrecoverableError('No processor knows this job.')
  try {
    await processor.run(job.data, { lastAttempt })
  } catch (error) {
    if (error instanceof ZodError) throw new UnrecoverableError('The payload is not what this job takes.')
    // What a database error quotes may be personal, and the queue keeps messages.
    if (isDatabaseAway(error)) throw new Error('The database is away.')
    throw error
  }
}

/** Jobs of a schedule were promised by no row. */
async function settle(job: Job<unknown, unknown, string>, db: Knex): Promise<void> {
  if (job.id && !job.repeatJobKey) await settlePromise(db, job.id)
}
