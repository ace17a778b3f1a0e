import { z } from 'zod'
import { defineJob } from './define'

/**
 * Makes the article of one row of `generations`. What a model's server refuses is tried again within a run; these tries
 * are for a database that is away, and for workers that are stopped in the middle.
 */
export const generatePost = defineJob({
  name: 'generate-post',
  queue: 'jobs',
  payload: z.object({ generationId: z.uuid() }),
  retry: { attempts: 15, firstDelayMs: 1_000 },
})
