import { createPostgresBackend, Queue, runMigrations, Worker } from 'bullmq'
import type { Logger } from '../logger'
import { createOutageLog, queueErrorListener } from './outage'
import { PostgresQueuePool } from './postgres-queue-pool'
import type { JobQueue, JobWorker, QueueBackend } from './shape'

/** The wait before a store that is down is tried again. BullMQ's 15 s would delay emails after a short outage. */
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

/**
 * BullMQ stores lock expiries and the time of the last check in Postgres by the clock of the worker's process. If that
 * is set back, a killed worker's jobs would stay locked until it catches up. In Redis these times are TTLs.
 */
const setBack = `
  with looked as (delete from meta where queue = $1 and field = 'stalled-check' and value::bigint > $2)
  update job set locked_until_ms = $2 where queue = $1 and state = 'active' and locked_until_ms > $2 + $3`

interface QueueWorker {
  readonly name: string
  readonly opts: { lockDuration?: number; stalledInterval?: number }
  on(event: 'closing', listener: () => void): unknown
}

/**
 * Caps the times that BullMQ stored for a queue, as often as it checks for lost jobs. A live worker renews its jobs'
 * locks before a check can find them lost. The timer does not keep the process alive.
 */
function keepTimesNear(pool: PostgresQueuePool, worker: QueueWorker, onError: (error: Error) => void): void {
  const { lockDuration = 30_000, stalledInterval = 30_000 } = worker.opts
  const look = () => pool.query(setBack, [worker.name, Date.now(), lockDuration]).catch(onError)
  const timer = setInterval(look, stalledInterval).unref()
  worker.on('closing', () => clearInterval(timer))
}
