import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'

/** Outside a transaction, so articles can be written while the index is built. */
export const config = { transaction: false }

/**
 * The index by which a search finds articles that contain its words in any order and form. Only the first 60,000
 * characters are read, several times the length of an article: the words of an unlimited text could exceed what a
 * `tsvector` may hold (1 MiB), and the article could then not be stored. The limit of the pending list, which every
 * search reads, is that of 0015.
 */
export async function up(db: Knex): Promise<void> {
  const text = `left(title || ' ' || coalesce(excerpt, '') || ' ' || content, 60000)`
  await createIndex(
    db,
    'blog_posts_texts',
    `on blog_posts using gin (to_tsvector('english', ${text})) with (gin_pending_list_limit = 512)
     where status = 'published'`,
  )
}

export async function down(db: Knex): Promise<void> {
  await dropIndex(db, 'blog_posts_texts')
}
