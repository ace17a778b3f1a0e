import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const refused = /;\s*q=0(\.0*)?\s*$/i

/** Browsers send only a handful of different headers. A longer one is not from a browser and is not cached. */
const knownHeaders = new LRUCache<string, Encoding>({ max: 100 })
const keptCharsMax = 100

/** The smallest encoding that an `Accept-Encoding` header allows. Of weights, only `q=0` counts. */
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
