import type { Knex } from 'knex'

const rowsAtOnce = 2_000

/**
 * Has the trigger of a table write the search texts of rows from before it, in the order of their ids, a few at a time: each
 * batch locks its own rows for some hundredths of a second.
 * @param touched a column that the trigger looks at: it writes the text when one is set, to the same value too
 */
export async function fillSearchTexts(db: Knex, table: string, touched: string): Promise<void> {
  await touch(db, table, touched, (rows) => rows.whereNull('search_text'))
}

/** The same for texts that a former trigger wrote, which are known by a pattern that they do not match. */
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
