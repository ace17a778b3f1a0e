import type { Knex } from 'knex'
import { countedUpTo, positionOf } from '../../shared/admin/query'
import type { Listing, Narrowing } from './keyset'
import { countList, readKeyPage } from './keyset-list'

interface Wanted<Row> {
  listing: Listing
  narrowing: Narrowing
  query: { page: number; after: string; before: string }
  perPage: number
  read(ids: readonly string[]): Promise<Row[]>
}

/** Reads one page of an admin list, with facts about the whole list. */
export async function readList<Row>(db: Knex, { listing, narrowing, query, perPage, read }: Wanted<Row>) {
  const {
    ids,
    previous,
    next,
    total: found,
  } = await readKeyPage(db, listing, narrowing, positionOf(query, perPage), perPage)
  const counted = await (found === undefined
    ? countList(db, listing, narrowing, { most: countedUpTo, filled: perPage })
    : { count: found, isLeast: false })
  const { count: total, isLeast: totalIsLeast } = counted
  const facts = { total, totalIsLeast, page: query.page, perPage, previous, next }
  return { facts, rows: ids.length > 0 ? await read(ids) : [] }
}

/**
 * Counts rows by status, each up to `countedUpTo` + 1, which stands for any larger number. Uses an index that begins
 * with the status. @param where trusted SQL: which rows are counted
 */
export async function countByStatus<Status extends string>(
  db: Knex,
  table: string,
  statuses: readonly Status[],
  where = 'true',
): Promise<Record<Status, number>> {
  const { rows } = await db.raw<{ rows: { status: Status; count: number }[] }>(
    `select status, (
       select count(*)::int from (select from ${table} where ${table}.status = wanted.status and ${where} limit ?) as bounded
     ) as count
     from unnest(?::text[]) as wanted (status)`,
    [countedUpTo + 1, [...statuses]],
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<Status, number>
}
