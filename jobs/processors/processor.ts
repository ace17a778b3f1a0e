import type { JobDefinition } from '../definitions/define'

/** Which try of a job this is. */
export interface JobRun {
  lastAttempt: boolean
}

/** A processor may be run twice for one job, also at the same time; it has one effect all the same. */
export interface JobProcessor {
  definition: JobDefinition
  /** @throws when the payload is not the definition's, and when the job has to be tried again. */
  run(payload: unknown, run: JobRun): Promise<void>
}

/** Binds a definition to the function that does it, which then gets only payloads that the definition accepts. */
export function processor<Payload>(
  definition: JobDefinition<string, Payload>,
  run: (payload: Payload, run: JobRun) => Promise<void>,
): JobProcessor {
  return { definition, run: (payload, attempt) => run(definition.payload.parse(payload), attempt) }
}
