import { z } from 'zod'
import { defineJob } from './define'

/** Erases leads and messages that are older than the operator keeps them. */
export const eraseExpired = defineJob({
  name: 'erase-expired',
  payload: z.object({}),
  retry: { attempts: 3, firstDelayMs: 60_000 },
})
