import type { Knex } from 'knex'

/** A transaction, or a part of the given one, in which nobody else writes to the blog. */
export function withBlogLock<Result>(db: Knex, work: (transaction: Knex) => Promise<Result>): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.raw('select from blog_version for update')
    return work(transaction)
  })
}
