import type { Knex } from 'knex'
import type { Config } from './config'
import type { Logger } from './logger'

/** What a service is made of: the settings that it reads, and its database. */
export interface Parts<Setting extends keyof Config = keyof Config> {
  config: Pick<Config, Setting>
  db: Knex
}

export interface LoggedParts<Setting extends keyof Config = keyof Config> extends Parts<Setting> {
  logger: Logger
}
