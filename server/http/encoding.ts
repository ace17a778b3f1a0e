import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

/** A text in an encoding; by default fast, because somebody waits for it. `quality`: Brotli's; `level`: gzip's. */
export async function encode(
  text: Buffer,
  encoding: Encoding,
  { quality = 5, windowBits = constants.BROTLI_DEFAULT_WINDOW, level = constants.Z_DEFAULT_COMPRESSION } = {},
): Promise<Buffer> {
  if (encoding === 'identity') return text
  if (encoding === 'gzip') return promisify(gzip)(text, { level })
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits }
  return promisify(brotliCompress)(text, { params })
}
