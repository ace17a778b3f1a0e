import { type RequestHandler, Router } from 'express'
import { adminApiRouter } from '../admin/api'
import { countPageView } from '../analytics/routes'
import { getPost, listCategories, listPosts } from '../blog/routes'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import type { Services } from '../services'
import { submitAnswers } from '../submissions/routes'
import { getVendor, listVendors } from '../vendors/routes'
import { endpoint } from './endpoint'
import { jsonBody, originGuard } from './guards'
import type { Limits } from './limits'
import { problemHandler, unknownEndpoint } from './problem'

interface ApiParts {
  config: Pick<Config, 'siteUrl' | 'adminPassword'>
  services: Services
  limits: Limits
  logger: Logger
  session: RequestHandler
}

/** Everything under `/api`: a row says the path, the method and, in order, the guards and the handler. */
export function apiRouter({ logger, ...parts }: ApiParts): Router {
  const { config, services, limits } = parts
  const own = originGuard(config)
  const router = Router()

  endpoint(router, '/leads', { POST: [own, limits.submissions, jsonBody, submitAnswers(services.leads)] })
  endpoint(router, '/contact-messages', {
    POST: [own, limits.submissions, jsonBody, submitAnswers(services.messages)],
  })
  endpoint(router, '/page-views', { POST: [own, limits.pageViews, jsonBody, countPageView(services.pageViews)] })
  endpoint(router, '/vendors', { GET: [listVendors(services.vendors)] })
  endpoint(router, '/vendors/:id', { GET: [getVendor(services.vendors)] })
  endpoint(router, '/posts', { GET: [listPosts(services.blog)] })
  endpoint(router, '/posts/:slug', { GET: [getPost(services.blog)] })
  endpoint(router, '/categories', { GET: [listCategories(services.blog)] })
  router.use('/admin', adminApiRouter(parts))

  router.use(unknownEndpoint)
  router.use(problemHandler(logger))
  return router
}
