import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'

/** Outside a transaction, so articles can be written while the index is built. */
export const config = { transaction: false }

/** The index for counting articles due for review, which the overview and the list of articles do at each visit. */
export async function up(db: Knex): Promise<void> {
  const definition = `on blog_posts (review_by, id) where review_by is not null and status <> 'removed'`
  await createIndex(db, 'blog_posts_review_due', definition)
}

export async function down(db: Knex): Promise<void> {
  await dropIndex(db, 'blog_posts_review_due')
}
