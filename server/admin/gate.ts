import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import type { PageRenderer } from '../../client/renderer/server'
import type { GateData } from '../../shared/admin/gate'
import { requestIdOf } from '../http/access-log'
import { isPlainAddress } from '../http/address'
import { originGuard } from '../http/guards'
import type { Limits } from '../http/limits'
import { formType, largestForm, sendAnswer } from '../http/pages'
import { toApiError } from '../http/problem'
import type { Config } from '../platform/config'
import { isPassword } from '../platform/password'
import { accessDenied } from './routes'
import { beginSession, currentSession, endSession } from './session'

interface GateParts {
  config: Pick<Config, 'siteUrl' | 'adminPassword'>
  session: RequestHandler
  limits: Limits
  renderer: PageRenderer
}

/**
 * Stands before every administrator's page. Without a session of the present hour a request gets the question for the
 * password (401) in place of its page. Its form posts to that page's own address, and with the right password the
 * request goes on there, together with what was being sent when the hour ended.
 */
export function adminGate({ config, session, limits, renderer }: GateParts): Router {
  const router = Router()
  router.use(privately, originGuard(config), session)
  router.post('/sign-out', signOut(config))
  router.use((request, _response, next) => next(currentSession(request) ? 'router' : undefined))
  router.post(
    '/{*path}',
    express.raw({ type: formType, limit: largestForm }),
    (request, _response, next) => next(formOf(request).has('password') ? undefined : 'route'),
    limits.signInOverall,
    limits.signIn,
    openGate(config),
  )
  router.use((request, response) => show(request, response, 401))
  router.use(((error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const { problem } = toApiError(error)
    const isUnexpected = request.method === 'POST' && problem.status >= 500
    return show(request, response, problem.status, isUnexpected ? { ...problem, ...authenticationFailed } : problem)
  }) satisfies ErrorRequestHandler)
  return router

  async function show(request: Request, response: Response, status: number, problem?: GateData['problem']) {
    const address = isPlainAddress(request.originalUrl) ? request.originalUrl : '/admin'
    const data: GateData = { problem, kept: [...withoutPassword(request)], fromElsewhere: cameFromElsewhere(request) }
    const answer = await renderer.renderRefusal(new URL(address, config.siteUrl), 401, requestIdOf(response), data)
    await sendAnswer({ ...answer, status }, request, response)
  }
}

/** What the gate says where it could neither let anybody in nor tell that the password was wrong. */
const authenticationFailed = { title: 'Error', detail: 'Authentication failed' }

/** Nothing behind the gate is kept by anybody, the dashboard's own answers included, nor found by search engines. */
const privately: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  next()
}

function signOut({ siteUrl }: GateParts['config']): RequestHandler {
  return async (request, response) => {
    await endSession(request, response, siteUrl)
    response.redirect(303, '/admin/blog-tools')
  }
}

/** Lets the request go on as its page's form, or, where there is nothing but the password, to the page itself. */
function openGate({ adminPassword }: GateParts['config']): RequestHandler {
  return async (request, response, next) => {
    if (!(await isPassword(formOf(request).get('password') ?? '', adminPassword))) throw accessDenied()
    await beginSession(request)
    const rest = withoutPassword(request)
    if (rest.size === 0) return response.redirect(303, welcomeAddress(request))
    request.body = Buffer.from(rest.toString())
    next('router')
  }
}

function formOf({ body }: Request): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '')
}

function withoutPassword(request: Request): URLSearchParams {
  const form = formOf(request)
  form.delete('password')
  return form
}

/** The page that was asked for, which greets whoever has just signed in. */
function welcomeAddress({ originalUrl }: Request): string {
  const url = new URL(originalUrl.replace(/^[/\\]+/, '/'), 'http://site')
  url.searchParams.set('signed-in', '')
  return url.pathname + url.search
}

/** Another site's link led here and the browser kept the cookie back: asked again from this page, it sends it. */
function cameFromElsewhere(request: Request): boolean {
  return request.method === 'GET' && request.get('Sec-Fetch-Site') === 'cross-site'
}
