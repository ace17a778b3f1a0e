import { z } from 'zod'
import { defineJob } from './define'

const minute = 60_000
const hour = 60 * minute

function scheduled<const Name extends string>(name: Name, everyMs: number) {
  const retry = { attempts: 3, firstDelayMs: minute }
  return { ...defineJob({ name, queue: 'jobs', payload: z.object({}), retry }), everyMs }
}

/** What runs by the clock. However many workers there are, each makes one job at a time. */
export const scheduledDefinitions = [
  scheduled('erase-expired', 24 * hour),
  scheduled('roll-up-page-views', 24 * hour),
  scheduled('tidy', 6 * hour),
  scheduled('watch-mails', 10 * minute),
] as const
