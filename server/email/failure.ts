import type { Outcome } from '../outbox/tries'
import { causeOf } from '../platform/cause'
import { enhancedCodesIn, isFinal } from './refusal'

/**
 * The result of an attempt that failed: the code of its cause, the SMTP command, and the status of the reply. The
 * server's own text is left out because it repeats addresses. An email that is refused for good is not tried again.
 */
export function failureOf(error: unknown): Outcome {
  if (typeof error !== 'object' || error === null) return { state: 'pending', reason: 'unknown' }
  const { name, command, responseCode, response, timeoutType } = error as Partial<Record<string, unknown>>
  const reply = { command, status: Number(responseCode) || 0, text: String(response ?? '') }
  const state = isFinal(reply) ? 'failed' : 'pending'
  // The status of a recipient who is refused for good says everything.
  const isRecipient = state === 'failed' && command === 'RCPT TO'
  const enhanced = reply.status >= 500 && !isRecipient ? enhancedCodesIn(reply.text)[0] : undefined
  const parts = [causeOf(error), command, responseCode, enhanced, timeoutType].filter(isPlain)
  return { state, reason: parts.join(' ') || String(name) }
}

/** Whether a part is a number, a word such as ECONNECTION or RCPT TO, or an enhanced status code. */
function isPlain(part: unknown): boolean {
  return (
    typeof part === 'number' || (typeof part === 'string' && /^([A-Z][A-Z0-9_/ ]{0,60}|5\.\d\.\d{1,3})$/.test(part))
  )
}
