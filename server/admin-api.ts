import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Request, type RequestHandler, Router } from 'express'
import type { z } from 'zod'
import type { Actor } from '../shared/admin/actor'
import { correctionQuery } from '../shared/admin/corrections'
import { leadQuery } from '../shared/admin/leads'
import { forBrowsers, peopleOnly, readToken } from './admin/bearer'
import { type AdminActs, type AdminApiOf, pageApiOf, type RawHandlers, registerCalls } from './admin/endpoints'
import { credentials, getSession, refuseSignIn, requireSession, signIn, signOut } from './admin/routes'
import { actorOf, beginSession, signedIn } from './admin/session'
import { watchGeneration } from './generation/live'
import { compressAnswers, streamEncoders } from './http/compress'
import { jsonBody, originGuard } from './http/guards'
import type { Limits } from './http/limits'
import { acceptedQuery } from './http/query'
import type { LeadAdmin } from './leads/admin'
import { openApiDocument } from './openapi/document'
import { browserName } from './people/browser-name'
import { uploadBytes } from './pictures/routes'
import type { Config } from './platform/config'
import type { Services } from './services'

export interface ApiParts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'adminPassword'>
  services: Services
  limits: Limits
  session: RequestHandler
}

function actsOf(services: Services): AdminActs {
  const { accounts, adminSessions, waysIn } = services
  return {
    ...accounts,
    readActor: async ({ actor }) => ({ ...actor, waysIn }),
    listSessions: adminSessions.list,
    endSession: adminSessions.endById,
    endOtherSessions: adminSessions.endOthers,
    ...services.people,
    ...services.tokens,
    ...services.webhooks,
    ...services.audit,
    ...services.overview,
    ...services.sourceLinks,
    ...services.emails,
    ...services.leadAdmin,
    ...services.messageAdmin,
    ...services.openAnswers,
    ...services.templates,
    ...services.views,
    ...services.correctionAdmin,
    ...services.postAdmin,
    ...services.postDrafts,
    ...services.pictures,
    ...services.duplicates,
    ...services.generations,
  }
}

export const createAdminPageApi = (services: Services): AdminApiOf => pageApiOf(actsOf(services), services.notes)

/** Everything under `/api/admin`. Without a current session or a valid token, every request is rejected with 401. */
export function adminApiRouter({ config, session, services, limits }: ApiParts): Router {
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
  registerCalls(router, actsOf(services), rawHandlers(config, services, router), signingIn)
  return router
}

function rawHandlers(config: ApiParts['config'], services: Services, router: Router): RawHandlers {
  const { accounts, correctionAdmin, generations, leadAdmin, pictures } = services
  return {
    readSession: [getSession],
    signOut: [signOut(config)],
    addPasskey: [
      ...jsonBody,
      async (request, response) => {
        await accounts.addPasskey(signedIn(request).actor, request.body, browserName(request.get('User-Agent')))
        response.status(204).end()
      },
    ],
    exportLeads: [csv('leads', leadQuery, leadAdmin.exportLeads)],
    exportCorrections: [csv('corrections', correctionQuery, correctionAdmin.exportCorrections)],
    readSentEmail: [sendSentEmail(leadAdmin)],
    uploadPicture: [uploadBytes(pictures)],
    watchGeneration: [watchGeneration(generations)],
    describeAdminApi: [(_request, response) => void response.json(openApiDocument(config, router))],
  }
}

/** The email as it was sent, in a document whose policy forbids scripts and loading anything. */
const sendSentEmail =
  (admin: Pick<LeadAdmin, 'sentEmail'>): RequestHandler =>
  async (request, response) => {
    const { html } = await admin.sentEmail(String(request.params.id))
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups",
    )
    response.type('html').send(html)
  }

/** Endpoints that need no session: signing in by passkey, and using an invitation. The sign-in limits apply. */
function passkeySignIn({ invitations, passkeys }: Pick<Services, 'invitations' | 'passkeys'>) {
  return {
    begin: async (_request, response) => void response.json(await passkeys.beginSignIn()),

    /** 204 and a session, or 401 without the reason. */
    async signIn(request, response) {
      const actor = await passkeys.findSigner(request.body)
      if (!actor) return refuseSignIn(request, 'passkey', 'This passkey cannot sign in to the admin')
      await beginSession(request, actor)
      response.status(204).end()
    },

    beginJoining: async (request, response) => void response.json(await invitations.beginJoining(tokenOf(request))),

    async join(request, response) {
      const browser = browserName(request.get('User-Agent'))
      await beginSession(request, await invitations.join(tokenOf(request), request.body?.made, browser))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}

const tokenOf = ({ body }: Request): unknown => body?.token

/** Sends the rows that a query describes as a CSV file to download. Its name consists of `name` and the date. */
function csv<Query>(
  name: string,
  schema: z.ZodType<Query>,
  piecesOf: (actor: Actor, query: Query) => AsyncIterable<string>,
): RequestHandler {
  return async (request, response) => {
    const pieces = Readable.from(piecesOf(actorOf(request), acceptedQuery(schema, request)))
    response.type('text/csv').attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`)
    await pipeline([pieces, ...streamEncoders(request, response), response]).catch(ignoreAborted)
  }
}

/** Error handler for a pipeline to a visitor: ignores that the visitor has disconnected, and throws other errors. */
function ignoreAborted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
