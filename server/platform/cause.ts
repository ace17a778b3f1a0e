const namesCause = /^[A-Z][A-Z0-9_/]{1,60}$/

/**
 * The code of what lies behind an error, such as `ECONNREFUSED` or `ERR_TLS_CERT_ALTNAME_INVALID`: the deepest one that
 * the error or its causes carry. Such codes contain no personal data. Undefined if there is none.
 */
export function causeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined
  const { name, code, originalCode, cause, errors } = error as Partial<Record<string, unknown>>
  // Of `AbortSignal.timeout`; it has a number as its code.
  if (name === 'TimeoutError') return 'ETIMEDOUT'
  const [first] = Array.isArray(errors) ? errors : []
  const deeper = causeOf(cause, depth + 1) ?? causeOf(first, depth + 1)
  // Nodemailer overwrites the network's code with its own, and keeps it as `originalCode`.
  const own = [originalCode, code].find((one) => typeof one === 'string' && namesCause.test(one))
  return deeper ?? (own as string | undefined)
}
