import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'

/** Short, because new queries on a table queue behind a waiting lock: visitors wait as long as the migration does. */
const lockTimeoutMs = 1_000
/** Lets queued queries run. All tries take some five minutes; a session that holds a table longer has to be stopped. */
const pauseMs = 500
const triesMax = 200

/**
 * Runs changes that take a short lock, such as adding a column, in a transaction. If another session has locked the
 * table, such as a long export, it gives up after a second, lets others pass, and tries again.
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
