import { setTimeout } from 'node:timers/promises'
import express, { type Express } from 'express'
import type { Knex } from 'knex'
import { pino } from 'pino'
import { observeRequest } from '../../server/http/access-log'
import { apiRouter } from '../../server/http/api'
import { createLimits } from '../../server/http/limits'
import { operationRouter } from '../../server/http/operation'
import { securityHeaders } from '../../server/http/security-headers'
import { readConfig } from '../../server/platform/config'
import { createDatabase } from '../../server/platform/database'
import type { Logger } from '../../server/platform/logger'
import { createStores, type Stores } from '../../server/platform/stores'
import { createServices } from '../../server/services'
import { vendorsCsv } from '../../server/vendors/routes'
import { createTestDatabase } from './database'

/** Where sessions and limits live; every promise about them holds on both. */
export const storeKinds = ['postgres', 'redis'] as const

interface Wishes {
  store?: (typeof storeKinds)[number]
  /** Environment variables other than the defaults. */
  env?: Record<string, string>
  logger?: Logger
}

export interface TestApp {
  app: Express
  db: Knex
  close(): Promise<void>
}

/** The part of the web server that renders no pages, for Supertest, on a database of its own. */
export async function createTestApp({ store = 'postgres', env = {}, logger = silent }: Wishes = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const config = readConfig({
    SITE_URL: 'https://guide.example',
    SESSION_SECRET: 'a secret of the tests alone',
    DATABASE_URL: database.url,
    ...(store === 'redis' ? { REDIS_URL: process.env.TEST_REDIS_URL } : {}),
    ...env,
  })
  const db = createDatabase(config)
  const stores = createStores(config, db, logger)
  await connected(stores)
  const services = createServices({ config, db, logger })
  const limits = createLimits(config, stores, logger)

  const app = express().disable('x-powered-by').set('trust proxy', config.trustProxy)
  app.use((request, response, next) => {
    observeRequest(logger, request, response)
    response.set(securityHeaders(config))
    next()
  })
  app.use(operationRouter({ config, db, stores }))
  app.use('/api', apiRouter({ config, services, limits, logger }))
  app.get('/emr-comparison-data.csv', vendorsCsv(services.vendors))

  return {
    app,
    db,
    async close() {
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

const silent: Logger = pino({ level: 'silent' })
