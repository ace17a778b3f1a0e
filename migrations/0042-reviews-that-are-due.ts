import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'

/** Outside of a transaction, so that articles are written while the index is built. */
export const config = { transaction: false }

/** What is to be reviewed is listed and counted without a look at every article: the overview and the list of articles ask for it at each visit. */
export async function up(db: Knex): Promise<void> {
  const definition = `on blog_posts (review_by, id) where review_by is not null and status <> 'removed'`
  await createIndex(db, 'blog_posts_review_due', definition)
}

export async function down(db: Knex): Promise<void> {
  await dropIndex(db, 'blog_posts_review_due')
}
