import type { z } from 'zod'

/** What a job is, light to import: the processor that does it is known to the worker alone. */
export interface JobDefinition<Name extends string = string, Payload = unknown> {
  name: Name
  /** Checked again when the job arrives: it may have been written by another version of the program. */
  payload: z.ZodType<Payload>
  /** Tries before the job is kept as failed; the wait doubles each time, beginning with `firstDelayMs`. */
  retry: { attempts: number; firstDelayMs: number }
}

export function defineJob<const Name extends string, Payload>(definition: JobDefinition<Name, Payload>) {
  return definition
}
