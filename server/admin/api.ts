import { type RequestHandler, Router } from 'express'
import { endpoint } from '../http/endpoint'
import { jsonBody, originGuard } from '../http/guards'
import type { Limits } from '../http/limits'
import type { Config } from '../platform/config'
import type { Services } from '../services'
import { getSession, requireSession, signIn, signOut } from './routes'

interface AdminApiParts {
  config: Pick<Config, 'siteUrl' | 'adminPassword'>
  session: RequestHandler
  services: Services
  limits: Limits
}

/** Everything under `/api/admin`. Whatever is asked, without a session of the present hour it is refused with 401. */
export function adminApiRouter({ config, session, limits }: AdminApiParts): Router {
  const own = originGuard(config)
  const router = Router()
  router.use(own, session)
  router.post('/session', limits.signInOverall, limits.signIn, jsonBody, signIn(config))
  router.use(requireSession)

  endpoint(router, '/session', { GET: [getSession], DELETE: [signOut(config)] })
  return router
}
