import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Logger } from '../logger'
import { defaultPoolSizes } from '../pool-sizes'
import { within } from '../within'
import { createOutageLog, queueErrorListener } from './outage'
import { createPostgresQueueBackend } from './postgres-queue'
import { reconnectAfterMs } from './redis'
import type { JobQueue, JobWorker, QueueBackend, StoreSettings } from './shape'

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

const pingWithinMs = 1_000

/** BullMQ on Redis. Its client waits for a Redis that is down, as workers require; only `ping` and `prepare` fail. */
function createRedisQueueBackend(redisUrl: string, logger: Logger): QueueBackend {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null, retryStrategy: reconnectAfterMs })
  const outage = createOutageLog(logger, 'queue store')
  const onError = queueErrorListener(logger, outage)
  connection.on('error', outage.down).on('ready', outage.up)
  const ping = () => within(pingWithinMs, connection.ping(), 'Command timed out')

  return {
    kind: 'redis',
    prepare: async () => void (await ping()),
    ping: async () => void (await ping()),
    onReturn: (listener) => void connection.on('ready', listener),
    createQueue(name) {
      return new Queue(name, { connection }).on('error', onError) as unknown as JobQueue
    },
    createWorker(name, processor, options) {
      const worker = new Worker(name, processor, { ...options, connection, autorun: false })
      return worker.on('error', onError) as unknown as JobWorker
    },
    close: async () => connection.disconnect(),
  }
}
