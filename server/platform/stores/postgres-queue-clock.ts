import type { PostgresQueuePool } from './postgres-queue-pool'

/**
 * BullMQ stores lock expiries and the time of the last check for lost jobs in Postgres, by the clock of the worker's
 * process. If that clock is set back, a killed worker's jobs would stay locked and unchecked until the clock catches
 * up. In Redis such times count down by themselves.
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
 * Lets no lock of a queue's jobs end later than `lockDuration` from now, and the next look for lost jobs not wait for longer
 * than its interval. It looks as often as the worker looks for lost jobs, for as long as the worker runs. A job whose worker
 * is alive has its lock renewed before a look can find it lost. It keeps no process alive.
 */
export function keepTimesNear(pool: PostgresQueuePool, worker: QueueWorker, onError: (error: Error) => void): void {
  const { lockDuration = 30_000, stalledInterval = 30_000 } = worker.opts
  const look = () => pool.query(setBack, [worker.name, Date.now(), lockDuration]).catch(onError)
  const timer = setInterval(look, stalledInterval).unref()
  worker.on('closing', () => clearInterval(timer))
}
