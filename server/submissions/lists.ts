import type { Knex } from 'knex'
import { noOwner } from '../../shared/admin/leads'
import { countedUpTo } from '../../shared/admin/query'
import { beginningCharsMax } from '../../shared/admin/submissions'
import { inOrder, type Listing } from '../platform/keyset'
import { countByStatus } from '../platform/list-page'
import type { SubmissionTables } from './kinds'

/**
 * SQL: whether an open row is overdue. After a visitor's reply to an answer, the waiting time counts from the reply.
 */
export const isLate = 'created_at < :overdueBefore and (reopened_at is null or reopened_at < :overdueBefore)'

interface Filters {
  spam: '' | 'no'
  status: string
  owner?: string
}

/** Narrows rows by the filters that several lists have. */
export function narrow(rows: Knex.QueryBuilder, { spam, status, owner = '' }: Filters, overdueBefore?: Date): void {
  if (spam === 'no') rows.whereNot({ status: 'spam' })
  if (status === 'overdue' && overdueBefore) rows.whereRaw(isLate, { overdueBefore })
  if (owner === noOwner) rows.whereNull('owner')
  else if (owner !== '') rows.where({ owner })
}

/** New rows first, then the rest, newest first. */
export function newFirst(table: SubmissionTables, status: string, waiting: 'oldest first' | 'newest first'): Listing {
  const isNew = `status = 'new'`
  const parts = status === '' ? [isNew, `status <> 'new'`] : [`status = '${status}'`]
  return {
    table,
    time: 'created_at',
    parts: parts.map((where) => ({ where, descending: where !== isNew || waiting === 'newest first' })),
    ...(status !== '' && { where: `status = '${status}'` }),
  }
}

/**
 * Counts rows by status, and overdue ones, each up to `countedUpTo` + 1, which stands for any larger number.
 * @param where trusted SQL: which rows are counted
 */
export async function countWork<Status extends string>(
  db: Knex,
  table: SubmissionTables,
  statuses: readonly Status[],
  { isOpen, where = 'true', overdueBefore }: { isOpen: string; where?: string; overdueBefore: Date },
): Promise<Record<Status | 'overdue', number>> {
  const counts = await countByStatus(db, table, statuses, where)
  const { rows } = await db.raw<{ rows: [{ overdue: number }] }>(
    `select count(*)::int as overdue
     from (select from ${table} where ${isOpen} and ${where} and ${isLate} limit :most) as bounded`,
    { overdueBefore, most: countedUpTo + 1 },
  )
  return { ...counts, ...rows[0] }
}

/**
 * Reads the rows of a list with these ids in their order, and of the given text only a `beginning`: several times as
 * many characters as a row shows, because white space is joined before it is cut.
 */
export const listedReader =
  <Listed extends { id: string }>(table: SubmissionTables, columns: Readonly<Record<string, string>>, text: string) =>
  async (db: Knex, ids: readonly string[]): Promise<Listed[]> => {
    const beginning = db.raw('left(??, ?) as beginning', [text, 4 * beginningCharsMax])
    const rows: Knex.QueryBuilder = db(table).whereIn('id', ids)
    return inOrder<Listed>(ids, await rows.select(columns, beginning))
  }
