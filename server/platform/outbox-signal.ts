import type { Knex } from 'knex'
import type { Logger } from './logger'

/**
 * Tells the workers that outbox rows are waiting. Call it after the commit; it returns at once and never fails: a
 * signal that is lost only means that the relay finds the rows at its next look. However many rows are written
 * meanwhile, at most one NOTIFY of this process is under way, and one more follows it.
 */
export function createOutboxSignal(db: Knex, logger: Logger): () => void {
  let underWay = false
  let again = false

  async function notify() {
    underWay = true
    do {
      again = false
      await db.raw('notify outbox').catch((err: unknown) => logger.warn({ err }, 'workers could not be signalled'))
    } while (again)
    underWay = false
  }

  return () => {
    if (underWay) again = true
    else void notify()
  }
}
