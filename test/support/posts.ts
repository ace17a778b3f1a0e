import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { PostRow } from '../../server/blog/repository'

/** A published post of which only what matters to a test is named. */
function postOf(given: Partial<PostRow> = {}) {
  const id = given.id ?? randomUUID()
  return {
    id,
    title: 'A title',
    slug: `post-${id}`,
    excerpt: 'An excerpt',
    content: '<p>A text</p>',
    categories: [] as string[],
    tags: [] as string[],
    status: 'published' as const,
    published_at: new Date('2026-05-01T12:00:00Z'),
    ...given,
  }
}

/** Stores posts as another program would: past the service. */
export async function storePosts(db: Knex, posts: Partial<PostRow>[]): Promise<PostRow[]> {
  return db<PostRow>('blog_posts').insert(posts.map(postOf)).returning('*')
}
