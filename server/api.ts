import { type RequestHandler, Router } from 'express'
import { once } from '../shared/once'
import { type ApiParts, adminApiRouter } from './admin-api'
import type { PageViewService } from './analytics/service'
import { getPost, listCategories, listPosts } from './blog/routes'
import { endpoint } from './http/endpoint'
import { jsonBody, originGuard } from './http/guards'
import { admissionOf, type Limits, limitSearches } from './http/limits'
import { problemHandler, unknownEndpoint } from './http/problem'
import { countReports } from './http/reports'
import { getMatch, postMatch } from './match/routes'
import { openApiDocument } from './openapi/document'
import type { SubmissionService } from './submissions/service'
import { getVendor, listVendors } from './vendors/routes'

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
  const description = once(() => openApiDocument(config))
  return (_request, response) => void response.set('Cache-Control', 'no-cache').json(description())
}

/** `POST`: the body contains the form's answers and, if a page's form sent it, `signals`. */
function submitAnswers(submissions: SubmissionService, limits: Limits): RequestHandler {
  return async (request, response) => {
    const { id } = await submissions.submit({
      answers: request.body,
      signals: request.body?.signals,
      arrival: request.body?.arrival,
      idempotencyKey: request.get('Idempotency-Key'),
      admit: admissionOf(limits, request, response),
    })
    response.status(201).json({ id })
  }
}

/** `POST /api/page-views`: 204 once the view is counted in memory, before it is written. */
function countPageView(pageViews: PageViewService): RequestHandler {
  return (request, response) => {
    pageViews.count(request.body)
    response.status(204).end()
  }
}
