import type { Knex } from 'knex'
import { enqueueEmails } from '../outbox/enqueue'
import { alarmKind, readBacklog } from '../outbox/reports'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { insertAlarm } from './repository'

interface Parts {
  config: Pick<Config, 'siteUrl'>
  db: Knex
  logger: Logger
}

/**
 * Reports emails that are stuck or have failed: in the log each time, and by an email at most every six hours. That
 * email is enqueued like all others, so if the mail server is down, it is sent with them later.
 */
export async function raiseAlarm({ config, db, logger }: Parts): Promise<void> {
  const backlog = await readBacklog(db)
  const { oldestEnqueuedAt, oldestFailedAt, waiting, failed, stuck } = backlog
  if (!(stuck || oldestFailedAt)) return
  const since = (oldestEnqueuedAt ?? oldestFailedAt)?.toISOString()
  logger.error({ since, waiting, failed }, stuck ? 'no email has gone out for more than an hour' : 'emails have failed')
  await db.transaction(async (transaction) => {
    const id = await insertAlarm(transaction, backlog)
    if (id) await enqueueEmails(transaction, id, [{ kind: alarmKind }], new URL(config.siteUrl).hostname)
  })
}
