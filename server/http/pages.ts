import {
  type ErrorRequestHandler,
  type Request as ExpressRequest,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import type { PageAnswer, PageRenderer } from '../../client/renderer/server'
import { enhancedHeader, ownPageHeader } from '../../shared/forms/enhanced'
import { pageDataHeader } from '../../shared/page-data'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { recordCause, requestIdOf } from './access-log'
import { isReadable, pathOf } from './address'
import { encode, preferredEncoding } from './encoding'
import { originGuard } from './guards'
import { retryAfterSeconds, toApiError } from './problem'

interface PageParts<Context> {
  config: Pick<Config, 'siteUrl'>
  renderer: PageRenderer<Context>
  /** Returns the context for rendering a request's page. @throws ApiError if the request may not see the page */
  contextOf: (request: ExpressRequest, response: Response) => Context
  form: RequestHandler[]
  /** Other guards before the pages; the app's error page reports a rejection. */
  guards?: RequestHandler[]
  /** The pages are sent with `no-referrer`: see `hides` of `originGuard`. */
  hidesOrigin?: boolean
}

/** Serves each address of an app that is no file or endpoint: pages, forms posted without scripts, and the 404 page. */
export function pageRouter<Context>(parts: PageParts<Context>): Router {
  const router = Router({ caseSensitive: true })
  router.use(readableAddress, pageMethods(parts), originGuard(parts.config, { hides: parts.hidesOrigin ?? false }))
  if (parts.guards) router.use(parts.guards)
  router.post('/{*path}', ...parts.form)
  router.use(answerPage(parts))
  router.use(answerError(parts))
  return router
}

/** Allows GET and HEAD, and POST; the page itself decides whether it takes forms. */
function pageMethods<Context>({ config, renderer }: PageParts<Context>): RequestHandler {
  return async (request, response, next) => {
    if (['GET', 'HEAD', 'POST'].includes(request.method)) return next()
    const takesForms = await renderer.takesForms(new URL(request.originalUrl, config.siteUrl))
    response.set('Allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
    next(httpError(405, `${request.method} is not allowed here.`))
  }
}

const readableAddress: RequestHandler = (request, _response, next) =>
  next(isReadable(pathOf(request.originalUrl)) ? undefined : httpError(400, 'We cannot read this address.'))

function answerPage<Context>({ config, renderer, contextOf }: PageParts<Context>): RequestHandler {
  return async (request, response) => {
    const requestId = requestIdOf(response)
    const webForm = webRequest(request, config.siteUrl)
    const answer = await renderer.render(webForm, requestId, contextOf(request, response))
    if (answer.error !== undefined) recordCause(response, answer.error)
    if (answer.status === 405) response.set('Allow', 'GET, HEAD')
    const isForScript = isAcceptedForScript(request, answer)
    if (!isForScript) answer.headers.delete(ownPageHeader)
    await sendAnswer(isForScript ? { ...answer, status: 204 } : answer, request, response)
  }
}

/** Whether a script gets the redirect's target instead: following it, it would load the next page itself, in vain. */
const isAcceptedForScript = (request: ExpressRequest, { status }: PageAnswer) =>
  (asksForData(request) || (request.method === 'POST' && request.get(enhancedHeader) !== undefined)) &&
  status >= 300 &&
  status < 400

/** Whether the admin's application in the browser asks a page for its data, and for a problem in place of a page. */
export const asksForData = (request: ExpressRequest) =>
  request.baseUrl === '/admin' && request.get(pageDataHeader) !== undefined

function answerError<Context>({ config, renderer }: PageParts<Context>): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (asksForData(request)) return next(error)
    const { status } = toApiError(error).problem
    if (status >= 500) recordCause(response, error)
    if (response.headersSent) return next(error)
    const requestId = requestIdOf(response)
    const path = pathOf(request.originalUrl)
    const url = new URL(isReadable(path) ? path : '/', config.siteUrl)
    const answer = await renderer.renderError(url, status, requestId)
    await sendAnswer({ ...answer, status }, request, response)
  }
}

/** The Express request as a web `Request`, on the site's own address whatever its Host header says. */
function webRequest(request: ExpressRequest, siteUrl: string): Request {
  const headers = new Headers()
  for (const name of ['content-type', 'accept', 'accept-language', 'referer', pageDataHeader]) {
    const value = request.get(name)
    if (value !== undefined) headers.set(name, value)
  }
  const body: unknown = request.body
  const hasBody = !['GET', 'HEAD'].includes(request.method) && Buffer.isBuffer(body)
  return new Request(new URL(request.originalUrl, siteUrl), {
    method: request.method,
    headers,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
}

/** Sends a page rendered for this request alone. Without a `Cache-Control` set before, only the browser may keep it. */
export async function sendAnswer({ status, headers, body }: PageAnswer, request: ExpressRequest, response: Response) {
  response.status(status).set('Vary', 'Accept-Encoding')
  if (!response.get('Cache-Control')) response.set('Cache-Control', 'private, no-cache')
  if (status === 503) response.set('Retry-After', String(retryAfterSeconds))
  // Appended to the general policy; browsers enforce both.
  for (const [name, value] of headers) response.append(name, value)
  if (!body || request.method === 'HEAD') {
    response.end()
    return
  }
  if (preferredEncoding(request.get('Accept-Encoding')) === 'identity') {
    response.end(body)
    return
  }
  response.set('Content-Encoding', 'gzip')
  response.end(await encode(Buffer.from(body), 'gzip', { level: 4 }))
}
