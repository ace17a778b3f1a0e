import type { Request, RequestHandler } from 'express'
import { type AdminAct, callOf } from '../../shared/admin/api'
import type { TokenScope } from '../../shared/admin/permissions'
import { httpError } from '../platform/http-error'
import type { TokenCaller, TokenService } from '../tokens/service'

const callers = new WeakMap<Request, TokenCaller>()

export const tokenCaller = (request: Request): TokenCaller | undefined => callers.get(request)

/** Whether a call carries a token. Then cookies are ignored, so another site's page cannot trigger it with them. */
const isByToken = (request: Request): boolean => /^bearer(\s|$)/i.test(request.get('Authorization') ?? '')

/** Identifies a program by its token; calls without one pass. @throws ApiError 401 for a token that is not valid */
export function readToken(tokens: Pick<TokenService, 'findCaller'>, limit: RequestHandler): RequestHandler {
  const read: RequestHandler = async (request, response, next) => {
    const caller = await tokens.findCaller((request.get('Authorization') ?? '').slice('bearer '.length).trim())
    if (!caller) {
      response.set({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' })
      throw httpError(401, 'This token is not valid.')
    }
    callers.set(request, caller)
    next()
  }
  return (request, response, next) => {
    if (!isByToken(request)) return next()
    limit(request, response, (error?: unknown) => {
      if (error) return next(error)
      void Promise.resolve(read(request, response, next)).catch(next)
    })
  }
}

/** Applies a guard only to calls without a token, since calls with one use neither cookies nor forms. */
export const forBrowsers =
  (guard: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isByToken(request) ? next() : guard(request, response, next)

/** Rejects calls with a token where only a person may act. */
export const peopleOnly: RequestHandler = (request, _response, next) =>
  next(isByToken(request) ? closedToTokens() : undefined)

/** @throws ApiError 403 for an act outside the scopes, or one that is closed to tokens */
export function assertScope(scopes: readonly TokenScope[], act: AdminAct): void {
  const needed = callOf(act).scope
  if (!needed) throw closedToTokens()
  if (needed !== 'any' && !scopes.includes(needed))
    throw httpError(403, `This token does not have the scope ${needed}.`)
}

const closedToTokens = () => httpError(403, 'This is closed to tokens.')
