import type { Knex } from 'knex'
import type { Acknowledged } from './pour'
import { until } from './until'

/**
 * Holds the database to what was acknowledged: each lead one row, two deliveries, both sent, no outbox message left. Waits until
 * all is sent; answers the ids of the emails.
 */
export async function expectKept(
  db: Knex,
  acknowledged: readonly Pick<Acknowledged, 'id' | 'key'>[],
  withinMs = 120_000,
): Promise<string[]> {
  await until(async () => {
    expect(await db('deliveries').whereNot({ state: 'sent' }).select('kind', 'state', 'last_error')).toEqual([])
    expect(await db('outbox').select('id', 'due_at', 'relayed_at')).toEqual([])
  }, withinMs)

  const leads = await db('leads').select('id', 'idempotency_key')
  const stored = leads.map(({ id, idempotency_key }) => `${idempotency_key} ${id}`)
  expect(stored.sort()).toEqual(acknowledged.map(({ id, key }) => `${key} ${id}`).sort())

  const deliveries = await db('deliveries').select('subject_id', 'kind', 'message_id')
  const promised = acknowledged.flatMap(({ id }) => [`${id} lead-confirmation`, `${id} lead-team`])
  expect(deliveries.map(({ subject_id, kind }) => `${subject_id} ${kind}`).sort()).toEqual(promised.sort())
  return deliveries.map(({ message_id }) => message_id).sort()
}

export function messageIdOf(mail: string | Buffer): string {
  return /^Message-ID: (\S+)/im.exec(mail.toString())?.[1] ?? ''
}
