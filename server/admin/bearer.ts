import type { Request, RequestHandler } from 'express'
import { type AdminAct, scopeOf } from '../../shared/admin/permissions'
import type { TokenScope } from '../../shared/admin/token-scopes'
import { httpError } from '../platform/http-error'
import type { TokenCaller, TokenService } from '../tokens/service'

const callers = new WeakMap<Request, TokenCaller>()

/** The program that makes a call, where it bears a token that is valid. */
export const tokenCaller = (request: Request): TokenCaller | undefined => callers.get(request)

/** Whether a call is made by token. Then no cookie counts, whatever it says, and so no other site's page can have it made. */
const isByToken = (request: Request): boolean => /^bearer(\s|$)/i.test(request.get('Authorization') ?? '')

/**
 * Knows a program by the token in `Authorization: Bearer …`; any other call passes.
 * @throws ApiError 401 for a token that is unknown, over or revoked
 */
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

/** Guards that are for browsers alone: what a call by token has to do with neither cookies nor forms. */
export const forBrowsers =
  (guard: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isByToken(request) ? next() : guard(request, response, next)

/** Refuses a call by token where only a person can be meant. */
export const peopleOnly: RequestHandler = (request, _response, next) =>
  next(isByToken(request) ? closedToTokens() : undefined)

/** @throws ApiError 403 for an act that the scopes do not name, or that is closed to tokens */
export function assertScope(scopes: readonly TokenScope[], act: AdminAct): void {
  const needed = scopeOf(act)
  if (!needed) throw closedToTokens()
  if (needed !== 'any' && !scopes.includes(needed))
    throw httpError(403, `This token does not have the scope ${needed}.`)
}

const closedToTokens = () => httpError(403, 'This is closed to tokens.')
