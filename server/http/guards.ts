import { isUtf8 } from 'node:buffer'
import type { RequestHandler } from 'express'
import express from 'express'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'

const largestBody = 64 * 1024

/**
 * Refuses with 403 a request that changes something and was made by another site's page, whatever cookies it has.
 * Browsers say so in `Sec-Fetch-Site`; where that is missing an `Origin`, if present, has to be the site's own. A call
 * with neither, from a script, passes. Reading requests pass. `hides`: the pages have themselves told browsers to say no referrer, so
 * that those without `Sec-Fetch-Site` say `null` of the site's own forms; only where the address is a secret that another site lacks.
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
    // Reading it all the same would put U+FFFD in the place of what was written.
    if (!isUtf8(bytes)) throw httpError(400, 'The body is not valid UTF-8.')
  },
})

const present: RequestHandler = (request, _response, next) => next(request.body === undefined ? empty() : undefined)

/** The body as JSON of at most 64 KiB in `request.body`; anything else is 415, 413 or 400. Its shape is not looked at. */
export const jsonBody: RequestHandler[] = [mediaType, parse, present]

/** The same where all that a body could say is optional: a request may come without one. */
export const optionalJsonBody: RequestHandler[] = jsonBody.map((read) => (request, response, next) => {
  const hasBody = request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length') ?? 0) > 0
  if (hasBody) return read(request, response, next)
  request.body = {}
  next()
})
