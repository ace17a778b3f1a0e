import type { Site } from '../client/renderer/server'
import type { Api } from '../shared/api'
import { createAdminPageApi } from './admin-api'
import { createApp, type PageSupply } from './app'
import { showsChange } from './blog/shown'
import { createLimits } from './http/limits'
import { createListener } from './http/listener'
import { securityHeaders } from './http/security-headers'
import { createWebServer } from './http/web-server'
import { createPageApi } from './page-api'
import { pageSite } from './page-site'
import { assertWayIn } from './people/way-in'
import { type Config, configOrExit } from './platform/config'
import { createContentSignal } from './platform/content-signal'
import { createLogger } from './platform/logger'
import { createPools } from './platform/pools'
import { armShutdown, onShutdown } from './platform/shutdown'
import { createStores } from './platform/stores'
import { createQueueDashboard } from './queues/dashboard'
import { createServices } from './services'

export type SupplyPages = (parts: { api: Api; site: Site }) => Promise<PageSupply>

/** Connects the parts, listens, and logs when it is ready. On shutdown, the parts are closed in reverse order. */
export async function startWeb(supplyPages: SupplyPages): Promise<void> {
  const config = configOrExit({ hasSignIn: true })
  const logger = createLogger(config)
  for (const warning of startWarnings(config)) logger.warn(warning)
  armShutdown(logger)
  const pools = createPools(config)
  onShutdown('database', () => pools.close())
  const stores = await createStores(config, logger)
  onShutdown('stores', () => stores.close())

  await assertWayIn(config, pools.admin)
  const services = createServices({ config, pools, logger })
  services.pageViews.start()
  onShutdown('page views', () => services.pageViews.stop())
  const limits = createLimits(config, stores, logger)
  const dashboard = createQueueDashboard(config, logger)
  onShutdown('queue dashboard', () => dashboard.close())
  const pages = await supplyPages({ api: createPageApi(services), site: pageSite(config) })
  const signal = createContentSignal({
    databaseUrl: config.databaseDirectUrl,
    logger,
    onChange: (change) => pages.cache?.clear(change && showsChange(change)),
  })
  onShutdown('content signal', () => signal.stop())
  signal.start()
  const adminApi = createAdminPageApi(services)
  const app = createApp({
    config,
    pools,
    stores,
    services,
    limits,
    dashboard: dashboard.handle,
    adminApi,
    ...pages,
  })
  const listener = createListener({ config, logger, app, cache: pages.cache, limits })
  const server = createWebServer(listener, securityHeaders(config))

  onShutdown('http', () => {
    // A connection that is still sending becomes idle afterwards, and keep-alive would hold it open for seconds.
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

/** Warnings when the web process starts, about settings that are valid but probably not intended. */
export function startWarnings(
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'metricsToken' | 'adminPassword' | 'operator' | 'webhooksToLoopback'>,
): string[] {
  const isPublic = config.siteUrl.startsWith('https:')
  return [
    ...(config.adminPassword ? [] : ['ADMIN_PASSWORD is not set: no one can sign in with a password']),
    ...(isPublic && config.trustProxy === false
      ? ['SITE_URL is https, but TRUST_PROXY is not set: behind a proxy, all visitors share the limits of one address']
      : []),
    ...(isPublic && !(config.operator.name && config.operator.contactEmail)
      ? ['OPERATOR_NAME or CONTACT_EMAIL is not set: the site tells visitors that its operator has not published it']
      : []),
    ...(isPublic && config.webhooksToLoopback
      ? ['WEBHOOKS_TO_LOOPBACK is on: anyone who may add a webhook can make this machine send requests to itself']
      : []),
    ...(isPublic && config.metricsToken === undefined
      ? ['METRICS_TOKEN is not set: a proxy on this machine that adds no forwarding headers makes /metrics public']
      : []),
  ]
}
