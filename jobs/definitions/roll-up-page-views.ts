import { z } from 'zod'
import { defineJob } from './define'

/** Adds page views of former days up into months. */
export const rollUpPageViews = defineJob({
  name: 'roll-up-page-views',
  payload: z.object({}),
  retry: { attempts: 3, firstDelayMs: 60_000 },
})
