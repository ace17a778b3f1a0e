import { createGzip, type Gzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { type Encoding, encode, preferredEncoding } from './encoding'

/** Below this size compression saves less than a packet. */
const bytesMin = 1_024
const keptBytesMax = 16 * 1024 * 1024
const isText = /^(text\/|application\/([\w.+-]+\+)?(json|xml)\b)/i

/**
 * Compresses a response sent in one piece if it is text of more than a kilobyte and the visitor accepts it. One that
 * may be stored (a list, a feed) is compressed once and recognized by its `ETag`. Streamed or already compressed
 * responses pass unchanged. Must come after middleware that makes `response.end` write in pieces, as sessions do.
 */
export function compressAnswers(): RequestHandler {
  const cache = new LRUCache<string, Buffer>({
    maxSize: keptBytesMax,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })

  async function encoded(body: Buffer, encoding: 'br' | 'gzip', tag: string | undefined): Promise<Buffer> {
    const key = tag && `${encoding} ${tag}`
    const known = key && cache.get(key)
    if (known) return known
    const made = await encode(body, encoding)
    if (key) cache.set(key, made)
    return made
  }

  function send(response: Response, body: Buffer, encoding: 'br' | 'gzip', end: (body: Buffer) => void): void {
    const isPrivate = String(response.getHeader('Cache-Control')).includes('no-store')
    encoded(body, encoding, isPrivate ? undefined : response.get('ETag')).then(end, (error: Error) =>
      response.destroy(error),
    )
  }

  return (request, response, next) => {
    const end = response.end.bind(response) as (chunk?: unknown, charset?: unknown) => Response
    response.end = ((chunk?: unknown, charset?: BufferEncoding) => {
      const body = typeof chunk === 'string' ? Buffer.from(chunk, charset) : chunk
      const encoding = encodingOf(request, response, body)
      if (encoding === 'identity') return end(chunk, charset)
      response.set('Content-Encoding', encoding).removeHeader('Content-Length')
      if (Buffer.isBuffer(body)) send(response, body, encoding, end)
      else end()
      return response
    }) as Response['end']
    next()
  }
}

/** Chooses the encoding of a response that is about to be sent, and sets `Vary` accordingly. */
function encodingOf(request: Request, response: Response, body: unknown): Encoding {
  if (response.headersSent || response.hasHeader('Content-Encoding')) return 'identity'
  // A 304 needs the `Vary` of its 200, but its content type has been removed by now.
  if (response.statusCode === 304) response.vary('Accept-Encoding')
  if (!isText.test(String(response.getHeader('Content-Type')))) return 'identity'
  response.vary('Accept-Encoding')
  const bytes = Buffer.isBuffer(body) ? body.length : Number(response.getHeader('Content-Length') ?? 0)
  return bytes > bytesMin ? preferredEncoding(request.get('Accept-Encoding')) : 'identity'
}

/** The streams that compress a response, and the headers for them. Empty if the client accepts no encoding. */
export function streamEncoders(request: Request, response: Response): Gzip[] {
  response.vary('Accept-Encoding')
  if (preferredEncoding(request.get('Accept-Encoding')) === 'identity') return []
  response.set('Content-Encoding', 'gzip')
  return [createGzip()]
}
