import { createServer } from 'node:http'
import type { RequestHandler } from 'express'
import type { PageRenderer, Site } from '../client/renderer/server'
import type { AdminApi } from '../shared/admin/api'
import type { Api } from '../shared/api'
import { createAdminPageApi } from './admin/page-api'
import { createApp } from './app'
import { createLimits } from './http/limits'
import { createListener } from './http/listener'
import { answerMalformed } from './http/malformed'
import type { PageCache } from './http/page-cache'
import { securityHeaders } from './http/security-headers'
import { createPageApi } from './page-api'
import { type Config, configOrExit } from './platform/config'
import { createContentSignal } from './platform/content-signal'
import { createDatabase } from './platform/database'
import { createLogger } from './platform/logger'
import { armShutdown, onShutdown } from './platform/shutdown'
import { createStores } from './platform/stores'
import { createQueueDashboard } from './queues/dashboard'
import { createServices } from './services'

/** How a web process gets its pages: built ones, or those of the development server. */
export interface PageSupply {
  renderer: PageRenderer
  /** The month of the last change of each text, by address. */
  textDates: ReadonlyMap<string, string>
  /** Sends built and public files. */
  assets: RequestHandler
  /** Finished pages, answered before Express. */
  cache?: PageCache
}

export type SupplyPages = (parts: { api: Api; adminApi: AdminApi; site: Site }) => Promise<PageSupply>

/** Starts the web process: connects the parts, listens, says that it is ready; stops all in order. */
export async function startWeb(supplyPages: SupplyPages): Promise<void> {
  const config = configOrExit()
  const logger = createLogger(config)
  if (!config.adminPassword) logger.warn('ADMIN_PASSWORD is not set: nobody can sign in')
  armShutdown(logger)
  const db = createDatabase(config)
  onShutdown('database', () => db.destroy())
  const stores = createStores(config, db, logger)
  onShutdown('stores', () => stores.close())

  const services = createServices({ config, db, logger })
  const limits = createLimits(config, stores, logger)
  const dashboard = createQueueDashboard(config, logger)
  onShutdown('queue dashboard', () => dashboard.close())
  const pages = await supplyPages({
    api: createPageApi(services, logger),
    adminApi: createAdminPageApi(services),
    site: siteOf(config),
  })
  const signal = createContentSignal({ databaseUrl: config.databaseUrl, logger, onChange: () => pages.cache?.clear() })
  onShutdown('content signal', () => signal.stop())
  signal.start()
  const app = createApp({ config, db, logger, stores, services, limits, dashboard: dashboard.handle, ...pages })
  const listener = createListener({ config, logger, app, cache: pages.cache })
  const server = createServer(listener)
  // An expectation that nobody knows is no reason to refuse what was asked.
  server.on('checkExpectation', listener)
  server.on('clientError', answerMalformed(securityHeaders(config)))

  onShutdown('http', () => {
    // A connection that is still answering becomes idle afterwards, and would be kept alive for seconds.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    return new Promise((resolve) => server.close(resolve)).finally(() => clearInterval(sweep))
  })
  server.on('error', (err) => {
    logger.fatal({ err, host: config.host, port: config.port }, 'cannot listen')
    process.exit(1)
  })
  server.listen(config.port, config.host, () => {
    logger.info({ host: config.host, port: config.port }, 'web ready')
    process.send?.({ ready: true })
  })
}

const siteOf = (config: Config): Site => ({
  siteUrl: config.siteUrl,
  siteName: config.siteName,
  affiliateProgramUrl: config.affiliateProgramUrl,
  gaMeasurementId: config.gaMeasurementId,
  tapfiliateAccountId: config.tapfiliateAccountId,
})
