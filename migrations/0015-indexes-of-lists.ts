import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'
import { fillSearchTexts } from './fill-search-texts'

/** Outside a transaction, so leads can be stored while the indexes are built. */
export const config = { transaction: false }

const open = `status in ('new', 'in-review')`

/**
 * Postgres collects new entries of a GIN index in a pending list. The write that fills the list merges it, and every
 * search reads it. This limit, in kilobytes, keeps both below a few milliseconds.
 */
const shortPendingList = 'with (gin_pending_list_limit = 512)'

const indexes: Record<string, string> = {
  // The lists of leads, one index for each order in which they are paged.
  leads_open: `on leads (created_at, id) where ${open}`,
  leads_done: `on leads (created_at, id) where not (${open})`,
  leads_by_status: 'on leads (status, created_at, id)',
  leads_by_industry: 'on leads (industry, created_at, id)',
  leads_by_organization: 'on leads (lower(organization_name), created_at, id)',
  leads_by_owner: 'on leads (owner, created_at, id) where owner is not null',
  leads_open_by_owner: `on leads (owner, created_at, id) where owner is not null and ${open}`,
  leads_search: `on leads using gin (search_text gin_trgm_ops) ${shortPendingList}`,
  contact_messages_by_status: 'on contact_messages (status, created_at, id)',
  contact_messages_read: `on contact_messages (created_at, id) where status <> 'new'`,
  contact_messages_search: `on contact_messages using gin (search_text gin_trgm_ops) ${shortPendingList}`,
  // The admin's list of articles, where drafts can be searched too.
  blog_posts_present: `on blog_posts (updated_at, id) where status <> 'removed'`,
  blog_posts_by_status: 'on blog_posts (status, updated_at, id)',
  blog_posts_search_all: 'on blog_posts using gin (search_text gin_trgm_ops)',
  blog_posts_search_slug: 'on blog_posts using gin (slug gin_trgm_ops)',
  // For cleaning up.
  leads_with_key: 'on leads (created_at) where idempotency_key is not null',
  contact_messages_with_key: 'on contact_messages (created_at) where idempotency_key is not null',
  generations_under_way: `on generations (created_at) where state in ('queued', 'active')`,
}

export async function up(db: Knex): Promise<void> {
  await fillSearchTexts(db, 'leads', 'owner')
  await fillSearchTexts(db, 'contact_messages', 'subject')
  for (const [name, definition] of Object.entries(indexes)) await createIndex(db, name, definition)
  await dropIndex(db, 'blog_posts_search')
}

export async function down(db: Knex): Promise<void> {
  await createIndex(
    db,
    'blog_posts_search',
    `on blog_posts using gin (search_text gin_trgm_ops) where status = 'published'`,
  )
  for (const name of Object.keys(indexes)) await dropIndex(db, name)
}
