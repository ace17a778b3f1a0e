import type { Knex } from 'knex'

/** A job that was promised in the same statement as what it is about. */
export interface OutboxRow {
  id: string
  job: string
  payload: unknown
}

/** A promise that was handed over this long ago and is not settled is handed over again: the queue may have lost it. */
const handOverAgainAfter = '5 minutes'
const keepSettledFor = '7 days'

/**
 * Locks, for the length of the transaction, the oldest promises that have to be handed to the queue; those that
 * another worker has locked are left to it.
 */
export async function claimPromises(transaction: Knex.Transaction, limit: number): Promise<OutboxRow[]> {
  const { rows } = await transaction.raw<{ rows: OutboxRow[] }>(
    `select id, job, payload from outbox
     where completed_at is null
       and (relayed_at is null or relayed_at < now() - interval '${handOverAgainAfter}')
     order by created_at limit ? for update skip locked`,
    [limit],
  )
  return rows
}

export async function markRelayed(transaction: Knex.Transaction, rows: OutboxRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await transaction.raw('update outbox set relayed_at = now() where id = any(?)', [ids])
}

/** Has all that is not settled handed over again, at once; what the queue still has is not changed by it. */
export async function recallPromises(db: Knex): Promise<void> {
  await db('outbox').whereNull('completed_at').whereNotNull('relayed_at').update({ relayed_at: null })
}

/** Records that a promise asks for nothing more: it was kept, or its job is kept as failed for a person to look at. */
export async function settlePromise(db: Knex, id: string): Promise<void> {
  await db('outbox').where({ id }).whereNull('completed_at').update({ completed_at: db.fn.now() })
}

export async function removeSettledPromises(db: Knex): Promise<number> {
  return db('outbox')
    .where('completed_at', '<', db.raw(`now() - interval '${keepSettledFor}'`))
    .delete()
}
