import type { Request, RequestHandler } from 'express'
import { z } from 'zod'
import { ApiError } from '../../shared/api'
import type { Config } from '../platform/config'
import { isPassword } from '../platform/password'
import { refusal } from '../platform/refusal'
import { beginSession, currentSession, endSession } from './session'

/** Lets only a request with a session of the present hour pass; every other is refused with 401. */
export const requireSession: RequestHandler = (request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next(currentSession(request) ? undefined : refusal(401, 'Sign in first.'))
}

const credentials = z.object({ password: z.string().max(1_000) })

/** `POST /api/admin/session`: 204 and a session for the right password, else 401 as the gate words it. */
export function signIn({ adminPassword }: Pick<Config, 'adminPassword'>): RequestHandler {
  return async (request, response) => {
    const given = credentials.safeParse(request.body)
    if (!(given.success && (await isPassword(given.data.password, adminPassword)))) throw accessDenied()
    await beginSession(request)
    response.status(204).end()
  }
}

/** As the gate words it, on a page and in a call. */
export const accessDenied = () =>
  new ApiError({ type: 'about:blank', title: 'Access Denied', status: 401, detail: 'Invalid password' })

/** `GET /api/admin/session`: since when and until when. */
export const getSession: RequestHandler = (request: Request, response) => {
  response.json(currentSession(request))
}

/** `DELETE /api/admin/session`. */
export function signOut({ siteUrl }: { siteUrl: string }): RequestHandler {
  return async (request, response) => {
    await endSession(request, response, siteUrl)
    response.status(204).end()
  }
}
