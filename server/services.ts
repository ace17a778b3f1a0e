import type { Knex } from 'knex'
import { createLeadService } from './leads/service'
import type { Config } from './platform/config'
import type { Logger } from './platform/logger'
import { createVendorService } from './vendors/service'

interface Foundations {
  config: Pick<Config, 'siteUrl'>
  db: Knex
  logger: Logger
}

export type Services = ReturnType<typeof createServices>

/** All features, wired once for a process; the web server and the worker use the same ones. */
export function createServices({ config, db, logger }: Foundations) {
  return {
    leads: createLeadService({ config, db, logger }),
    vendors: createVendorService(),
  }
}
