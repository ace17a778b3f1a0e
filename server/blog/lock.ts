import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'

/** A transaction, or a part of the given one, in which nobody else writes to the blog. */
export function withBlogLock<Result>(
  db: Knex,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.raw('select from blog_version for update')
    return work(transaction)
  })
}

/** The same where a person writes: the database signs the revisions that are made with the person's name. */
export function withAuthor<Result>(
  db: Knex,
  actor: Actor,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  return withBlogLock(db, async (transaction) => {
    await transaction.raw(`select set_config('guide.author', ?, true)`, [actor.name])
    return work(transaction)
  })
}
