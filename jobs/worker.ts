import { type Job, UnrecoverableError } from 'bullmq'
import { ZodError } from 'zod'
import { concurrency, queueNames } from '../server/outbox/jobs'
import { type DatabaseTrouble, databaseTrouble } from '../server/platform/database'
import type { Logger } from '../server/platform/logger'
import type { JobWorker, QueueBackend } from '../server/platform/stores'
import type { JobProcessor } from './processors'

interface Parts {
  backend: QueueBackend
  logger: Logger
  processors: Readonly<Record<string, JobProcessor>>
  /** How long a job stays reserved for a worker that may have been killed. */
  lockSeconds?: number
}

/** How often a job may be found stalled: a killed worker is not the job's fault, and BullMQ's default is once. */
const maxStalledCount = 1_000

/** A killed worker's jobs are taken over after some fifteen seconds; BullMQ's defaults would delay them by a minute. */
const usualLockSeconds = 10
const takeUpAfter = (lockSeconds: number) => ({ lockDuration: lockSeconds * 1_000, stalledInterval: lockSeconds * 500 })

export function createJobWorkers({ backend, logger, processors, lockSeconds = usualLockSeconds }: Parts): JobWorker[] {
  return queueNames.map((name) => {
    const options = { concurrency: concurrency[name], maxStalledCount, ...takeUpAfter(lockSeconds) }
    const worker = backend.createWorker(name, (job) => runJob(job, processors), options)
    worker.on('failed', (job, err) => {
      const trouble = databaseTrouble(err)
      const level = trouble === 'slow' || trouble === 'unwritable' ? 'error' : 'warn'
      logger[level]({ err, jobId: job?.id, job: job?.name, attempt: job?.attemptsMade }, 'a job failed')
    })
    return worker.on('completed', (job) => logger.debug({ jobId: job.id, job: job.name }, 'a job is done'))
  })
}

/** Runs one job; its processor completes the outbox message. After a failure, the message is queued again. */
export async function runJob(job: Job<unknown, unknown, string>, processors: Parts['processors']) {
  const processor = Object.hasOwn(processors, job.name) ? processors[job.name] : undefined
  if (!processor) throw new UnrecoverableError('No processor exists for this job.')
  try {
    await processor(job.data, String(job.id))
  } catch (error) {
    if (error instanceof ZodError)
      throw Object.assign(new UnrecoverableError('The payload is not what this job expects.'), { cause: error })
    // A database error may quote personal data, and the queue stores messages; the logger removes the cause's details.
    const trouble = databaseTrouble(error)
    if (trouble) throw new Error(troubles[trouble], { cause: error })
    throw error
  }
}

const troubles: Record<DatabaseTrouble, string> = {
  away: 'The database does not answer.',
  unwritable: 'The database does not accept writes.',
  slow: 'A database statement took too long.',
}
