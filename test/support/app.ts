import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { pino } from 'pino'
import sirv from 'sirv'
import { createApps } from '../../client/renderer/apps'
import type { AssetTags } from '../../client/renderer/assets'
import type { PageRenderer } from '../../client/renderer/server'
import { readTextDates } from '../../client/renderer/text-dates'
import { createAdminPageApi } from '../../server/admin/page-api'
import { createApp } from '../../server/app'
import { createLimits } from '../../server/http/limits'
import { createListener } from '../../server/http/listener'
import { createPageCache } from '../../server/http/page-cache'
import { createPageApi } from '../../server/page-api'
import { type Config, readConfig } from '../../server/platform/config'
import { createDatabase } from '../../server/platform/database'
import type { Logger } from '../../server/platform/logger'
import { createStores, type Stores } from '../../server/platform/stores'
import { createQueueDashboard } from '../../server/queues/dashboard'
import { createServices } from '../../server/services'
import { createTestDatabase } from './database'

export const adminPassword = 'a password of the tests alone'
const siteUrl = 'https://guide.example'

/** Where sessions and limits live; every promise about them holds on both. */
export const storeKinds = ['postgres', 'redis'] as const

interface Wishes {
  store?: (typeof storeKinds)[number]
  /** Environment variables other than the defaults. */
  env?: Record<string, string>
  logger?: Logger
  /** Pages other than the site's own. */
  renderer?: PageRenderer
}

export interface TestApp {
  app: RequestListener
  db: Knex
  /** Where its data, sessions and jobs are. */
  addresses: Pick<Config, 'databaseUrl' | 'redisUrl'>
  close(): Promise<void>
}

/** The whole web server but for its port and its build, for Supertest, on a database of its own. */
export async function createTestApp(wishes: Wishes = {}): Promise<TestApp> {
  const { store = 'postgres', env = {}, logger = silent, renderer: wished } = wishes
  const database = await createTestDatabase()
  const config = readConfig({
    SITE_URL: siteUrl,
    SESSION_SECRET: 'a secret of the tests alone',
    ADMIN_PASSWORD: adminPassword,
    DATABASE_URL: database.url,
    ...(store === 'redis' ? { REDIS_URL: process.env.TEST_REDIS_URL } : {}),
    ...env,
  })
  const db = createDatabase(config)
  const stores = createStores(config, db, logger)
  await connected(stores)
  const services = createServices({ config, db, logger })
  const limits = createLimits(config, stores, logger)
  const dashboard = createQueueDashboard(config, logger)

  const site = { siteUrl, siteName: config.siteName, affiliateProgramUrl: config.affiliateProgramUrl }
  const renderer =
    wished ??
    createApps({
      api: createPageApi(services, logger),
      adminApi: createAdminPageApi(services),
      site,
      assetTags,
    })
  const assets = sirv('public')
  const textDates = await readTextDates()
  const express = createApp({
    ...{ config, db, logger, stores, services, limits, renderer, textDates, assets },
    dashboard: dashboard.handle,
  })
  const app = createListener({ config, logger, app: express, cache: createPageCache(renderer, siteUrl) })

  return {
    app,
    db,
    addresses: config,
    async close() {
      await dashboard.close()
      await stores.close()
      await db.destroy()
      await database.drop()
    },
  }
}

/** Redis is connected to in the background; a test of an absent one goes on without. */
async function connected(stores: Stores): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const reached = await stores.ping().then(
      () => true,
      () => false,
    )
    if (reached) return
    await setTimeout(50)
  }
}

/** Tests need no build; its tags are as these. */
const assetTags: AssetTags = (_entry, _pageModules, interactive) =>
  `<link rel="stylesheet" href="/assets/main.css">${interactive ? '<script type="module" src="/assets/app.js"></script>' : ''}`

const silent: Logger = pino({ level: 'silent' })
