export type Encoding = 'br' | 'gzip' | 'identity'

const refused = /;\s*q=0(\.0*)?\s*$/i

/** The smallest encoding that an `Accept-Encoding` header allows; weights other than a refusal are not weighed. */
export function preferredEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
