import type { PostgresQueuePool } from './postgres-queue-pool'

/**
 * BullMQ stores lock expiries and the time of the last check for lost jobs in Postgres, by the clock of the worker's
 * process. If that clock is set back, a killed worker's jobs would stay locked and unchecked until the clock catches
 * up. In Redis these times are TTLs, which count down by themselves.
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
 * Caps the times that BullMQ stored for a queue: no job's lock ends later than `lockDuration` from now, and the next
 * check for lost jobs is due within its interval. Runs as often as that check, for as long as the worker runs. A live
 * worker renews its jobs' locks before a check can find them lost. The timer does not keep the process alive.
 */
export function keepTimesNear(pool: PostgresQueuePool, worker: QueueWorker, onError: (error: Error) => void): void {
  const { lockDuration = 30_000, stalledInterval = 30_000 } = worker.opts
  const look = () => pool.query(setBack, [worker.name, Date.now(), lockDuration]).catch(onError)
  const timer = setInterval(look, stalledInterval).unref()
  worker.on('closing', () => clearInterval(timer))
}
