import type { Logger } from '../logger'
import { defaultPoolSizes } from '../pool-sizes'
import { createPostgresQueueBackend } from './postgres-queue'
import { createRedisQueueBackend } from './redis-queue'
import type { QueueBackend, StoreSettings } from './shape'

/**
 * The queue's store for the worker and the dashboard: Redis where one is configured, else Postgres, as for sessions and limits. By
 * itself, for it brings BullMQ, which the web starts without.
 */
export function createQueueBackend(config: StoreSettings, logger: Logger): QueueBackend {
  const { redisUrl, databaseUrl, databaseDirectUrl = databaseUrl, databasePools = defaultPoolSizes } = config
  return redisUrl
    ? createRedisQueueBackend(redisUrl, logger)
    : createPostgresQueueBackend(databaseDirectUrl, databasePools.queue, logger)
}
