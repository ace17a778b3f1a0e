import type { JobQueue } from '../server/platform/stores'
import type { JobName } from './definitions'
import { jobOptions } from './queue'

const minute = 60_000
const hour = 60 * minute

/** What runs by the clock. However many workers there are, each schedule makes one job at a time. */
export const schedules: readonly { job: JobName; everyMs: number }[] = [
  { job: 'erase-expired', everyMs: 24 * hour },
  { job: 'roll-up-page-views', everyMs: 24 * hour },
  { job: 'tidy', everyMs: 6 * hour },
  { job: 'watch-mails', everyMs: 10 * minute },
]

/** Makes the queue's schedules these, and only these. */
export async function applySchedules(queue: JobQueue): Promise<void> {
  for (const { job, everyMs } of schedules) {
    await queue.upsertJobScheduler(job, { every: everyMs }, { name: job, data: {}, opts: jobOptions(job) })
  }
  const listed = new Set<string>(schedules.map(({ job }) => job))
  for (const { key } of await queue.getJobSchedulers()) {
    if (!listed.has(key)) await queue.removeJobScheduler(key)
  }
}
