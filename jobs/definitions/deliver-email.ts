import { z } from 'zod'
import { defineJob } from './define'

/** Sends the email of one row of `deliveries`, which knows when it is tried again; these tries are for a database that stumbles. */
export const deliverEmail = defineJob({
  name: 'deliver-mail',
  queue: 'emails',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: { attempts: 3, firstDelayMs: 1_000 },
})
