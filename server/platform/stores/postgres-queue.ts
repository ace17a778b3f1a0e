import { createPostgresBackend, Queue, runMigrations, Worker } from 'bullmq'
import type { Logger } from '../logger'
import { createOutageLog, queueErrorListener } from './outage'
import { keepTimesNear } from './postgres-queue-clock'
import { PostgresQueuePool } from './postgres-queue-pool'
import type { JobQueue, JobWorker, QueueBackend } from './shape'

/**
 * How long a worker waits before it tries a store that is down again. BullMQ's default of 15 s would delay emails after
 * a short outage.
 */
const runRetryDelayMs = 1_000

/**
 * Creates the BullMQ backend on Postgres, in the schema `bullmq` beside the product's own tables. It uses LISTEN and
 * sets its schema once per connection, so `databaseUrl` must point to Postgres itself and not to a pooler.
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
    // Jobs are stored in Postgres as durably as the outbox rows they come from, so none is lost when it returns.
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
