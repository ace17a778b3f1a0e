import type { FormSignals } from '../../shared/api'

/** A person needs longer than this to fill in the form. */
const leastTimeMs = 2_000

/** One of more than a person or an office sends; said by the limit on submissions. */
export const floodReason = 'one of many from the same network within minutes'

/**
 * Why a submission looks like a machine's; empty for a person's. Only what a form sent along is judged: a plain call
 * has no signals and is no suspect.
 */
export function suspicions({ trap, elapsedMs }: FormSignals): string[] {
  return [
    ...(trap ? ['hidden field filled in'] : []),
    ...(elapsedMs !== undefined && elapsedMs < leastTimeMs ? ['sent too quickly'] : []),
  ]
}
