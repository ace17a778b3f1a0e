import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import type { Apps } from '../../client/renderer/apps'
import type { SignInData } from '../../shared/admin/sign-in'
import { recordCause, requestIdOf } from '../http/access-log'
import { isReadable, pathOf } from '../http/address'
import { carriedForm, formOf, readForm, visitorForm } from '../http/forms'
import { originGuard } from '../http/guards'
import type { Limits } from '../http/limits'
import { asksForData, sendAnswer } from '../http/pages'
import { toApiError } from '../http/problem'
import type { ProviderSignIn } from '../people/oidc'
import { waysIn } from '../people/way-in'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { busy } from '../platform/turns'
import { providerRoutes } from './oidc-routes'
import { beginByPassword } from './routes'
import { currentSession, endSession, hadSession } from './session'

interface GuardParts {
  config: Pick<Config, 'siteUrl' | 'adminPassword' | 'sessionSecrets' | 'oidc'>
  providerSignIn: ProviderSignIn
  session: RequestHandler
  limits: Limits
  renderer: Apps['admin']
}

/**
 * Guards every admin page. Without a current session a request gets the password form (401) instead of the page. The
 * form posts to that page's own address, and with the right password the request continues, together with the fields
 * that were being sent when the hour ended. These fields are carried along only for a browser that had a session, as
 * its signed cookie proves; otherwise, only the password is read.
 */
export function authGuard({ config, providerSignIn, session, limits, renderer }: GuardParts): Router {
  const router = Router({ caseSensitive: true })
  router.use(originGuard(config), session)
  router.use((request, _response, next) =>
    next(asksForData(request) && !currentSession(request) ? httpError(401, 'Sign in first.') : undefined),
  )
  router.post('/{*path}', (request, response, next) =>
    currentSession(request) ? next() : limits.unsignedForms(request, response, next),
  )
  router.post('/sign-out', async (request, response) => {
    await endSession(request, response, config.siteUrl)
    response.redirect(303, '/admin')
  })
  // A signed-in person may register another person's passkey here, such as an owner their first own one.
  router.get('/join', (request, response, next) => (currentSession(request) ? show(request, response, 200) : next()))
  // The provider's redirect is a cross-site request, so it brings no session cookie.
  const provider = providerRoutes({ config, providerSignIn, goOn })
  router.get('/oidc/start', limits.providerSignIns, provider.start)
  router.get('/oidc/callback', limits.providerSignIns, provider.finish)
  router.use((request, _response, next) => next(currentSession(request) ? 'router' : undefined))
  const hadNone: RequestHandler = (request, _response, next) => next(hadSession(request, config) ? undefined : 'route')
  router.post('/{*path}', hadNone, ...readForm(carriedForm))
  router.post(
    '/{*path}',
    ...readForm(visitorForm),
    (request, _response, next) => next(formOf(request).has('password') ? undefined : 'route'),
    limits.signIn,
    openSession(config),
  )
  router.use((request, response) => show(request, response, 401))
  router.use(((error: unknown, request, response, next) => {
    if (asksForData(request)) return next(error)
    const { problem } = toApiError(error)
    if (problem.status >= 500) recordCause(response, error)
    if (response.headersSent) return next(error)
    const isUnexpected = request.method === 'POST' && problem.status >= 500 && problem.title !== busy.title
    return show(request, response, problem.status, isUnexpected ? { ...problem, ...authenticationFailed } : problem)
  }) satisfies ErrorRequestHandler)
  return router

  function goOn(request: Request, response: Response, path: string) {
    return show(request, response, 200, undefined, welcomeAddress(path))
  }

  async function show(
    request: Request,
    response: Response,
    status: number,
    problem?: SignInData['problem'],
    goesOnTo?: string,
  ) {
    const path = pathOf(request.originalUrl)
    // The steps with the provider are not pages; signing in there leads to the admin's start page.
    const isPage = isReadable(path) && !path.startsWith('/admin/oidc/')
    const address = isPage ? request.originalUrl : '/admin'
    const data: SignInData = {
      problem,
      hiddenFields: [...carriedFields(request, config)],
      ...waysIn(config),
      goesOnTo,
      isInvitation: pathOf(request.originalUrl) === '/admin/join',
      fromElsewhere: cameFromElsewhere(request),
    }
    const answer = await renderer.renderError(new URL(address, config.siteUrl), 401, requestIdOf(response), data)
    await sendAnswer({ ...answer, status }, request, response)
  }
}

/** Shown if an error of the server prevented the sign-in, so it is unknown whether the password was right. */
const authenticationFailed = { title: 'Error', detail: 'Authentication failed' }

/** Checks the password and continues with the form that was being sent, or redirects to the page if there was none. */
function openSession(config: GuardParts['config']): RequestHandler {
  return async (request, response, next) => {
    await beginByPassword(request, formOf(request).get('password') ?? '', config.adminPassword)
    const rest = carriedFields(request, config)
    if (rest.size === 0) return response.redirect(303, welcomeAddress(request.originalUrl))
    request.body = Buffer.from(rest.toString())
    next('router')
  }
}

/** The form that continues after signing in; empty if the browser never had a session. */
function carriedFields(request: Request, config: GuardParts['config']): URLSearchParams {
  if (!hadSession(request, config)) return new URLSearchParams()
  const form = formOf(request)
  form.delete('password')
  return form
}

/** The requested page, with a parameter that makes it greet the person who has just signed in. */
function welcomeAddress(page: string): string {
  const url = new URL(page, 'http://site')
  url.searchParams.set('signed-in', '')
  return url.pathname + url.search
}

/** Whether another site's link led here, so the `Strict` cookie was not sent. It is if this page asks again. */
function cameFromElsewhere(request: Request): boolean {
  const isStep = pathOf(request.originalUrl).startsWith('/admin/oidc/')
  return request.method === 'GET' && request.get('Sec-Fetch-Site') === 'cross-site' && !isStep
}
