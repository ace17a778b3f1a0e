import type { FormSignals } from '../../shared/api'
import { leastTimeMs } from '../../shared/forms/enhanced'

/** The reason for submissions that the limit counts as a flood: more than a person or an office sends. */
export const floodReason = 'one of many from the same network within minutes'

/**
 * Why a submission looks like a bot's; empty if it does not. Only signals that a form sent count: a plain API call has
 * none and is not suspected. A negative time proves a clock that was set, not a bot.
 */
export function suspicions({ trap, elapsedMs }: FormSignals): string[] {
  return [
    ...(trap ? ['hidden field filled in'] : []),
    ...(elapsedMs !== undefined && elapsedMs >= 0 && elapsedMs < leastTimeMs ? ['sent too quickly'] : []),
  ]
}
