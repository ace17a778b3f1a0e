import type { RequestHandler } from 'express'
import { actorOf } from '../admin/session'
import type { TokenService } from './service'

/** The endpoints for tokens, each a thin layer over the service. */
export function tokenRoutes(tokens: TokenService) {
  return {
    list: async (_request, response) => void response.json(await tokens.listTokens()),
    create: async (request, response) =>
      void response.status(201).json(await tokens.createToken(actorOf(request), request.body)),
    async revoke(request, response) {
      await tokens.revokeToken(actorOf(request), String(request.params.id))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
