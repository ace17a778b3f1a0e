import { isUtf8 } from 'node:buffer'
import type { RequestHandler } from 'express'
import express from 'express'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'

const largestBody = 64 * 1024

/**
 * Rejects with 403 a request that changes something and comes from another site's page. Browsers say so in
 * `Sec-Fetch-Site`; without it, an `Origin`, if present, must be the site's own. A call with neither, from a script,
 * passes. `hides`: the pages are sent with `no-referrer`, so older browsers send `Origin: null` with the site's own
 * forms. To be set only where the address contains a secret.
 */
export function originGuard(config: Pick<Config, 'siteUrl'>, { hides = false } = {}): RequestHandler {
  const own = [undefined, new URL(config.siteUrl).origin, ...(hides ? ['null'] : [])]
  return (request, _response, next) => {
    const site = request.get('Sec-Fetch-Site')
    const origin = request.get('Origin')
    const foreign = site === undefined ? !own.includes(origin) : !['same-origin', 'none'].includes(site)
    if (foreign && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
      return next(httpError(403, 'This request came from another site.'))
    }
    next()
  }
}

const mediaType: RequestHandler = (request, _response, next) => {
  const [type = ''] = (request.get('Content-Type') ?? '').split(';')
  if (type.trim().toLowerCase() === 'application/json') return next()
  next(httpError(415, 'Send the body as JSON, with the media type application/json.'))
}

const empty = () => httpError(400, 'The body is empty.')

const parse = express.json({
  limit: largestBody,
  strict: false,
  type: () => true,
  verify: (_request, _response, bytes) => {
    if (bytes.length === 0) throw empty()
    // Decoding it anyway would put U+FFFD in place of what was written.
    if (!isUtf8(bytes)) throw httpError(400, 'The body is not valid UTF-8.')
  },
})

const present: RequestHandler = (request, _response, next) => next(request.body === undefined ? empty() : undefined)

/** Reads a JSON body of at most 64 KiB, of any shape, into `request.body`; rejects others with 415, 413, or 400. */
export const jsonBody: RequestHandler[] = [mediaType, parse, present]

/** Like `jsonBody`, for endpoints where the body is optional: without one, `request.body` is `{}`. */
export const optionalJsonBody: RequestHandler[] = jsonBody.map((read) => (request, response, next) => {
  const hasBody = request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length') ?? 0) > 0
  if (hasBody) return read(request, response, next)
  request.body = {}
  next()
})
