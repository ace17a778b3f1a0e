import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Agent } from 'supertest'
import type { PostRow } from '../../server/blog/repository'
import type { AdminPost } from '../../shared/admin/posts'

/** A published post; pass the fields that matter to the test. */
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

/** Stores posts without the service, as another program would. */
export async function storePosts(db: Knex, posts: Partial<PostRow>[]): Promise<PostRow[]> {
  return db<PostRow>('blog_posts').insert(posts.map(postOf)).returning('*')
}

/** Makes an article through the admin. */
export async function newArticle(admin: Agent, given: object = {}): Promise<AdminPost> {
  const post = { title: 'A title', content: '<p>A text</p>', ...given }
  return (await admin.post('/api/admin/posts').send(post).expect(201)).body
}
