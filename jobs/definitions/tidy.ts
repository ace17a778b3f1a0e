import { z } from 'zod'
import { defineJob } from './define'

/**
 * Removes what has served its time: kept promises, keys of old submissions, old alarms and rate limits whose window is
 * over; and ends generations that were given up.
 */
export const tidy = defineJob({
  name: 'tidy',
  payload: z.object({}),
  retry: { attempts: 3, firstDelayMs: 60_000 },
})
