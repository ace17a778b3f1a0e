import { pipelineName } from '../server/blog/pipeline'
import { type JobName, scheduleRetry, schedules } from './definitions'
import { type Queues, retryOptions } from './queues'

/** Failed ones are kept for a look at what happened: the last hundred, for a week. */
const opts = {
  ...retryOptions(scheduleRetry),
  removeOnComplete: { count: 100 },
  removeOnFail: { age: 7 * 24 * 60 * 60, count: 100 },
}

/**
 * Makes the queue's schedules these, and only these, and has articles prepared at once, as this program's pipeline may be new:
 * by one worker, however many start with it.
 */
export async function applySchedules({ jobs: queue }: Pick<Queues, 'jobs'>): Promise<void> {
  for (const { name, everyMs: every } of schedules)
    await queue.upsertJobScheduler(name, { every }, { name, data: {}, opts })
  const names = new Set<string>(schedules.map(({ name }) => name))
  for (const { key } of await queue.getJobSchedulers()) if (!names.has(key)) await queue.removeJobScheduler(key)
  // By its id one job, however many workers start with this pipeline.
  const once = { jobId: `prepare-articles-${pipelineName()}`, removeOnComplete: true, removeOnFail: true }
  await queue.add('prepare-articles' satisfies JobName, {}, once)
}
