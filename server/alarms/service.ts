import { enqueueEmails } from '../outbox/enqueue'
import { alarmKind, readBacklog } from '../outbox/reports'
import type { LoggedParts } from '../platform/parts'
import { insertAlarm } from './repository'

/**
 * Reports emails that are stuck or have failed: in the log each time, and by an email at most every six hours. That
 * email is enqueued like all others, so if the mail server is down, it is sent with them later.
 */
export async function raiseAlarm({ config, db, logger }: LoggedParts<'siteUrl'>): Promise<void> {
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
