import type { Request, RequestHandler } from 'express'
import { z } from 'zod'
import type { AdminSession } from '../../shared/admin/api'
import { ApiError } from '../../shared/api'
import type { Config } from '../platform/config'
import { isPassword, passwordCharsMax } from '../platform/password'
import { beginSession, endSession, signedIn } from './session'

/** Lets only a request with a session of the present hour pass; every other is refused with 401. */
export const requireSession: RequestHandler = (request, response, next) => {
  response.set('Cache-Control', 'no-store')
  signedIn(request)
  next()
}

const credentialsSchema = z.object({ password: z.string().max(passwordCharsMax) })

/** Lets only a body pass that holds a password to look at, so that nothing else counts as a try. */
export const credentials: RequestHandler = (request, _response, next) =>
  next(credentialsSchema.safeParse(request.body).success ? undefined : accessDenied())

/** `POST /api/admin/session`, behind `credentials`: 204 and a session for the right password, else 401 as the sign-in words it. */
export function signIn({ adminPassword }: Pick<Config, 'adminPassword'>): RequestHandler {
  return async (request, response) => {
    if (!(await isPassword(request.body.password, adminPassword))) throw accessDenied()
    await beginSession(request)
    response.status(204).end()
  }
}

/** As the sign-in words it, on a page and in a call. */
export const accessDenied = () =>
  new ApiError({ type: 'about:blank', title: 'Access Denied', status: 401, detail: 'Invalid password' })

/** `GET /api/admin/session`: since when and until when. */
export const getSession: RequestHandler = (request: Request, response) => {
  const { signedInAt, expiresAt } = signedIn(request)
  response.json({ signedInAt, expiresAt } satisfies AdminSession)
}

/** `DELETE /api/admin/session`. */
export function signOut({ siteUrl }: { siteUrl: string }): RequestHandler {
  return async (request, response) => {
    await endSession(request, response, siteUrl)
    response.status(204).end()
  }
}
