import { type RequestHandler, Router } from 'express'
import { postAdminRoutes } from '../blog/admin-routes'
import { duplicatesRoutes } from '../blog/duplicates-routes'
import { correctionAdminRoutes } from '../corrections/admin-routes'
import { getGeneration, getQuota, retryGeneration, startGeneration } from '../generation/routes'
import { compressAnswers } from '../http/compress'
import { endpoint } from '../http/endpoint'
import { jsonBody, optionalJsonBody, originGuard } from '../http/guards'
import type { Limits } from '../http/limits'
import { leadAdminRoutes } from '../leads/admin-routes'
import { messageAdminRoutes } from '../messages/admin-routes'
import { getArrivals, getOverview } from '../overview/routes'
import type { Config } from '../platform/config'
import type { Services } from '../services'
import { listViews, removeView, saveView } from '../views/routes'
import { webhookAdminRoutes } from '../webhooks/admin-routes'
import { credentials, getSession, requireSession, signIn, signOut } from './routes'
import { actorOf } from './session'

interface AdminApiParts {
  config: Pick<Config, 'siteUrl' | 'adminPassword'>
  session: RequestHandler
  services: Services
  limits: Limits
}

/** Everything under `/api/admin`. Whatever is asked, without a session of the present hour it is refused with 401. */
export function adminApiRouter({ config, session, services, limits }: AdminApiParts): Router {
  const own = originGuard(config)
  const router = Router()
  router.use(own, session, compressAnswers())
  const signingIn = [...jsonBody, credentials, limits.signIn, signIn(config)]
  router.post('/session', signingIn)
  router.use(requireSession)

  // Signing in is answered above, to anybody; here it is named among what the address can do.
  endpoint(router, '/session', { GET: [getSession], POST: signingIn, DELETE: [signOut(config)] })
  endpoint(router, '/blog-generations/:id/retry', { POST: [retryGeneration(services.generations)] })
  endpoint(router, '/blog-generations', { POST: [optionalJsonBody, startGeneration(services.generations)] })
  endpoint(router, '/blog-generations/quota', { GET: [getQuota(services.generations)] })
  endpoint(router, '/blog-generations/:id', { GET: [getGeneration(services.generations)] })

  const duplicates = duplicatesRoutes(services.duplicates)
  endpoint(router, '/duplicate-removals', {
    GET: [duplicates.list],
    POST: [duplicates.remove],
    DELETE: [jsonBody, duplicates.restore],
  })

  const leads = leadAdminRoutes(services.leadAdmin)
  endpoint(router, '/leads', { GET: [leads.list] })
  endpoint(router, '/leads.csv', { GET: [leads.csv] })
  endpoint(router, '/leads/:id', { GET: [leads.get], PATCH: [jsonBody, leads.change], DELETE: [leads.erase] })
  endpoint(router, '/leads/:id/merge', { POST: [jsonBody, leads.merge] })
  endpoint(router, '/leads/:id/neighbors', { GET: [leads.neighbors] })
  endpoint(router, '/lead-changes', { POST: [jsonBody, leads.changeMany] })
  endpoint(router, '/lead-changes/:id', { DELETE: [leads.undo] })
  endpoint(router, '/leads/:id/notes', { POST: [jsonBody, leads.addNote] })
  endpoint(router, '/leads/:id/letters', { GET: [leads.listLetters], POST: [jsonBody, leads.restartLetter] })
  endpoint(router, '/leads/:id/letters/:number', { GET: [leads.getLetter], POST: [jsonBody, leads.takeLetter] })
  endpoint(router, '/leads/:id/email', { GET: [leads.sentEmail] })
  endpoint(router, '/leads/:id/answers', { POST: [jsonBody, leads.answer] })
  endpoint(router, '/leads/:id/recommendation', { POST: [jsonBody, leads.send] })

  const messages = messageAdminRoutes(services.messageAdmin)
  endpoint(router, '/messages', { GET: [messages.list] })
  endpoint(router, '/messages/:id', {
    GET: [messages.get],
    PATCH: [jsonBody, messages.change],
    DELETE: [messages.erase],
  })
  endpoint(router, '/message-changes', { POST: [jsonBody, messages.changeMany] })
  endpoint(router, '/message-changes/:id', { DELETE: [messages.undo] })
  endpoint(router, '/messages/:id/answers', { POST: [jsonBody, messages.answer] })
  endpoint(router, '/messages/:id/notes', { POST: [jsonBody, messages.addNote] })

  const corrections = correctionAdminRoutes(services.correctionAdmin)
  endpoint(router, '/corrections', { GET: [corrections.list] })
  endpoint(router, '/corrections.csv', { GET: [corrections.csv] })
  endpoint(router, '/corrections/:id', {
    GET: [corrections.get],
    PATCH: [jsonBody, corrections.change],
    DELETE: [corrections.erase],
  })
  endpoint(router, '/corrections/:id/decision', { POST: [jsonBody, corrections.decide] })
  endpoint(router, '/corrections/:id/notes', { POST: [jsonBody, corrections.addNote] })
  endpoint(router, '/corrections/:id/publication', { DELETE: [corrections.withdraw] })

  endpoint(router, '/emails/:id/retry', {
    POST: [
      async (request, response) => {
        await services.emails.sendEmailAgain(actorOf(request), String(request.params.id))
        response.status(204).end()
      },
    ],
  })
  endpoint(router, '/source-links', {
    GET: [async (_request, response) => void response.json(await services.sourceLinks.readSourceLinks())],
  })
  endpoint(router, '/arrivals', { GET: [getArrivals(services.overview)] })
  endpoint(router, '/views', { GET: [listViews(services.views)], POST: [jsonBody, saveView(services.views)] })
  endpoint(router, '/views/:id', { DELETE: [removeView(services.views)] })
  endpoint(router, '/overview', { GET: [getOverview(services.overview)] })

  const webhooks = webhookAdminRoutes(services.webhooks)
  endpoint(router, '/webhooks', { GET: [webhooks.list], POST: [jsonBody, webhooks.create] })
  endpoint(router, '/webhooks/:id', {
    GET: [webhooks.get],
    PATCH: [jsonBody, webhooks.change],
    DELETE: [webhooks.remove],
  })
  endpoint(router, '/webhooks/:id/secret', { POST: [webhooks.renewSecret] })
  endpoint(router, '/webhooks/:id/test', { POST: [webhooks.test] })
  endpoint(router, '/webhooks/:id/replays', { POST: [jsonBody, webhooks.replay] })
  endpoint(router, '/webhook-deliveries/:id/retry', { POST: [webhooks.sendAgain] })

  const posts = postAdminRoutes(services.postAdmin)
  endpoint(router, '/posts', { GET: [posts.list], POST: [jsonBody, posts.create] })
  endpoint(router, '/posts/:id', { GET: [posts.get], PATCH: [jsonBody, posts.change] })
  endpoint(router, '/posts/:id/status', { POST: [jsonBody, posts.setState] })
  endpoint(router, '/posts/:id/preview', { GET: [posts.preview] })
  endpoint(router, '/posts/:id/revisions', { GET: [posts.listRevisions] })
  endpoint(router, '/posts/:id/revisions/:number', { GET: [posts.getRevision] })
  endpoint(router, '/posts/:id/revisions/:number/restore', { POST: [posts.restore] })
  return router
}
