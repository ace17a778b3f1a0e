import { z } from 'zod'
import { defineJob } from './define'

/** Tells people of mails that wait for longer than an hour. */
export const watchMails = defineJob({
  name: 'watch-mails',
  payload: z.object({}),
  retry: { attempts: 3, firstDelayMs: 60_000 },
})
