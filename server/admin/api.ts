import { type RequestHandler, Router } from 'express'
import { auditQuery } from '../../shared/admin/audit'
import type { AdminAct } from '../../shared/admin/permissions'
import { postAdminRoutes } from '../blog/admin-routes'
import { postDraftRoutes } from '../blog/drafts-routes'
import { duplicatesRoutes } from '../blog/duplicates-routes'
import { templateRoutes } from '../conversation/templates-routes'
import { correctionAdminRoutes } from '../corrections/admin-routes'
import { getGeneration, getQuota, retryGeneration, startGeneration } from '../generation/routes'
import { compressAnswers } from '../http/compress'
import { endpoint, type Handlers, type Method } from '../http/endpoint'
import { jsonBody, optionalJsonBody, originGuard } from '../http/guards'
import type { Limits } from '../http/limits'
import { acceptedQuery } from '../http/query'
import { leadAdminRoutes } from '../leads/admin-routes'
import { messageAdminRoutes } from '../messages/admin-routes'
import { openApiDocument } from '../openapi/document'
import { getArrivals, getOverview } from '../overview/routes'
import { peopleRoutes } from '../people/routes'
import { sessionRoutes } from '../people/session-routes'
import { passkeySignIn } from '../people/sign-in-routes'
import { pictureAdminRoutes, uploadBytes } from '../pictures/routes'
import type { Config } from '../platform/config'
import type { Services } from '../services'
import { tokenRoutes } from '../tokens/routes'
import { listViews, removeView, saveView } from '../views/routes'
import { webhookAdminRoutes } from '../webhooks/admin-routes'
import { forBrowsers, peopleOnly, readToken } from './bearer'
import { allow, credentials, getSession, requireSession, signIn, signOut } from './routes'
import { actorOf } from './session'

/** The methods of a path, each with its act, which the caller's role or scopes must allow. */
type ActRoutes = Partial<Record<Method, [AdminAct, ...Handlers]>>

