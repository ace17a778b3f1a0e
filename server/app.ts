import express, { type Express, type RequestHandler } from 'express'
import type { Knex } from 'knex'
import type { PageRenderer } from '../client/renderer/server'
import { adminGate } from './admin/gate'
import { readSession } from './admin/session'
import { apiRouter } from './http/api'
import type { Limits } from './http/limits'
import { operationRouter } from './http/operation'
import { pageRouter } from './http/pages'
import { problemHandler } from './http/problem'
import { redirects } from './http/redirects'
import type { Config } from './platform/config'
import type { Logger } from './platform/logger'
import type { Stores } from './platform/stores'
import { dashboardPath } from './queues/dashboard'
import type { Services } from './services'
import { siteRouter } from './site/routes'
import { vendorsCsv } from './vendors/routes'

export interface AppParts {
  config: Config
  db: Knex
  logger: Logger
  stores: Stores
  services: Services
  limits: Limits
  /** The view of the queues, behind the gate. */
  dashboard: RequestHandler
  renderer: PageRenderer
  /** The month of the last change of each text, by address. */
  textDates: ReadonlyMap<string, string>
  /** Sends built and public files. */
  assets: RequestHandler
}

/** What is answered by Express, in order: operation, calls, files, former addresses, the administrator’s gate, pages, and what even an error page could not say. */
export function createApp(parts: AppParts): Express {
  const { config, db, logger, stores, services, limits, dashboard, renderer, textDates, assets } = parts
  const app = express()
  const session = readSession(config, stores.sessionStore())
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)

  app.use(operationRouter({ config, db, stores }))
  app.use('/api', apiRouter({ config, services, limits, logger, session }))
  app.get('/emr-comparison-data.csv', vendorsCsv(services.vendors))
  app.use(siteRouter({ config, textDates, blog: services.blog }))
  app.use(assets)
  app.use(redirects)
  app.use('/admin', adminGate({ config, session, limits, renderer }))
  app.use(dashboardPath, dashboard)
  app.use(pageRouter({ config, renderer, limits, logger }))
  app.use(problemHandler(logger))
  return app
}
