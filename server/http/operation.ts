import { timingSafeEqual } from 'node:crypto'
import { type Request, type RequestHandler, Router } from 'express'
import type { Knex } from 'knex'
import { pendingMigrations } from '../../migrations'
import type { Config } from '../platform/config'
import { failingChecks } from '../platform/health'
import { metricsContentType, renderMetrics } from '../platform/metrics'
import { isStopping } from '../platform/shutdown'
import { endpoint } from './endpoint'

interface Operated {
  config: Pick<Config, 'metricsToken'>
  db: Knex
  stores: { ping(): Promise<void> }
}

/** What the people and machines that run the site ask: is it alive, can it serve, how is it doing. */
export function operationRouter({ config, db, stores }: Operated): Router {
  const router = Router()
  endpoint(router, '/healthz', { GET: [liveness] })
  endpoint(router, '/readyz', { GET: [readiness(db, stores)] })
  router.use('/metrics', metricsGuard(config.metricsToken))
  endpoint(router, '/metrics', { GET: [metrics(db)] })
  return router
}

const uncached = { 'Cache-Control': 'no-store' }

const liveness: RequestHandler = (_request, response) => void response.set(uncached).json({ status: 'ok' })

function readiness(db: Knex, stores: Operated['stores']): RequestHandler {
  const checks = {
    database: () => db.raw('select 1'),
    stores: () => stores.ping(),
    migrations: async () => refuseIf((await pendingMigrations(db)).length > 0),
    process: async () => refuseIf(isStopping()),
  }
  return async (_request, response) => {
    const failing = await failingChecks(checks)
    const status = failing.length === 0 ? 200 : 503
    response
      .status(status)
      .set(uncached)
      .json({ status: status === 200 ? 'ok' : 'unavailable', failing })
  }
}

function metrics(db: Knex): RequestHandler {
  return async (_request, response) => {
    const body = await renderMetrics(db)
    response.set({ ...uncached, 'Content-Type': metricsContentType }).end(body)
  }
}

function refuseIf(condition: boolean): void {
  if (condition) throw new Error('not fine')
}

/**
 * Lets in who has the token; without a token set, only who connects from this machine with no proxy between. Anyone
 * else learns nothing, not even that there is such a page.
 */
function metricsGuard(token: string | undefined): RequestHandler {
  return (request, _response, next) => {
    const allowed = token === undefined ? isDirectLoopback(request) : hasToken(request, token)
    next(allowed ? undefined : 'router')
  }
}

function hasToken(request: Request, token: string): boolean {
  const given = Buffer.from(request.get('Authorization') ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function isDirectLoopback(request: Request): boolean {
  const peer = request.socket.remoteAddress ?? ''
  return /^(::ffff:)?127\.|^::1$/.test(peer) && !Object.keys(request.headers).some(isOfProxy)
}

/** Whether only a proxy adds such a header, whatever the proxy calls it. Node has the names in lower case. */
const isOfProxy = (header: string) => /^(x-)?forwarded|^(x-real-ip|via)$|(client|connecting)-ip$/.test(header)
