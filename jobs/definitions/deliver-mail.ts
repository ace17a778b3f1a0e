import { z } from 'zod'
import { defineJob } from './define'

/** Sends the mail of one row of `deliveries`. Fifteen tries with doubling waits from 5.27 s on are a day. */
export const deliverMail = defineJob({
  name: 'deliver-mail',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: { attempts: 15, firstDelayMs: 5_270 },
})
