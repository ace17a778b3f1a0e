import { type Request, type RequestHandler, Router } from 'express'
import type { Knex } from 'knex'
import { recordCause } from './http/access-log'
import { compressAnswers } from './http/compress'
import { endpoint } from './http/endpoint'
import { metricsContentType, renderMetrics } from './outbox/metrics'
import type { Config } from './platform/config'
import type { Failing } from './platform/health'
import type { Pools } from './platform/pools'
import { createReadiness, type ReadinessTimes } from './platform/readiness'
import { isStopping } from './platform/shutdown'
import type { Stores } from './platform/stores/index'
import { isSameSecret } from './platform/token-hash'

interface Operated {
  config: Pick<Config, 'metricsToken'>
  pools: Pick<Pools, 'admin' | 'telemetry'>
  stores: Stores
  readinessTimes?: Partial<ReadinessTimes> | undefined
}

/** Endpoints for the people and machines that run the site: liveness, readiness, and metrics. */
export function operationRouter(operated: Operated): Router {
  const { config, pools } = operated
  const router = Router({ caseSensitive: true, strict: true })
  endpoint(router, '/healthz', { GET: [liveness] })
  endpoint(router, '/readyz', { GET: [readiness(operated)] })
  router.use('/metrics', metricsGuard(config.metricsToken), compressAnswers())
  endpoint(router, '/metrics', { GET: [metrics(pools.admin)] })
  return router
}

const uncached = { 'Cache-Control': 'no-store' }

const liveness: RequestHandler = (_request, response) => void response.set(uncached).json({ status: 'ok' })

const stopping: Failing = new Map([['process', new Error('the process is stopping')]])

function readiness({ pools, stores, readinessTimes }: Operated): RequestHandler {
  const findFailing = createReadiness(pools.telemetry, stores, readinessTimes)
  return async (_request, response) => {
    // Checked on every request, so a load balancer stops sending requests as soon as the process is stopping.
    const failing = isStopping() ? stopping : await findFailing()
    const [first] = failing.values()
    if (first !== undefined) recordCause(response, first)
    response
      .status(failing.size === 0 ? 200 : 503)
      .set(uncached)
      .json({ status: failing.size === 0 ? 'ok' : 'unavailable', failing: [...failing.keys()] })
  }
}

function metrics(db: Knex): RequestHandler {
  return async (_request, response) => {
    const body = await renderMetrics(db)
    response.set({ ...uncached, 'Content-Type': metricsContentType }).end(body)
  }
}

/**
 * Admits requests with the token; without a configured token, only direct connections from this machine, with no proxy
 * between. Anyone else gets the 404 of a page that does not exist.
 */
function metricsGuard(token: string | undefined): RequestHandler {
  return (request, _response, next) => {
    const given = request.get('Authorization') ?? ''
    const allowed = token === undefined ? isDirectLoopback(request) : isSameSecret(given, `Bearer ${token}`)
    next(allowed ? undefined : 'router')
  }
}

function isDirectLoopback(request: Request): boolean {
  const peer = request.socket.remoteAddress ?? ''
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(peer)
  return isLoopback && Object.keys(request.headers).every((header) => header.startsWith('sec-') || ofClient.has(header))
}

/** Headers, in lowercase, that a scraper, a browser, or a script sends. Any other may be a proxy's. */
const ofClient: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'connection',
  'content-length',
  'host',
  'user-agent',
  'cookie',
  'dnt',
  'pragma',
  'priority',
  'referer',
  'upgrade-insecure-requests',
  'traceparent',
  'tracestate',
  'x-prometheus-scrape-timeout-seconds',
])
