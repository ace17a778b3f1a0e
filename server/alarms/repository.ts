import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { eraseDeliveries } from '../outbox/deliveries'
import { alarmKind, type Backlog, listWaiting } from '../outbox/reports'
import { lockAdditions } from '../platform/rows'

export interface Alarm extends Pick<Backlog, 'waiting' | 'failed'> {
  raisedAt: Date
  oldestEnqueuedAt: Date
}

/** Records an alarm, unless one was raised in the last six hours or has not been sent yet. Returns its id. */
export async function insertAlarm(transaction: Knex.Transaction, backlog: Backlog): Promise<string | undefined> {
  await lockAdditions(transaction, 'mail_alarms')
  if ((await listWaiting(transaction, alarmKind)).length > 0) return undefined
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `insert into mail_alarms (id, oldest_promised_at, waiting, failed)
     select ?, ?, ?, ? where not exists (select from mail_alarms where raised_at > now() - interval '6 hours')
     returning id`,
    [randomUUID(), backlog.oldestEnqueuedAt ?? backlog.oldestFailedAt, backlog.waiting, backlog.failed],
  )
  return rows[0]?.id
}

export async function findAlarm(db: Knex, id: string): Promise<Alarm | undefined> {
  return db('mail_alarms').where({ id }).first<Alarm | undefined>({
    raisedAt: 'raised_at',
    oldestEnqueuedAt: 'oldest_promised_at',
    waiting: 'waiting',
    failed: 'failed',
  })
}

/** Removes alarms older than 90 days with their emails, except those whose email is still being tried. */
export async function removeOldAlarms(db: Knex): Promise<void> {
  const old = await db('mail_alarms')
    .where('raised_at', '<', db.raw(`now() - interval '90 days'`))
    .whereNotIn('id', await listWaiting(db, alarmKind))
    .delete('id')
  await eraseDeliveries(
    db,
    old.map(({ id }) => id),
  )
}
