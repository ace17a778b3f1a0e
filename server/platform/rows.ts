import type { Knex } from 'knex'
import { httpError } from './http-error'
import { isId } from './validation'

/** What an answer has as ISO 8601, as the database gives it. */
export type WithDates<Answer, Times extends keyof Answer> = Omit<Answer, Times> & {
  [Time in Times]: null extends Answer[Time] ? Date | null : Date
}

type WithTimes<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key]
}

/** A row with its dates as ISO 8601. */
export const withTimes = <Row extends object>(row: Row): WithTimes<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as WithTimes<Row>

/** The columns of a table by the names that their values have in a row: `created_at` is `createdAt`. */
export const columnsOf = <Name extends string>(...names: readonly Name[]) =>
  recordOf(names, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** A record with these keys, and what `made` gives for each. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], made: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, made(key)])) as Record<Key, Value>

/** The row with an id. @throws ApiError 404 with the text if there is none, or the text has not the form of an id */
export async function found<Row>(id: string, find: () => PromiseLike<Row | undefined>, nothing: string): Promise<Row> {
  const row = isId(id) ? await find() : undefined
  if (!row) throw httpError(404, nothing)
  return row
}

/** Counts a query's rows, up to `most`. */
export async function countUpTo(db: Knex, query: Knex.QueryBuilder, most?: number): Promise<number> {
  const bounded = query.clone().clearOrder().select(db.raw('1'))
  if (most !== undefined) bounded.limit(most)
  const [row] = await db.from(bounded.as('bounded')).count<{ count: string }[]>('* as count')
  return Number(row?.count ?? 0)
}

/** Makes concurrent additions to a table wait for each other, so a limit or a name that may exist once holds. */
export const lockAdditions = (transaction: Knex.Transaction, table: string) =>
  transaction.raw('lock table ?? in share row exclusive mode', [table])

/** @throws ApiError 409 with the text if there are as many rows as there may be. To be called under `lockAdditions` */
export async function assertRoom(transaction: Knex.Transaction, rows: Knex.QueryBuilder, most: number, full: string) {
  if ((await countUpTo(transaction, rows, most)) === most) throw httpError(409, full)
}

/** Repeats work on at most `rows` rows at a time, so no lock is held for long. Returns the total number of rows. */
export async function inParts(rows: number, work: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const count = await work(rows)
    total += count
    if (count < rows) return total
  }
}
