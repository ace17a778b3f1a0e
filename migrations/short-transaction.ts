import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'

/** New queries on a table queue behind a waiting lock, so visitors would wait as long as the migration does. */
const lockTimeoutMs = 1_000
/** Time for those who queued. Together some five minutes: who reads a table for longer is to be asked to stop. */
const pauseMs = 500
const triesMax = 200

/**
 * Runs changes that take a short lock, such as adding a column, in a transaction. If another session holds the table,
 * such as a long export, it gives up after a second, lets others pass, and tries again.
 */
export async function inShortTransaction<Result>(
  db: Knex,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (transaction) => {
        await transaction.raw(`set local lock_timeout = ${lockTimeoutMs}`)
        return work(transaction)
      })
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === '55P03'
      if (!isLocked || tries === triesMax) throw error
      await setTimeout(pauseMs)
    }
  }
}
