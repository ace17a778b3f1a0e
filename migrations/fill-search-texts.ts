import type { Knex } from 'knex'

const rowsAtOnce = 2_000

/**
 * Makes a table's trigger write the search texts of rows from before it, in the order of their ids and in small
 * batches, each of which locks its own rows for some hundredths of a second.
 * @param touched a column whose update fires the trigger, even if its value stays the same
 */
export async function fillSearchTexts(db: Knex, table: string, touched: string): Promise<void> {
  await touch(db, table, touched, (rows) => rows.whereNull('search_text'))
}

/**
 * Like `fillSearchTexts`, for texts that a former trigger wrote.
 * @param isNew a LIKE pattern that only new texts match
 */
export async function refillSearchTexts(db: Knex, table: string, touched: string, isNew: string): Promise<void> {
  await touch(db, table, touched, (rows) => rows.where('search_text', 'not like', isNew))
}

async function touch(db: Knex, table: string, touched: string, old: (rows: Knex.QueryBuilder) => Knex.QueryBuilder) {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const ids = await db(table).where('id', '>', last).orderBy('id').limit(rowsAtOnce).pluck<string[]>('id')
    const end = ids.at(-1)
    if (!end) return
    await old(db(table).whereIn('id', ids)).update({ [touched]: db.ref(touched) })
    last = end
  }
}
