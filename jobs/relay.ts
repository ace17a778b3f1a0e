import type { Knex } from 'knex'
import type { Logger } from '../server/platform/logger'
import { createNotificationListener } from '../server/platform/notifications'
import type { JobQueue } from '../server/platform/stores'
import { createOutageLog } from '../server/platform/stores/outage'
import { claimPromises, markRelayed, recallPromises } from './outbox'
import { addPromisedJobs } from './queue'

interface Parts {
  databaseUrl: string
  db: Knex
  logger: Logger
  queue: JobQueue
  ping: () => Promise<void>
}

const batchSize = 200
/** How long a signal that was lost delays a promise. */
const lookEveryMs = 1_000
const longestBackOffMs = 5_000
const addWithinMs = 5_000

/**
 * Hands the outbox to the queue: at once on a signal, every second without one. While the queue's store or the database is
 * away it backs off; rows wait in the outbox meanwhile. At its start, after a failure, and when `doubt` says that the queue
 * may have lost its jobs, it hands over again all that is not settled. `stop` resolves when no batch is under way.
 */
export function createRelay(parts: Parts) {
  const outage = createOutageLog(parts.logger, 'relay')
  const pause = createPause()
  const listener = createNotificationListener({
    databaseUrl: parts.databaseUrl,
    channel: 'outbox',
    onSignal: () => pause.wake('signal'),
  })
  let stopped = false
  let doubted = true
  let running: Promise<void> = Promise.resolve()

  async function run() {
    let failures = 0
    while (!stopped) {
      try {
        if (doubted) {
          doubted = false
          await recallPromises(parts.db)
        }
        const count = await relayBatch(parts)
        failures = 0
        outage.up()
        if (count < batchSize) await pause.wait(lookEveryMs, ['signal', 'stop'])
      } catch (error) {
        failures += 1
        doubted = true
        outage.down(error)
        await pause.wait(Math.min(250 * 2 ** failures, longestBackOffMs), ['stop'])
      }
    }
  }

  return {
    start() {
      listener.start()
      running = run()
    },
    doubt() {
      doubted = true
      pause.wake('signal')
    },
    async stop() {
      stopped = true
      pause.wake('stop')
      await listener.stop()
      await running
    },
  }
}

/**
 * Moves one batch, and answers how many rows it had. Rows are marked only after the queue has taken them: what fails or dies
 * in between is handed over again, under the same job ids.
 */
export async function relayBatch({ db, queue, ping }: Pick<Parts, 'db' | 'queue' | 'ping'>): Promise<number> {
  await ping()
  return db.transaction(async (transaction) => {
    const rows = await claimPromises(transaction, batchSize)
    if (rows.length === 0) return 0
    await withinTime(addPromisedJobs(queue, rows), addWithinMs)
    await markRelayed(transaction, rows)
    return rows.length
  })
}

/** A Redis that goes away now makes its client wait for it; the transaction must not. */
async function withinTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the queue did not take the jobs in time')), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

type Reason = 'signal' | 'stop'

/** A wait that can be cut short; a signal that comes while nobody waits cuts the next wait short. */
function createPause() {
  const pending = new Set<Reason>()
  let wakeUp: (() => void) | undefined
  return {
    wake(reason: Reason) {
      pending.add(reason)
      wakeUp?.()
    },
    async wait(ms: number, reasons: Reason[]) {
      const deadline = Date.now() + ms
      while (!reasons.some((reason) => pending.has(reason)) && Date.now() < deadline) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, deadline - Date.now())
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      pending.delete('signal')
    },
  }
}
