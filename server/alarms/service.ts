import type { Knex } from 'knex'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { promiseMails } from '../submissions/promises'
import { alarmKind, insertAlarm, readBacklog } from './repository'

interface Parts {
  config: Pick<Config, 'siteUrl'>
  db: Knex
  logger: Logger
}

const tooLongMs = 60 * 60 * 1_000

/**
 * Tells people of it when the oldest unsent mail is older than an hour: in the log each time, and by a mail at most every six
 * hours. That mail is promised like all others: with the mail server away it goes out with them, later.
 */
export async function raiseAlarm({ config, db, logger }: Parts): Promise<void> {
  const { oldestPromisedAt, waiting } = await readBacklog(db)
  if (!oldestPromisedAt || Date.now() - oldestPromisedAt.getTime() < tooLongMs) return
  logger.error({ since: oldestPromisedAt.toISOString(), waiting }, 'mails have been waiting for more than an hour')
  await db.transaction(async (transaction) => {
    const id = await insertAlarm(transaction)
    if (id) await promiseMails(transaction, id, [alarmKind], new URL(config.siteUrl).hostname)
  })
}
