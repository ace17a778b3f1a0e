import type { Knex } from 'knex'
import type { Config } from '../config'
import type { Logger } from '../logger'
import { createPostgresStores } from './postgres'
import { createPostgresQueueBackend } from './postgres-queue'
import { createRedisStores } from './redis'
import { createRedisQueueBackend } from './redis-queue'
import type { QueueBackend, Stores } from './shape'

export type { JobQueue, JobWorker, QueueBackend, Stores } from './shape'

type Addresses = Pick<Config, 'redisUrl' | 'databaseUrl'>

/** Sessions and limits of the web: in Redis where one is configured, else in Postgres. Nothing else asks which. */
export function createStores(config: Addresses, db: Knex, logger: Logger): Stores {
  return config.redisUrl
    ? createRedisStores(config.redisUrl, logger)
    : createPostgresStores(config.databaseUrl, db, logger)
}

/** The queue's store for the worker and the dashboard, chosen in the same way. */
export function createQueueBackend(config: Addresses, logger: Logger): QueueBackend {
  return config.redisUrl
    ? createRedisQueueBackend(config.redisUrl, logger)
    : createPostgresQueueBackend(config.databaseUrl, logger)
}
