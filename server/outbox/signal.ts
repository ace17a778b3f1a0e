import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Logger } from '../platform/logger'

/** How long a signal stands for the rows written after it: a NOTIFY is a commit of its own, and would cost as much as a lead. */
const pauseMs = 25

/**
 * Tells the workers that outbox rows are waiting. Call it after the commit; it returns at once and never fails: a
 * signal that is lost only means that the relay finds the rows at its next look. The first row is told at once;
 * however many follow, this process makes at most one NOTIFY in a pause, and one after the last row.
 */
export function createOutboxSignal(db: Knex, logger: Logger): () => void {
  let underWay = false
  let again = false

  async function notify() {
    underWay = true
    do {
      again = false
      await db.raw('notify outbox').catch((err: unknown) => logger.warn({ err }, 'workers could not be signalled'))
      await setTimeout(pauseMs, undefined, { ref: false })
    } while (again)
    underWay = false
  }

  return () => {
    if (underWay) again = true
    else void notify()
  }
}
