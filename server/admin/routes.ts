import type { Request, RequestHandler } from 'express'
import { z } from 'zod'
import { type Actor, passwordOwner, roleLabel } from '../../shared/admin/actor'
import { type AdminAct, type AdminSession, callOf, mayDo } from '../../shared/admin/api'
import type { SignInWay } from '../../shared/admin/audit'
import { ApiError } from '../../shared/api'
import type { Notes } from '../audit/notes'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { isPassword, passwordCharsMax } from '../platform/password'
import { assertScope, tokenCaller } from './bearer'
import { actorOf, beginSession, countFailedSignIn, endSession, signedIn, turnOf } from './session'

/** Rejects requests without a current session or a token with 401. */
export const requireSession: RequestHandler = (request, response, next) => {
  response.set('Cache-Control', 'no-store')
  if (!tokenCaller(request)) signedIn(request)
  next()
}

/** The app's setting with its `Notes`. */
export const notesSetting = 'notes'

/**
 * Rejects callers whose role or scopes do not allow an act with 403, which the audit log notes, as it does that a
 * program reads personal data. Must come after `requireSession`.
 */
export function allow(act: AdminAct): RequestHandler & { act: AdminAct } {
  const guard: RequestHandler = async (request, _response, next) => {
    const notes: Notes | undefined = request.app.get(notesSetting)
    const token = tokenCaller(request)
    const actor = actorOf(request)
    try {
      if (token) assertScope(token.scopes, act)
      else assertMayDo(actor, act)
    } catch (error) {
      await notes?.refusal(actor, act)
      throw error
    }
    const reading = token && personalReading.get(callOf(act).scope)
    if (reading) await notes?.reading(actor, reading)
    next()
  }
  return Object.assign(guard, { act })
}

/** The scopes with which a program reads personal data, and what the audit log calls that. */
const personalReading = new Map<string | undefined, string>([
  ['leads:read', 'Read leads'],
  ['messages:read', 'Read messages'],
])

/** @throws ApiError 403 if the role does not allow the act */
export function assertMayDo({ role }: Actor, act: AdminAct): void {
  if (!mayDo(role, act)) throw httpError(403, `Your role (${roleLabel(role)}) does not allow this.`)
}

const credentialsSchema = z.object({ password: z.string().max(passwordCharsMax) })

/** Rejects bodies without a password before the limit, so only real attempts count. */
export const credentials: RequestHandler = (request, _response, next) =>
  next(credentialsSchema.safeParse(request.body).success ? undefined : accessDenied())

/** `POST /api/admin/session`, after `credentials`: 204 and a session for the right password, otherwise 401. */
export function signIn({ adminPassword }: Pick<Config, 'adminPassword'>): RequestHandler {
  return async (request, response) => {
    await beginByPassword(request, request.body.password, adminPassword)
    response.status(204).end()
  }
}

/** @throws ApiError 401 for a wrong password */
export async function beginByPassword(request: Request, given: string, adminPassword: Config['adminPassword']) {
  const isRight = await isPassword(given, adminPassword, turnOf(request))
  if (!isRight) return refuseSignIn(request, 'password')
  await beginSession(request, passwordOwner)
}

/** Counts a failed sign-in. @throws ApiError 401 */
export async function refuseSignIn(request: Request, way: SignInWay, detail?: string): Promise<never> {
  await countFailedSignIn(request, way)
  throw accessDenied(detail)
}

const accessDenied = (detail = 'Invalid password') =>
  new ApiError({ type: 'about:blank', title: 'Access Denied', status: 401, detail })

/** `GET /api/admin/session`: when the session began and when it expires. */
export const getSession: RequestHandler = (request: Request, response) => {
  const { signedInAt, expiresAt } = signedIn(request)
  response.json({ signedInAt, expiresAt } satisfies AdminSession)
}

export function signOut({ siteUrl }: { siteUrl: string }): RequestHandler {
  return async (request, response) => {
    await endSession(request, response, siteUrl)
    response.status(204).end()
  }
}
