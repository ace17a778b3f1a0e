import type { Knex } from 'knex'

/** Counts a query's rows, up to `most`. */
export async function countUpTo(db: Knex, query: Knex.QueryBuilder, most?: number): Promise<number> {
  const bounded = query.clone().clearOrder().select(db.raw('1'))
  if (most !== undefined) bounded.limit(most)
  const [row] = await db.from(bounded.as('bounded')).count<{ count: string }[]>('* as count')
  return Number(row?.count ?? 0)
}
