import type { Knex } from 'knex'
import type { Logger } from '../platform/logger'
import { eraseSubmissions } from './admin'

const atOnce = 500

interface Parts {
  config: { leadRetentionDays: number }
  db: Knex
  logger: Logger
}

/** Erases leads, messages and corrections that are older than the operator keeps them, with all that is kept about them. 0 days keep all. */
export async function eraseOldSubmissions({ config: { leadRetentionDays }, db, logger }: Parts): Promise<void> {
  if (leadRetentionDays === 0) return
  const leads = await eraseOlder(db, 'leads', leadRetentionDays)
  const messages = await eraseOlder(db, 'contact_messages', leadRetentionDays)
  const corrections = await eraseOlder(db, 'corrections', leadRetentionDays)
  if (leads + messages + corrections > 0)
    logger.info({ leads, messages, corrections }, 'erased what was kept for its time')
}

async function eraseOlder(
  db: Knex,
  table: 'leads' | 'contact_messages' | 'corrections',
  days: number,
): Promise<number> {
  for (let erased = 0; ; ) {
    const ids = await db(table)
      .whereRaw('created_at < now() - make_interval(days => ?)', [days])
      .orderBy(['created_at', 'id'])
      .limit(atOnce)
      .pluck<string[]>('id')
    if (ids.length === 0) return erased
    erased += await eraseSubmissions(db, table, ids)
  }
}

/** A key makes a repetition the same submission for so long. A form that is sent again later is another one. */
const keysKept = '30 days'
const keysAtOnce = 5_000

/** Forgets by what old submissions would be known again, some at a time, so that nobody waits for long for any of them. */
export async function forgetKeys(db: Knex): Promise<void> {
  for (const table of ['leads', 'contact_messages', 'corrections'])
    for (let count = keysAtOnce; count === keysAtOnce; ) {
      const old = db(table)
        .whereNotNull('idempotency_key')
        .where('created_at', '<', db.raw(`now() - interval '${keysKept}'`))
        .limit(keysAtOnce)
        .select('id')
      count = await db(table).whereIn('id', old).update({ idempotency_key: null, fingerprint: null })
    }
}
