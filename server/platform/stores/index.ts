import type { Logger } from '../logger'
import { defaultPoolSizes } from '../pool-sizes'
import { createPostgresStores } from './postgres'
import type { StoreSettings, Stores } from './shape'

export type { JobQueue, JobWorker, QueueBackend, Stores } from './shape'

/**
 * Sessions and limits of the web: in Redis where one is configured, else in Postgres. Nothing else asks which. The client of Redis
 * is loaded only where there is one.
 * @param waiting how long a session is waited for before its store counts as away, if not as long as is usual
 */
export async function createStores(
  config: StoreSettings,
  logger: Logger,
  waiting: { answerWithinMs?: number } = {},
): Promise<Stores> {
  const { redisUrl, databasePools = defaultPoolSizes } = config
  if (!redisUrl) return createPostgresStores(config, databasePools.stores, logger, waiting.answerWithinMs)
  const { createRedisStores } = await import('./redis')
  return createRedisStores(redisUrl, logger, waiting.answerWithinMs)
}
