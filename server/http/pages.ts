import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import express, {
  type ErrorRequestHandler,
  type Request as ExpressRequest,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import type { PageAnswer, PageRenderer } from '../../client/renderer/server'
import { ApiError } from '../../shared/api'
import { overLimitHeader } from '../../shared/forms/over-limit'
import type { Config } from '../platform/config'
import { ignoreGone } from '../platform/gone'
import type { Logger } from '../platform/logger'
import { refusal } from '../platform/refusal'
import { requestIdOf } from './access-log'
import { isPlainAddress } from './address'
import { preferredEncoding } from './encoding'
import { originGuard } from './guards'
import type { Limits } from './limits'
import { retryAfterSeconds, toApiError } from './problem'

/** Thirteen fields of 10,000 characters, each of them nine bytes in a form's encoding, would be more; real answers are not. */
export const largestForm = 512 * 1024

/** What forms are posted as. */
export const formType = 'application/x-www-form-urlencoded'

interface PageParts {
  config: Pick<Config, 'siteUrl'>
  renderer: PageRenderer
  limits: Limits
  logger: Logger
}

/** Every address that is no file and no call: pages, forms posted by browsers without scripts, and the 404 page. */
export function pageRouter({ config, renderer, limits, logger }: PageParts): Router {
  const form = express.raw({ type: formType, limit: largestForm })
  const router = Router()
  router.use(pageMethods)
  router.use(originGuard(config))
  router.post('/{*path}', toldToTheForm(limits.submissions), form)
  router.use(answerPage(config, renderer, logger))
  router.use(answerRefusal(config, renderer, logger))
  return router
}

/** A page is read, or its form is posted; whether it has one, the page itself knows. */
const pageMethods: RequestHandler = (request, response, next) => {
  if (['GET', 'HEAD', 'POST'].includes(request.method)) return next()
  response.set('Allow', 'GET, HEAD, POST')
  next(refusal(405, `${request.method} is not possible here.`))
}

/** A limit that loses nothing of what was entered: the page itself refuses, and shows its form again. */
function toldToTheForm(limit: RequestHandler): RequestHandler {
  return (request, response, next) =>
    limit(request, response, (error?: unknown) => {
      response.locals.isOverLimit = error instanceof ApiError && error.problem.status === 429
      next(response.locals.isOverLimit ? undefined : error)
    })
}

function answerPage({ siteUrl }: PageParts['config'], renderer: PageRenderer, logger: Logger): RequestHandler {
  return async (request, response) => {
    const requestId = requestIdOf(response)
    const answer = await renderer.render(webRequest(request, response, siteUrl), requestId)
    if (answer.error !== undefined) logger.error({ err: answer.error, requestId }, 'a page failed')
    if (answer.status === 405) response.set('Allow', 'GET, HEAD')
    await sendAnswer(answer, request, response)
  }
}

/** A request that was refused, or that failed beyond the pages' own error boundary. */
function answerRefusal({ siteUrl }: PageParts['config'], renderer: PageRenderer, logger: Logger): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const requestId = requestIdOf(response)
    const { status } = toApiError(error).problem
    if (status === 500) logger.error({ err: error, requestId }, 'a page failed')
    const address = isPlainAddress(request.path) ? request.path : '/'
    const answer = await renderer.renderRefusal(new URL(address, siteUrl), status, requestId)
    await sendAnswer({ ...answer, status }, request, response)
  }
}

/** The request as the web platform has it, on the site's own address whatever Host it came with. */
function webRequest(request: ExpressRequest, response: Response, siteUrl: string): Request {
  const headers = new Headers()
  for (const name of ['content-type', 'accept', 'accept-language']) {
    const value = request.get(name)
    if (value !== undefined) headers.set(name, value)
  }
  if (response.locals.isOverLimit) headers.set(overLimitHeader, '1')
  const body: unknown = request.body
  const hasBody = !['GET', 'HEAD'].includes(request.method) && Buffer.isBuffer(body)
  return new Request(new URL(request.originalUrl.replace(/^[/\\]+/, '/'), siteUrl), {
    method: request.method,
    headers,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
}

/** Sends a page that was rendered for this request alone, to be kept as was said before, or else by the browser alone. */
export async function sendAnswer(
  { status, headers, body }: PageAnswer,
  request: ExpressRequest,
  response: Response,
): Promise<void> {
  response.status(status).set('Vary', 'Accept-Encoding')
  if (!response.get('Cache-Control')) response.set('Cache-Control', 'private, no-cache')
  if (status === 503) response.set('Retry-After', String(retryAfterSeconds))
  for (const [name, value] of headers) response.set(name, value)
  if (!body || request.method === 'HEAD') {
    body?.destroy()
    response.end()
    return
  }
  if (preferredEncoding(request.get('Accept-Encoding')) === 'identity')
    return pipeline(body, response).catch(ignoreGone)
  response.set('Content-Encoding', 'gzip')
  // Each piece goes out as React writes it, not when the compressor is full.
  await pipeline(body, createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH }), response).catch(ignoreGone)
}
