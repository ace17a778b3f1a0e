import { type RequestHandler, Router } from 'express'
import { auditQuery } from '../shared/admin/audit'
import { forBrowsers, peopleOnly, readToken } from './admin/bearer'
import { type AdminEndpoint, json, noContent, register } from './admin/endpoints'
import { peopleRoutes } from './admin/people-routes'
import { allow, credentials, getSession, requireSession, signIn, signOut } from './admin/routes'
import { sessionRoutes } from './admin/session-routes'
import { passkeySignIn } from './admin/sign-in-routes'
import { postAdminRoutes } from './blog/admin-routes'
import { postDraftRoutes } from './blog/drafts-routes'
import { duplicatesRoutes } from './blog/duplicates-routes'
import { templateRoutes } from './conversation/templates-routes'
import { correctionAdminRoutes } from './corrections/admin-routes'
import { generationRoutes } from './generation/routes'
import { compressAnswers } from './http/compress'
import { endpoint } from './http/endpoint'
import { jsonBody, originGuard } from './http/guards'
import type { Limits } from './http/limits'
import { leadAdminRoutes } from './leads/admin-routes'
import { messageAdminRoutes } from './messages/admin-routes'
import { openApiDocument } from './openapi/document'
import { overviewRoutes } from './overview/routes'
import { pictureAdminRoutes } from './pictures/routes'
import type { Config } from './platform/config'
import type { Services } from './services'
import { tokenRoutes } from './tokens/routes'
import { viewRoutes } from './views/routes'
import { webhookAdminRoutes } from './webhooks/admin-routes'

interface AdminApiParts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'adminPassword'>
  session: RequestHandler
  services: Services
  limits: Limits
}

/** Everything under `/api/admin`. Without a current session or a valid token, every request is rejected with 401. */
export function adminApiRouter({ config, session, services, limits }: AdminApiParts): Router {
  const own = originGuard(config)
  const router = Router({ caseSensitive: true })
  router.use(readToken(services.tokens, limits.tokenCalls), forBrowsers(own), forBrowsers(session), compressAnswers())
  const signingIn = [peopleOnly, ...jsonBody, credentials, limits.signIn, signIn(config)]
  router.post('/session', signingIn)
  const passkey = passkeySignIn(services)
  router.post('/passkey-challenges', peopleOnly, limits.passkeyChallenges, passkey.begin)
  router.post('/session/passkey', peopleOnly, ...jsonBody, limits.signIn, passkey.signIn)
  router.post('/invitations/challenges', peopleOnly, ...jsonBody, limits.signIn, passkey.beginJoining)
  router.post('/invitations/passkeys', peopleOnly, ...jsonBody, limits.signIn, passkey.join)
  router.use(requireSession)
  // Registered above already, without a session; repeated here so that it is among the methods of the path.
  endpoint(router, '/session', {
    GET: [allow('readSession'), getSession],
    POST: signingIn,
    DELETE: [allow('signOut'), signOut(config)],
  })
  register(router, endpointsOf(services))
  register(router, [['describeAdminApi', 'GET /openapi.json', json(() => openApiDocument(config, router))]])
  return router
}

const endpointsOf = (services: Services): AdminEndpoint[] => [
  ...generationRoutes(services.generations),
  ...duplicatesRoutes(services.duplicates),
  ...leadAdminRoutes(services.leadAdmin),
  ...messageAdminRoutes(services.messageAdmin),
  ['noteOpenAnswer', 'POST /leads/:id/open-answer', jsonBody, services.openAnswer],
  ['noteOpenAnswer', 'POST /messages/:id/open-answer', jsonBody, services.openAnswer],
  ...templateRoutes(services.templates),
  ...correctionAdminRoutes(services.correctionAdmin),
  ['sendEmailAgain', 'POST /emails/:id/retry', noContent(({ actor, id }) => services.emails.sendEmailAgain(actor, id))],
  ['readSourceLinks', 'GET /source-links', json(() => services.sourceLinks.readSourceLinks())],
  ...viewRoutes(services.views),
  ...overviewRoutes(services),
  ...peopleRoutes(services),
  ['listAudit', 'GET /audit', json(({ query }) => services.audit.list(query(auditQuery)))],
  ...sessionRoutes(services),
  ...tokenRoutes(services.tokens),
  ...webhookAdminRoutes(services.webhooks),
  ...pictureAdminRoutes(services.pictures),
  ...postAdminRoutes(services.postAdmin),
  ...postDraftRoutes(services.postDrafts),
]
