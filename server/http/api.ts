import { type RequestHandler, Router } from 'express'
import { countPageView } from '../analytics/routes'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { refusal } from '../platform/refusal'
import type { Services } from '../services'
import { submitAnswers } from '../submissions/routes'
import { getVendor, listVendors } from '../vendors/routes'
import { jsonBody, originGuard } from './guards'
import type { Limits } from './limits'
import { problemHandler, unknownEndpoint } from './problem'

interface ApiParts {
  config: Pick<Config, 'siteUrl'>
  services: Services
  limits: Limits
  logger: Logger
}

/** Everything under `/api`: a row says the path, the method and, in order, the guards and the handler. */
export function apiRouter({ config, services, limits, logger }: ApiParts): Router {
  const own = originGuard(config)
  const router = Router()

  endpoint(router, '/leads', { POST: [own, limits.submissions, jsonBody, submitAnswers(services.leads)] })
  endpoint(router, '/contact-messages', {
    POST: [own, limits.submissions, jsonBody, submitAnswers(services.messages)],
  })
  endpoint(router, '/page-views', { POST: [own, limits.pageViews, jsonBody, countPageView(services.pageViews)] })
  endpoint(router, '/vendors', { GET: [listVendors(services.vendors)] })
  endpoint(router, '/vendors/:id', { GET: [getVendor(services.vendors)] })

  router.use(unknownEndpoint)
  router.use(problemHandler(logger))
  return router
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Handlers = (RequestHandler | RequestHandler[])[]

/** Registers the methods of one path; every other method is answered 405 with `Allow`. */
function endpoint(router: Router, path: string, methods: Partial<Record<Method, Handlers>>): void {
  const route = router.route(path)
  for (const [method, handlers] of Object.entries(methods)) {
    route[method.toLowerCase() as Lowercase<Method>](...handlers)
  }
  const allowed = Object.keys(methods).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  route.all((request, response, next) => {
    response.set('Allow', allowed.join(', '))
    next(refusal(405, `${request.method} is not possible here.`))
  })
}
