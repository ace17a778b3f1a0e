/** A mail that could not be sent. Its words are safe to keep and to show: no address, nothing that was typed. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError'
}

/**
 * Why sending failed, in the words of the protocol: the mailer's code, the command, and the number of the server's answer.
 * The server's own text is left out, for it repeats addresses.
 */
export function failureReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const { name, code, command, responseCode } = error as Partial<Record<string, unknown>>
  const parts = [code, command, responseCode].filter(isPlain)
  return parts.join(' ') || String(name)
}

/** A number, or a word such as ECONNECTION or RCPT TO. */
function isPlain(part: unknown): boolean {
  return typeof part === 'number' || (typeof part === 'string' && /^[A-Z][A-Z0-9_ ]{0,40}$/.test(part))
}
