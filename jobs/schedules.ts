import { scheduleRetry, schedules } from './definitions'
import { type Queues, retryOptions } from './queues'

/** Failed ones are kept for a look at what happened: the last hundred, for a week. */
const opts = {
  ...retryOptions(scheduleRetry),
  removeOnComplete: { count: 100 },
  removeOnFail: { age: 7 * 24 * 60 * 60, count: 100 },
}

/** Makes the queue's schedules these, and only these. */
export async function applySchedules({ jobs: queue }: Pick<Queues, 'jobs'>): Promise<void> {
  for (const { name, everyMs: every } of schedules)
    await queue.upsertJobScheduler(name, { every }, { name, data: {}, opts })
  const names = new Set<string>(schedules.map(({ name }) => name))
  for (const { key } of await queue.getJobSchedulers()) if (!names.has(key)) await queue.removeJobScheduler(key)
}
