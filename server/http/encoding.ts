import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const refused = /;\s*q=0(\.0*)?\s*$/i

/** Browsers send a handful of different headers; a long one is none of theirs and is not kept. */
const knownHeaders = new LRUCache<string, Encoding>({ max: 100 })
const keptCharsMax = 100

/** The smallest encoding that an `Accept-Encoding` header allows; weights other than a refusal are not weighed. */
export function preferredEncoding(header = ''): Encoding {
  const known = knownHeaders.get(header)
  if (known) return known
  const encoding = readEncoding(header)
  if (header.length <= keptCharsMax) knownHeaders.set(header, encoding)
  return encoding
}

function readEncoding(header: string): Encoding {
  const accepted = header
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
