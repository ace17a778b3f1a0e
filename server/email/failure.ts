import type { Outcome } from '../outbox/tries'

/**
 * The result of an attempt that failed, from the mailer's code, the SMTP command, and the status code of the reply. The
 * server's own text is left out because it repeats addresses. A recipient who is rejected permanently is not tried
 * again.
 */
export function failureOf(error: unknown): Outcome {
  if (typeof error !== 'object' || error === null) return { state: 'pending', reason: 'unknown' }
  const { name, code, command, responseCode } = error as Partial<Record<string, unknown>>
  const isForGood = command === 'RCPT TO' && Number(responseCode) >= 500
  const parts = [code, command, responseCode].filter(isPlain)
  return { state: isForGood ? 'failed' : 'pending', reason: parts.join(' ') || String(name) }
}

/** Whether a part is a number, or a word such as ECONNECTION or RCPT TO. */
function isPlain(part: unknown): boolean {
  return typeof part === 'number' || (typeof part === 'string' && /^[A-Z][A-Z0-9_ ]{0,40}$/.test(part))
}