function guarded(methods: ActRoutes): Partial<Record<Method, Handlers>> {
  const entries = Object.entries(methods).map(([method, [act, ...handlers]]) => [method, [allow(act), ...handlers]])
  return Object.fromEntries(entries)
}

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
  const on = (path: string, methods: ActRoutes) => endpoint(router, path, guarded(methods))

  // Registered above already, without a session; repeated here so that it is among the methods of the path.
  endpoint(router, '/session', {
    GET: [allow('readSession'), getSession],
    POST: signingIn,
    DELETE: [allow('signOut'), signOut(config)],
  })
  on('/blog-generations/:id/retry', { POST: ['retryGeneration', retryGeneration(services.generations)] })
  on('/blog-generations', { POST: ['startGeneration', optionalJsonBody, startGeneration(services.generations)] })
  on('/blog-generations/quota', { GET: ['getGenerationQuota', getQuota(services.generations)] })
  on('/blog-generations/:id', { GET: ['getGeneration', getGeneration(services.generations)] })

  const duplicates = duplicatesRoutes(services.duplicates)
  on('/duplicate-removals', {
    GET: ['listRecentDuplicates', duplicates.list],
    POST: ['removeRecentDuplicates', duplicates.remove],
    DELETE: ['restorePosts', jsonBody, duplicates.restore],
  })

  const leads = leadAdminRoutes(services.leadAdmin)
  on('/leads', { GET: ['listLeads', leads.list] })
  on('/leads.csv', { GET: ['exportLeads', leads.csv] })
  on('/leads/:id', {
    GET: ['getLead', leads.get],
    PATCH: ['changeLead', jsonBody, leads.change],
    DELETE: ['eraseLead', leads.erase],
  })
  on('/leads/:id/merge', { POST: ['mergeLeads', jsonBody, leads.merge] })
  on('/leads/:id/neighbors', { GET: ['getLeadNeighbors', leads.neighbors] })
  on('/lead-changes', { POST: ['changeLeads', jsonBody, leads.changeMany] })
  on('/lead-changes/:id', { DELETE: ['undoLeads', leads.undo] })
  on('/leads/:id/notes', { POST: ['addNote', jsonBody, leads.addNote] })
  on('/leads/:id/letters', {
    GET: ['listLetterVersions', leads.listLetters],
    POST: ['restartLetter', jsonBody, leads.restartLetter],
  })
  on('/leads/:id/letters/:number', {
    GET: ['getLetterVersion', leads.getLetter],
    POST: ['takeLetterVersion', jsonBody, leads.takeLetter],
  })
  on('/leads/:id/email', { GET: ['readSentEmail', leads.sentEmail] })
  on('/leads/:id/answers', { POST: ['answerLead', jsonBody, leads.answer] })
  on('/leads/:id/open-answer', { POST: ['noteOpenAnswer', jsonBody, services.openAnswer] })
  on('/leads/:id/recommendation', { POST: ['sendRecommendation', jsonBody, leads.send] })

  const messages = messageAdminRoutes(services.messageAdmin)
  on('/messages', { GET: ['listMessages', messages.list] })
  on('/messages/:id', {
    GET: ['getMessage', messages.get],
    PATCH: ['changeMessage', jsonBody, messages.change],
    DELETE: ['eraseMessage', messages.erase],
  })
  on('/message-changes', { POST: ['changeMessages', jsonBody, messages.changeMany] })
  on('/message-changes/:id', { DELETE: ['undoMessages', messages.undo] })
  on('/messages/:id/answers', { POST: ['answerMessage', jsonBody, messages.answer] })
  on('/messages/:id/open-answer', { POST: ['noteOpenAnswer', jsonBody, services.openAnswer] })
  on('/messages/:id/notes', { POST: ['addMessageNote', jsonBody, messages.addNote] })

  const templates = templateRoutes(services.templates)
  on('/answer-templates', {
    GET: ['listTemplates', templates.list],
    POST: ['createTemplate', jsonBody, templates.create],
  })
  on('/answer-templates/:id', {
    GET: ['getTemplate', templates.get],
    PATCH: ['changeTemplate', jsonBody, templates.change],
    DELETE: ['removeTemplate', templates.remove],
  })

  const corrections = correctionAdminRoutes(services.correctionAdmin)
  on('/corrections', { GET: ['listCorrections', corrections.list] })
  on('/corrections.csv', { GET: ['exportCorrections', corrections.csv] })
  on('/corrections/:id', {
    GET: ['getCorrection', corrections.get],
    PATCH: ['changeCorrection', jsonBody, corrections.change],
    DELETE: ['eraseCorrection', corrections.erase],
  })
  on('/corrections/:id/decision', { POST: ['decideCorrection', jsonBody, corrections.decide] })
  on('/corrections/:id/notes', { POST: ['addCorrectionNote', jsonBody, corrections.addNote] })
  on('/corrections/:id/publication', { DELETE: ['withdrawCorrection', corrections.withdraw] })

  on('/emails/:id/retry', {
    POST: [
      'sendEmailAgain',
      async (request, response) => {
        await services.emails.sendEmailAgain(actorOf(request), String(request.params.id))
        response.status(204).end()
      },
    ],
  })
  on('/source-links', {
    GET: [
      'readSourceLinks',
      async (_request, response) => void response.json(await services.sourceLinks.readSourceLinks()),
    ],
  })
  on('/arrivals', { GET: ['getArrivals', getArrivals(services.overview)] })
  on('/views', {
    GET: ['listViews', listViews(services.views)],
    POST: ['saveView', jsonBody, saveView(services.views)],
  })
  on('/views/:id', { DELETE: ['removeView', removeView(services.views)] })
  on('/overview', { GET: ['getOverview', getOverview(services.overview)] })

  const people = peopleRoutes(services)
  on('/account', { GET: ['readAccount', people.account] })
  on('/account/challenges', { POST: ['beginPasskey', people.beginPasskey] })
  on('/account/passkeys', { POST: ['addPasskey', jsonBody, people.addPasskey] })
  on('/account/passkeys/:passkey', { DELETE: ['removeOwnPasskey', people.removeOwnPasskey] })
  on('/people', { GET: ['listPeople', people.list], POST: ['invitePerson', jsonBody, people.invite] })
  on('/people/:id', { PATCH: ['changePerson', jsonBody, people.change] })
  on('/people/:id/invitations', { POST: ['inviteAgain', people.inviteAgain] })
  on('/people/:id/passkeys/:passkey', { DELETE: ['removePasskey', people.removePasskey] })
  on('/audit', {
    GET: [
      'listAudit',
      async (request, response) => void response.json(await services.audit.list(acceptedQuery(auditQuery, request))),
    ],
  })

  const sessions = sessionRoutes(services)
  on('/actor', { GET: ['readActor', sessions.readActor] })
  on('/sessions', { GET: ['listSessions', sessions.list], DELETE: ['endOtherSessions', sessions.endOthers] })
  on('/sessions/:id', { DELETE: ['endSession', sessions.end] })

  on('/openapi.json', {
    GET: ['describeAdminApi', (_request, response) => void response.json(openApiDocument(config, router))],
  })

  const tokens = tokenRoutes(services.tokens)
  on('/tokens', { GET: ['listTokens', tokens.list], POST: ['createToken', jsonBody, tokens.create] })
  on('/tokens/:id', { DELETE: ['revokeToken', tokens.revoke] })

  const webhooks = webhookAdminRoutes(services.webhooks)
  on('/webhooks', { GET: ['listEndpoints', webhooks.list], POST: ['createEndpoint', jsonBody, webhooks.create] })
  on('/webhooks/:id', {
    GET: ['getEndpoint', webhooks.get],
    PATCH: ['changeEndpoint', jsonBody, webhooks.change],
    DELETE: ['removeEndpoint', webhooks.remove],
  })
  on('/webhooks/:id/secret', { POST: ['renewSecret', webhooks.renewSecret] })
  on('/webhooks/:id/test', { POST: ['sendTestEvent', webhooks.test] })
  on('/webhooks/:id/replays', { POST: ['replayWebhooks', jsonBody, webhooks.replay] })
  on('/webhook-deliveries/:id/retry', { POST: ['sendWebhookAgain', webhooks.sendAgain] })

  const pictures = pictureAdminRoutes(services.pictures)
  on('/pictures', {
    GET: ['listPictures', pictures.list],
    POST: ['uploadPicture', ...uploadBytes(services.pictures)],
  })
  on('/pictures/:key', {
    PATCH: ['changePicture', jsonBody, pictures.change],
    DELETE: ['removePicture', pictures.remove],
  })
  on('/picture-choices', { GET: ['choosePictures', pictures.choose] })

  const posts = postAdminRoutes(services.postAdmin)
  on('/posts', {
    GET: ['listAdminPosts', posts.list],
    POST: ['createAdminPost', jsonBody, posts.create],
  })
  on('/post-choices', { GET: ['readPostChoices', posts.readChoices] })
  on('/posts/:id', { GET: ['getAdminPost', posts.get], PATCH: ['changePost', jsonBody, posts.change] })
  on('/posts/:id/status', { POST: ['setPostState', jsonBody, posts.setState] })
  const drafts = postDraftRoutes(services.postDrafts)
  on('/posts/:id/preview', {
    GET: ['previewPost', posts.preview],
    POST: ['previewText', jsonBody, drafts.preview],
  })
  on('/posts/:id/draft', {
    GET: ['getPostDraft', drafts.get],
    POST: ['keepPostDraft', jsonBody, drafts.keep],
    DELETE: ['discardPostDraft', jsonBody, drafts.discard],
  })
  on('/posts/:id/revisions', { GET: ['listRevisions', posts.listRevisions] })
  on('/posts/:id/revisions/:number', { GET: ['getRevision', posts.getRevision] })
  on('/posts/:id/revisions/:number/restore', { POST: ['restoreRevision', posts.restore] })
  return router
}
