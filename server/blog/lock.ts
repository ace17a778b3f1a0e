import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'

/** Runs work in a transaction, or in a part of the given one, while nobody else can write to the blog. */
export function withBlogLock<Result>(db: Knex, work: (transaction: Knex.Transaction) => Promise<Result>) {
  return db.transaction(async (transaction) => {
    await transaction.raw('select from blog_version for update')
    return work(transaction)
  })
}

/** Like `withBlogLock`, for a person's change: the database records the actor's name as the author of the revisions. */
export function withAuthor<Result>(db: Knex, actor: Actor, work: (transaction: Knex.Transaction) => Promise<Result>) {
  return withBlogLock(db, async (transaction) => {
    await transaction.raw(`select set_config('guide.author', ?, true)`, [actor.name])
    return work(transaction)
  })
}
