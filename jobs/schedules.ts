import { pipelineName } from '../server/blog/pipeline'
import { type JobName, scheduleRetry, schedules } from '../server/outbox/jobs'
import { type Queues, retryOptions } from './queues'

/** The last hundred failed jobs are kept for a week for inspection. */
const opts = {
  ...retryOptions(scheduleRetry),
  removeOnComplete: { count: 100 },
  removeOnFail: { age: 7 * 24 * 60 * 60, count: 100 },
}

/** Replaces the queue's schedules, and prepares articles once, because this program's pipeline may be new. */
export async function applySchedules({ jobs: queue }: Pick<Queues, 'jobs'>): Promise<void> {
  for (const { name, everyMs: every } of schedules)
    await queue.upsertJobScheduler(name, { every }, { name, data: {}, opts })
  const names = new Set<string>(schedules.map(({ name }) => name))
  for (const { key } of await queue.getJobSchedulers()) if (!names.has(key)) await queue.removeJobScheduler(key)
  // The id makes it one job, however many workers start with this pipeline.
  const once = { jobId: `prepare-articles-${pipelineName()}`, removeOnComplete: true, removeOnFail: true }
  await queue.add('prepare-articles' satisfies JobName, {}, once)
}
