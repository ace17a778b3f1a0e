import type { Knex } from 'knex'
import type { Acknowledged } from './pour'
import { until } from './until'

/** The same as in `server/outbox/deliveries.ts`; another test checks the value with a controlled clock. */
const leaseMs = 30_000

/**
 * Checks that every acknowledged lead is in the database: one row and two deliveries each, both sent, and no outbox
 * message left. Waits until all emails are sent and returns their ids.
 */
export async function expectKept(
  db: Knex,
  acknowledged: readonly Pick<Acknowledged, 'id' | 'key'>[],
): Promise<string[]> {
  await until(async () => {
    expect(await db('deliveries').whereNot({ state: 'sent' }).select('kind', 'state', 'last_error')).toEqual([])
    expect(await db('outbox').select('id', 'due_at', 'relayed_at')).toEqual([])
  })

  const leads = await db('leads').select('id', 'idempotency_key')
  const stored = leads.map(({ id, idempotency_key }) => `${idempotency_key} ${id}`)
  expect(stored.sort()).toEqual(acknowledged.map(({ id, key }) => `${key} ${id}`).sort())

  const deliveries = await db('deliveries').select('subject_id', 'kind', 'message_id')
  const promised = acknowledged.flatMap(({ id }) => [`${id} lead-confirmation`, `${id} lead-team`])
  expect(deliveries.map(({ subject_id, kind }) => `${subject_id} ${kind}`).sort()).toEqual(promised.sort())
  return deliveries.map(({ message_id }) => message_id).sort()
}

/** Ends the leases of a worker that was killed at that moment, so that no test waits half a minute for them. */
export async function endLeases(db: Knex, killedAt = new Date()): Promise<void> {
  await db('deliveries')
    .where({ state: 'sending' })
    .where('due_at', '<=', new Date(killedAt.getTime() + leaseMs))
    .update({ due_at: db.fn.now() })
}

export function messageIdOf(mail: string | Buffer): string {
  return /^Message-ID: (\S+)/im.exec(mail.toString())?.[1] ?? ''
}
