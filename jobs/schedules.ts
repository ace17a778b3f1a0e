import { scheduledDefinitions } from './definitions/scheduled'
import { type Queues, retryOptions } from './queues'

/** Kept for a look at what happened: the last hundred that failed, for a week. */
const keep = { removeOnComplete: { count: 100 }, removeOnFail: { age: 7 * 24 * 60 * 60, count: 100 } }

/** Makes the queue's schedules these, and only these. */
export async function applySchedules({ jobs: queue }: Pick<Queues, 'jobs'>): Promise<void> {
  for (const definition of scheduledDefinitions) {
    const { name, everyMs: every } = definition
    await queue.upsertJobScheduler(name, { every }, { name, data: {}, opts: { ...keep, ...retryOptions(definition) } })
  }
  const listed = new Set<string>(scheduledDefinitions.map(({ name }) => name))
  for (const { key } of await queue.getJobSchedulers()) {
    if (!listed.has(key)) await queue.removeJobScheduler(key)
  }
}
