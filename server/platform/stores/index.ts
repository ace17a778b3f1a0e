import type { Config } from '../config'
import type { Logger } from '../logger'
import { defaultPoolSizes } from '../pool-sizes'
import { createPostgresStores } from './postgres'
import { createPostgresQueueBackend } from './postgres-queue'
import { createRedisStores } from './redis'
import { createRedisQueueBackend } from './redis-queue'
import type { QueueBackend, Stores } from './shape'

export type { JobQueue, JobWorker, QueueBackend, Stores } from './shape'

type Settings = Pick<Config, 'redisUrl' | 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl' | 'databasePools'>>

/** Sessions and limits of the web: in Redis where one is configured, else in Postgres. Nothing else asks which. */
export function createStores(config: Settings, logger: Logger): Stores {
  const { redisUrl, databasePools = defaultPoolSizes } = config
  return redisUrl ? createRedisStores(redisUrl, logger) : createPostgresStores(config, databasePools.stores, logger)
}

/** The queue's store for the worker and the dashboard, chosen in the same way. */
export function createQueueBackend(config: Settings, logger: Logger): QueueBackend {
  const { redisUrl, databaseUrl, databaseDirectUrl = databaseUrl, databasePools = defaultPoolSizes } = config
  return redisUrl
    ? createRedisQueueBackend(redisUrl, logger)
    : createPostgresQueueBackend(databaseDirectUrl, databasePools.queue, logger)
}
