import type { Knex } from 'knex'
import { eraseDeliveries, forgetConfirmed } from '../outbox/deliveries'
import { httpError } from '../platform/http-error'

type Tables = 'leads' | 'contact_messages' | 'corrections'

const nouns: Readonly<Record<Tables, string>> = {
  leads: 'lead',
  contact_messages: 'message',
  corrections: 'correction',
}

/** Locks a submission until the transaction ends. @throws ApiError 404 when there is none. */
export async function lockSubmission<Row extends { status: string }>(
  transaction: Knex.Transaction,
  table: Tables,
  id: string,
): Promise<Row> {
  const row: Row | undefined = await transaction(table).where({ id }).forUpdate().first()
  if (!row) throw notFound(table)
  return row
}

export const notFound = (table: Tables) => httpError(404, `There is no ${nouns[table]} of that id.`)

export const toIso = (moment: Date): string => moment.toISOString()

/**
 * Removes submissions and all that is kept about them, in one transaction: notes and emails. Jobs of the queue hold ids
 * that lead nowhere then. Answers how many there were.
 */
export async function eraseSubmissions(db: Knex, table: Tables, ids: string[]): Promise<number> {
  return db.transaction(async (transaction) => {
    const erased = await transaction(table).whereIn('id', ids).delete<Record<string, string>[]>('*')
    if (table === 'leads')
      await forgetConfirmed(
        transaction,
        erased.flatMap(({ work_email }) => work_email ?? []),
      )
    await eraseDeliveries(transaction, ids)
    return erased.length
  })
}
