import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'

/** The kind of the mails that tell of the others. */
export const alarmKind = 'mail-alarm'

/** The mails that were promised and have not gone out, but for alarms. */
export interface Backlog {
  /** Of those that are still tried. */
  oldestPromisedAt: Date | null
  waiting: number
  /** Those that are not tried any more by themselves. */
  failed: number
}

/** A backlog of which people are told. */
export interface Alarm extends Backlog {
  id: string
  raisedAt: Date
  oldestPromisedAt: Date
}

const backlog = `
  select min(created_at) filter (where state = 'pending') as oldest,
    (count(*) filter (where state = 'pending'))::int as waiting,
    (count(*) filter (where state = 'failed'))::int as failed
  from deliveries where state <> 'sent' and kind <> '${alarmKind}'`

export async function readBacklog(db: Knex): Promise<Backlog> {
  const { rows } = await db.raw<{ rows: { oldest: Date | null; waiting: number; failed: number }[] }>(backlog)
  const { oldest = null, waiting = 0, failed = 0 } = rows[0] ?? {}
  return { oldestPromisedAt: oldest, waiting, failed }
}

/**
 * Records an alarm when there is a mail that waits for longer than an hour, unless one was raised in the last six hours or has
 * not gone out itself. Answers its id. Whoever else wants to at the same time waits for the transaction.
 */
export async function insertAlarm(transaction: Knex.Transaction): Promise<string | undefined> {
  await transaction.raw('lock table mail_alarms in share row exclusive mode')
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `insert into mail_alarms (id, oldest_promised_at, waiting, failed)
     select ?, oldest, waiting, failed from (${backlog}) as backlog
     where oldest < now() - interval '1 hour'
       and not exists (select from mail_alarms where raised_at > now() - interval '6 hours')
       and not exists (select from deliveries where state = 'pending' and kind = '${alarmKind}')
     returning id`,
    [randomUUID()],
  )
  return rows[0]?.id
}

export async function findAlarm(db: Knex, id: string): Promise<Alarm | undefined> {
  return db('mail_alarms').where({ id }).first<Alarm | undefined>({
    id: 'id',
    raisedAt: 'raised_at',
    oldestPromisedAt: 'oldest_promised_at',
    waiting: 'waiting',
    failed: 'failed',
  })
}

/** Removes alarms of former times, and their mails unless those are still tried. */
export async function removeOldAlarms(db: Knex): Promise<void> {
  await db.raw(
    `with old as (
       delete from mail_alarms where raised_at < now() - interval '90 days'
         and not exists (select from deliveries where subject_id = mail_alarms.id and state = 'pending')
       returning id
     )
     delete from deliveries where subject_id in (select id from old)`,
  )
}
