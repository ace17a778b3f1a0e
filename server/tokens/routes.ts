import { type AdminEndpoint, json, noContent } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import type { TokenService } from './service'

export const tokenRoutes = (tokens: TokenService): AdminEndpoint[] => [
  ['listTokens', 'GET /tokens', json(() => tokens.listTokens())],
  ['createToken', 'POST /tokens', jsonBody, json(({ actor, body }) => tokens.createToken(actor, body), 201)],
  ['revokeToken', 'DELETE /tokens/:id', noContent(({ actor, id }) => tokens.revokeToken(actor, id))],
]
