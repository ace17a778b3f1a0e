import { type RequestHandler, Router } from 'express'
import { adminApiRouter } from './admin-api'
import { countPageView } from './analytics/routes'
import { getPost, listCategories, listPosts } from './blog/routes'
import { endpoint } from './http/endpoint'
import { jsonBody, originGuard } from './http/guards'
import { type Limits, limitSearches } from './http/limits'
import { problemHandler, unknownEndpoint } from './http/problem'
import { countReports } from './http/reports'
import { getMatch, postMatch } from './match/routes'
import { openApiDocument } from './openapi/document'
import type { Config } from './platform/config'
import type { Services } from './services'
import { submitAnswers } from './submissions/routes'
import { getVendor, listVendors } from './vendors/routes'

interface ApiParts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'adminPassword'>
  services: Services
  limits: Limits
  session: RequestHandler
}

/** All endpoints under `/api`. Each row gives the path, the method, and the guards and handler in order. */
export function apiRouter(parts: ApiParts): Router {
  const { config, services, limits } = parts
  const own = originGuard(config)
  const router = Router({ caseSensitive: true })

  endpoint(router, '/leads', { POST: [own, jsonBody, submitAnswers(services.leads, limits)] })
  endpoint(router, '/contact-messages', { POST: [own, jsonBody, submitAnswers(services.messages, limits)] })
  endpoint(router, '/corrections', { POST: [own, jsonBody, submitAnswers(services.corrections, limits)] })
  endpoint(router, '/page-views', { POST: [own, limits.pageViews, jsonBody, countPageView(services.pageViews)] })
  endpoint(router, '/reports', { POST: [limits.reports, limits.reportsOfAll, ...countReports] })
  endpoint(router, '/openapi.json', { GET: [describeApi(config)] })
  endpoint(router, '/vendors', { GET: [listVendors] })
  endpoint(router, '/vendors/:id', { GET: [getVendor] })
  endpoint(router, '/match', {
    GET: [limits.match, getMatch],
    POST: [own, limits.match, jsonBody, postMatch],
  })
  endpoint(router, '/posts', { GET: [limitSearches(limits), listPosts(services.blog)] })
  endpoint(router, '/posts/:slug', { GET: [getPost(services.blog)] })
  endpoint(router, '/categories', { GET: [listCategories(services.blog)] })
  router.use('/admin', adminApiRouter(parts))

  router.use(unknownEndpoint)
  router.use(problemHandler)
  return router
}

/** The description is made when it is first requested, so that a start of the server does not wait for it. */
function describeApi(config: ApiParts['config']): RequestHandler {
  let description: object | undefined
  return (_request, response) => {
    description ??= openApiDocument(config)
    response.set('Cache-Control', 'no-cache').json(description)
  }
}
