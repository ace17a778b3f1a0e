import { createPostgresBackend, Queue, runMigrations, Worker } from 'bullmq'
import type { Logger } from '../logger'
import { createOutageLog, queueErrorListener } from './outage'
import { keepTimesNear } from './postgres-queue-clock'
import { PostgresQueuePool } from './postgres-queue-pool'
import type { JobQueue, JobWorker, QueueBackend } from './shape'

/** After this long a worker asks again of a store that is away. BullMQ's own 15 s would delay emails after a short outage. */
const runRetryDelayMs = 1_000

/**
 * BullMQ on Postgres, in the schema `bullmq` beside the product's own tables. It listens and sets its schema once a connection,
 * so `databaseUrl` has to lead to Postgres itself and not to a pooler.
 */
export function createPostgresQueueBackend(databaseUrl: string, connections: number, logger: Logger): QueueBackend {
  const outage = createOutageLog(logger, 'queue store')
  const onError = queueErrorListener(logger, outage)
  const pool = new PostgresQueuePool(databaseUrl, connections, outage)

  return {
    kind: 'postgres',
    async prepare() {
      const client = await pool.connect()
      try {
        await runMigrations(client)
      } finally {
        client.release()
      }
    },
    ping: async () => void (await pool.query('select 1')),
    // Jobs here are as safe as the promises they were made of.
    onReturn: () => undefined,
    createQueue(name) {
      const queue = new Queue(name, { connection: pool }, createPostgresBackend)
      return queue.on('error', onError) as unknown as JobQueue
    },
    createWorker(name, processor, options) {
      const settings = { ...options, connection: pool, autorun: false, runRetryDelay: runRetryDelayMs }
      const worker = new Worker(name, processor, settings, createPostgresBackend)
      keepTimesNear(pool, worker, onError)
      return worker.on('error', onError) as unknown as JobWorker
    },
    close: () => pool.end(),
  }
}
