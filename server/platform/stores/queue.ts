import type { Logger } from '../logger'
import { defaultPoolSizes } from '../pool-sizes'
import { createPostgresQueueBackend } from './postgres-queue'
import { createRedisQueueBackend } from './redis-queue'
import type { QueueBackend, StoreSettings } from './shape'

/**
 * The queue's store for the worker and the dashboard: Redis if configured, else Postgres, as for sessions and limits.
 * In a module of its own because it loads BullMQ, which the web process does not need at start.
 */
export function createQueueBackend(config: StoreSettings, logger: Logger): QueueBackend {
  const { redisUrl, databaseUrl, databaseDirectUrl = databaseUrl, databasePools = defaultPoolSizes } = config
  return redisUrl
    ? createRedisQueueBackend(redisUrl, logger)
    : createPostgresQueueBackend(databaseDirectUrl, databasePools.queue, logger)
}
