import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import { recordAct } from '../audit/record'
import { listEntryIds } from '../conversation/repository'
import { eraseDeliveries, forgetConfirmed } from '../outbox/deliveries'
import { enqueueEvents } from '../outbox/enqueue'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'
import { kinds, type SubmissionTables } from './kinds'

export const notFound = (table: SubmissionTables) => httpError(404, `There is no ${kinds[table].noun} with that id.`)

/**
 * Deletes submissions with everything stored about them, in one transaction: notes, conversations, and emails. Jobs in
 * the queue that refer to them then have nothing to do. Returns how many there were.
 */
export async function eraseSubmissions(db: Knex, table: SubmissionTables, ids: string[]): Promise<number> {
  return db.transaction(async (transaction) => {
    // A lead that was merged into an erased one, but is kept, becomes separate again.
    if (table === 'leads') await transaction('leads').whereIn('merged_into', ids).update({ merged_into: null })
    // Locked first, so nothing is answered between reading the conversations and deleting them.
    await transaction(table).whereIn('id', ids).orderBy('id').forUpdate().select('id')
    const entries = table === 'corrections' ? [] : await listEntryIds(transaction, table, ids)
    const erased = await transaction(table).whereIn('id', ids).delete<Record<string, string>[]>('*')
    const addresses = erased.flatMap(({ work_email }) => work_email ?? [])
    if (addresses.length > 0) await forgetConfirmed(transaction, addresses)
    await eraseDeliveries(transaction, [...ids, ...entries])
    const event = kinds[table].erased
    if (event)
      await enqueueEvents(
        transaction,
        event,
        erased.flatMap(({ id }) => id ?? []),
      )
    return erased.length
  })
}

/** Like `eraseSubmissions`, for a person: recorded in the audit log too. @throws ApiError 404 if there is none */
export async function eraseBy(db: Knex, actor: Actor, table: SubmissionTables, ids: string[]): Promise<void> {
  if (!ids.every(isId)) throw notFound(table)
  await db.transaction(async (transaction) => {
    const count = await eraseSubmissions(transaction, table, ids)
    if (count === 0) throw notFound(table)
    const what = count === 1 ? `a ${kinds[table].noun}` : `${count} ${kinds[table].noun}s`
    await recordAct(transaction, actor, { kind: 'erase', text: `Erased ${what}` })
  })
}
