import type { Knex } from 'knex'
import type { PromisedMail } from '../../shared/admin/submissions'
import { refusal } from '../platform/refusal'

type Tables = 'leads' | 'contact_messages'

/** Locks a lead or a message until the transaction ends. @throws ApiError 404 when there is none. */
export async function lockSubmission<Row extends { status: string }>(
  transaction: Knex.Transaction,
  table: Tables,
  id: string,
): Promise<Row> {
  const row: Row | undefined = await transaction(table).where({ id }).forUpdate().first()
  if (!row) throw notFound(table)
  return row
}

export const notFound = (table: Tables) =>
  refusal(404, `There is no ${table === 'leads' ? 'lead' : 'message'} of that id.`)

/** The mails about one, in the order in which they were promised. */
export async function listMails(db: Knex, subjectId: string): Promise<PromisedMail[]> {
  const rows = await db('deliveries').where({ subject_id: subjectId }).orderBy(['created_at', 'kind']).select({
    id: 'id',
    kind: 'kind',
    state: 'state',
    attempts: 'attempts',
    lastError: 'last_error',
    createdAt: 'created_at',
    sentAt: 'sent_at',
  })
  return rows.map((row) => ({ ...row, createdAt: toIso(row.createdAt), sentAt: row.sentAt && toIso(row.sentAt) }))
}

export const toIso = (moment: Date): string => moment.toISOString()

/**
 * Removes leads or messages and all that is kept about them, in one transaction: notes, mails and promises. Jobs of the queue
 * hold ids that lead nowhere then. Answers how many there were.
 */
export async function eraseSubmissions(db: Knex, table: Tables, ids: readonly string[]): Promise<number> {
  return db.transaction(async (transaction) => {
    const erased = await transaction(table).whereIn('id', ids).delete()
    const mails = await transaction('deliveries').whereIn('subject_id', ids).delete().returning<{ id: string }[]>('id')
    const promises = mails.map(({ id }) => id)
    await transaction.raw(`delete from outbox where payload ->> 'deliveryId' = any(?)`, [promises])
    return erased
  })
}
