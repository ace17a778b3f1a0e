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
 * Reports stuck emails: in the log each time, and by an email at most every six hours. That email is enqueued like all
 * others, so if the mail server is down, it is sent with them later.
 */
export async function raiseAlarm({ config, db, logger }: Parts): Promise<void> {
  const backlog = await readBacklog(db)
  const { oldestEnqueuedAt, waiting, stuck } = backlog
  if (!stuck) return
  logger.error({ since: oldestEnqueuedAt?.toISOString(), waiting }, 'no email has gone out for more than an hour')
  await db.transaction(async (transaction) => {
    const id = await insertAlarm(transaction, backlog)
    if (id) await enqueueEmails(transaction, id, [{ kind: alarmKind }], new URL(config.siteUrl).hostname)
  })
}
