import type { Logger } from '../logger'
import { defaultPoolSizes } from '../pool-sizes'
import { createPostgresStores } from './postgres'
import type { StoreSettings } from './shape'

export type { JobQueue, JobWorker, QueueBackend, Stores } from './shape'

/**
 * The store for the web's sessions and limits: Redis if configured, whose client is loaded only then, else Postgres.
 * @param waiting how long to wait for a session before its store counts as down, if not the default
 */
export async function createStores(config: StoreSettings, logger: Logger, waiting: { answerWithinMs?: number } = {}) {
  const { redisUrl, databasePools = defaultPoolSizes } = config
  if (!redisUrl) return createPostgresStores(config, databasePools.stores, logger, waiting.answerWithinMs)
  const { createRedisStores } = await import('./redis')
  return createRedisStores(redisUrl, logger, waiting.answerWithinMs)
}
