import type { Knex } from 'knex'
import { slugOf } from '../../shared/blog/slug'
import { specialtyGuides } from '../../shared/site/specialty-guides'
import type { PostRow } from './repository'
import { sanitizeArticle } from './sanitize'

type Optional = 'excerpt' | 'seo_title' | 'seo_description' | 'featured_image_url' | 'featured_image_alt' | 'author'
type Given = 'categories' | 'tags' | 'draft_reasons' | 'slug' | 'published_at' | 'updated_at'

/** A post that is to be: a slug is wished for, or made of the title; a published one without a date is of this moment. */
export type PostDraft = Pick<PostRow, 'title' | 'content' | 'status'> & Partial<Pick<PostRow, Optional | Given>>

/** What of a post may be changed. */
export type PostChanges = Partial<Omit<PostDraft, 'status'>>

/** A post as those who wrote it need it: to name it and to link to it. */
export type WrittenPost = Pick<PostRow, 'id' | 'slug' | 'title' | 'status'>

const written = ['id', 'slug', 'title', 'status'] as const

/** Addresses under `/blog` that are no posts. */
const reserved: readonly string[] = [...specialtyGuides.map(({ slug }) => slug), 'category']

/** Stores a post, sanitised, under a slug that no other post has. */
export async function createPost(db: Knex, draft: PostDraft): Promise<WrittenPost> {
  return withBlogLock(db, async (transaction) => {
    const slug = await freeSlug(transaction, draft.slug ?? draft.title)
    const row = { ...draft, slug, content: sanitizeArticle(draft.content) }
    const [post] = await transaction<PostRow>('blog_posts').insert(row).returning(written)
    if (!post) throw new Error('a post was not stored')
    return post
  })
}

/** Changes a post; a slug only where one is given. Undefined: there is no such post. */
export async function updatePost(db: Knex, id: string, changes: PostChanges): Promise<WrittenPost | undefined> {
  return withBlogLock(db, async (transaction) => {
    const row = {
      updated_at: new Date(),
      ...changes,
      ...(changes.content !== undefined && { content: sanitizeArticle(changes.content) }),
      ...(changes.slug !== undefined && { slug: await freeSlug(transaction, changes.slug, id) }),
    }
    const [post] = await transaction<PostRow>('blog_posts').where({ id }).update(row).returning(written)
    return post
  })
}

/**
 * Publishes, withdraws or removes a post. A removed post gives its slug free; one that comes back gets it again, or
 * one like it when it is taken. Undefined: there is no such post.
 */
export async function setPostStatus(db: Knex, id: string, status: PostRow['status']): Promise<WrittenPost | undefined> {
  return withBlogLock(db, async (transaction) => {
    const found = await transaction<PostRow>('blog_posts')
      .where({ id })
      .first(...written)
    if (!found || found.status === status) return found
    const slug = status === 'removed' ? found.slug : await freeSlug(transaction, found.slug, id)
    const [post] = await transaction<PostRow>('blog_posts')
      .where({ id })
      .update({ status, slug, updated_at: new Date() })
      .returning(written)
    return post
  })
}

/** A transaction, or a part of the given one, in which nobody else writes to the blog. */
export function withBlogLock<Result>(db: Knex, work: (transaction: Knex) => Promise<Result>): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.raw('select from blog_version for update')
    return work(transaction)
  })
}

/** The wished slug, or with the least number behind it that makes it one of its own. */
async function freeSlug(db: Knex, wish: string, ownId?: string): Promise<string> {
  const slug = slugOf(wish)
  const others = db<PostRow>('blog_posts')
    .whereNot({ status: 'removed' })
    .where((query) => query.where({ slug }).orWhere('slug', 'like', `${slug}-%`))
  const rows = await (ownId ? others.whereNot({ id: ownId }) : others).select('slug')
  const taken = new Set([...reserved, ...rows.map((row) => row.slug)])
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
