import type { RequestListener } from 'node:http'
import { pino } from 'pino'
import sirv from 'sirv'
import { createApps } from '../../client/renderer/apps'
import type { AssetTags } from '../../client/renderer/assets'
import type { PageRenderer } from '../../client/renderer/server'
import { readGuideSources, readReviewSources, readTextDates } from '../../client/renderer/texts'
import { createAdminPageApi } from '../../server/admin-api'
import { createApp } from '../../server/app'
import { documentHeaders } from '../../server/http/document-headers'
import { createLimits } from '../../server/http/limits'
import { createListener } from '../../server/http/listener'
import { createPageCache } from '../../server/http/page-cache'
import { createPageApi } from '../../server/page-api'
import { pageSite } from '../../server/page-site'
import type { Config } from '../../server/platform/config'
import type { Logger } from '../../server/platform/logger'
import { hashPassword } from '../../server/platform/password'
import { createPools } from '../../server/platform/pools'
import type { ReadinessTimes } from '../../server/platform/readiness'
import { createStores } from '../../server/platform/stores'
import { createQueueDashboard } from '../../server/queues/dashboard'
import { createServices } from '../../server/services'
import { performing } from './acts'
import { testConfig } from './config'
import { createTestDatabase } from './database'
import { opened, type Times } from './opened'
import { until } from './until'

export const adminPassword = 'a password of the tests alone'
/** Verified like any other hash, but cheap enough for a thousand guesses in a test. */
const cheapHash = hashPassword(adminPassword, 256)
/**
 * Long timeouts, so that a busy machine is not mistaken for an unreachable database, which is reported at once anyway.
 */
const patient = { checkTimeoutMs: 20_000, connectTimeoutMs: 120_000 }

/** The stores for sessions and limits; every promise about them holds on both. */
export const storeKinds = ['postgres', 'redis'] as const

/**
 * `it` for what neither reads nor writes these stores, and is therefore tested with one of them: with the other one, it
 * adds no test.
 */
export const itOnce = (
  store: (typeof storeKinds)[number],
): Pick<jest.It, 'each'> & ((...test: Parameters<jest.It>) => void) =>
  store === 'postgres' ? it : Object.assign(() => undefined, { each: (() => () => undefined) as unknown as jest.Each })

interface Options {
  store?: (typeof storeKinds)[number]
  /** Environment variables other than the defaults. */
  env?: Record<string, string>
  logger?: Logger
  /** Pages other than the site's own. */
  site?: PageRenderer
  readiness?: Partial<ReadinessTimes>
  /** How long a request waits for a connection if all are in use; practically forever by default. */
  connectTimeoutMs?: number
  /** How long a statement may take, if not as long as usual. */
  statementTimeoutMs?: number
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** The complete web server without port and build, for Supertest, on a database of its own. */
export async function createTestApp(options: Options = {}) {
  const { store = 'postgres', env = {}, logger = silent, site: givenSite, readiness = {} } = options
  const { connectTimeoutMs = patient.connectTimeoutMs, statementTimeoutMs } = options
  const database = await createTestDatabase()
  const read = testConfig(database.url, {
    TRUST_PROXY: 'loopback',
    ...(store === 'redis' ? { REDIS_URL: process.env.TEST_REDIS_URL } : {}),
    ...env,
  })
  const config = {
    ...read,
    adminPassword: read.adminPasswordSignIn === 'off' ? undefined : (read.adminPassword ?? cheapHash),
  }
  const addresses: Pick<Config, 'databaseUrl' | 'redisUrl'> = config
  const pools = createPools(config, { connectTimeoutMs, statementTimeoutMs })
  const stores = await createStores(config, logger, { answerWithinMs: connectTimeoutMs })
  // Redis connects in the background; a test without Redis continues.
  await until(() => stores.ping(), 1_000).catch(() => undefined)
  const services = createServices({ config, pools, logger })
  const limits = createLimits(config, stores, logger)
  const dashboard = createQueueDashboard(config, logger)

  const built = createApps({
    ...{ api: createPageApi(services), site: pageSite(config), assetTags },
    documentHeaders: documentHeaders(config),
  })
  const apps = { ...built, site: givenSite ?? built.site }
  const assets = sirv('public')
  const sources = [readTextDates(), readGuideSources(), readReviewSources()] as const
  const [textDates, guides, reviews] = await Promise.all(sources)
  const express = createApp({
    ...{ config, pools, stores, services, limits, apps, textDates, guides, reviews, assets },
    adminApi: createAdminPageApi(services),
    dashboard: dashboard.handle,
    readinessTimes: { checkTimeoutMs: patient.checkTimeoutMs, ...readiness },
  })
  const app = createListener({
    config,
    logger,
    app: express,
    cache: createPageCache(apps.site, config.siteUrl),
    limits,
  })

  return {
    app: performing({ config, stores, services }, fromManyVisitors(app)),
    /** The same app before any middleware is in front of it, for inspecting its routes. */
    express,
    services,
    db: database.db,
    /** The addresses of its data, sessions, and jobs. */
    addresses,
    /** Writes the page views counted so far. */
    flushViews: services.pageViews.flush,
    async close() {
      await dashboard.close()
      await stores.close()
      await pools.close()
      await database.drop()
    },
  }
}

/** The same for the tests of a block, closed after them. */
export const openApp = (options?: Options, times?: Times): TestApp =>
  opened(
    () => createTestApp(options),
    (site) => site.close(),
    times,
  )

/** The same for one piece of work, closed after it. */
export async function withApp<Result>(options: Options, work: (site: TestApp) => Promise<Result>): Promise<Result> {
  const site = await createTestApp(options)
  return work(site).finally(site.close)
}

let visitors = 0

/** Each POST request gets its own visitor address unless a test sets one, because many from one address are limited. */
function fromManyVisitors(app: RequestListener): RequestListener {
  return (request, response) => {
    const hasSender = request.headers['x-forwarded-for'] !== undefined || request.url === '/metrics'
    if (request.method === 'POST' && !hasSender) {
      visitors += 1
      request.headers['x-forwarded-for'] = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    }
    app(request, response)
  }
}

/** Tests need no build; its tags look like these. */
const assetTags: AssetTags = ({ styles, scripts }) => [...styles.map(styleTag), ...scripts.map(scriptTag)].join('')
const styleTag = (source: string) => `<link rel="stylesheet" href="/assets/${source}">`
const scriptTag = (source: string) => `<script type="module" src="/assets/${source}.js"></script>`

const silent: Logger = pino({ level: 'silent' })
