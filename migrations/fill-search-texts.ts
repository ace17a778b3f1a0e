import type { Knex } from 'knex'

const rowsAtOnce = 2_000
/** Fewer, because the whole text of an article is folded, and its writers take turns. */
const articlesAtOnce = 100

/**
 * Makes a table's trigger write the search texts of rows from before it, in the order of their ids and in small
 * batches, each of which locks its own rows for some hundredths of a second.
 * @param touched a column whose update fires the trigger, even if its value stays the same
 */
export async function fillSearchTexts(db: Knex, table: string, touched: string): Promise<void> {
  await touch(db, table, [touched], (rows) => rows.whereNull('search_text'))
}

/**
 * Like `fillSearchTexts`, for texts that a former trigger wrote.
 * @param isNew a LIKE pattern that only new texts match
 */
export async function refillSearchTexts(db: Knex, table: string, touched: string, isNew: string): Promise<void> {
  await touch(db, table, [touched], (rows) => rows.where('search_text', 'not like', isNew))
}

/** Like `fillSearchTexts`, for all rows, because `search_fold` has changed. */
export async function refoldSearchTexts(db: Knex, table: string, touched: string): Promise<void> {
  await touch(db, table, [touched], (rows) => rows)
}

/** Makes Postgres generate the search texts and keys of articles again, because `blog_fold` has changed. */
export async function refoldArticles(db: Knex): Promise<void> {
  const isOld = `search_text <> blog_fold(blog_searched_fields(title, excerpt, tags, categories))
    or title_key is distinct from blog_repeat_key(title)
    or text_key is distinct from blog_repeat_key(regexp_replace(content, '<[^>]*>', '', 'g'))`
  await touch(db, 'blog_posts', ['title', 'content'], (rows) => rows.whereRaw(`(${isOld})`), articlesAtOnce)
}

async function touch(
  db: Knex,
  table: string,
  touched: readonly string[],
  old: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
  atOnce = rowsAtOnce,
) {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const ids = await db(table).where('id', '>', last).orderBy('id').limit(atOnce).pluck<string[]>('id')
    const end = ids.at(-1)
    if (!end) return
    await old(db(table).whereIn('id', ids)).update(
      Object.fromEntries(touched.map((column) => [column, db.ref(column)])),
    )
    last = end
  }
}
