import type { Knex } from 'knex'
import { slugOf } from '../../shared/blog/slug'
import { specialtyGuides } from '../../shared/site/specialty-guides'
import { enqueueEvents } from '../outbox/enqueue'
import type { Written } from './fact-check'
import { withBlogLock } from './lock'
import { type PreparedArticle, prepareArticle } from './pipeline'
import { storePrepared } from './prepared'
import type { PostRow } from './repository'
import { removeSchedule } from './schedules'

type Optional =
  | 'excerpt'
  | 'seo_title'
  | 'seo_description'
  | 'featured_image_url'
  | 'featured_image_alt'
  | 'author'
  | Review
type Review = 'reviewed_on' | 'reviewed_by' | 'review_by'
type Given = 'categories' | 'tags' | 'slug' | 'published_at' | 'updated_at'

/** A new post. Its slug may get a number; a published post without a date gets the current time. */
export type PostDraft = Pick<PostRow, 'title' | 'content' | 'status'> &
  Partial<Pick<PostRow, Optional | Given>> & {
    /** It stays a draft if it contains a figure that the catalogue does not support. */
    isFactChecked?: true
    /** Further problems that argue against publishing; with any of these it stays a draft. */
    heldBack?: readonly string[]
  }

export type PostChanges = Partial<Omit<PostDraft, 'status' | 'isFactChecked' | 'heldBack'>>

/** What the author of a post needs to name it and link to it. */
export type WrittenPost = Pick<PostRow, (typeof named)[number]>

const named = ['id', 'slug', 'title', 'status', 'draft_reasons'] as const
const texts = ['title', 'excerpt', 'seo_title', 'seo_description', 'content'] as const

/** Addresses under `/blog` that are not posts. */
const reserved: readonly string[] = [...specialtyGuides.map(({ slug }) => slug), 'category']

/** Stores a post and its prepared form, under a slug that no other post has. */
export async function createPost(db: Knex, { isFactChecked, heldBack = [], ...draft }: PostDraft) {
  const made = prepareArticle(draft)
  const { content, unsupportedFigures } = made
  const isHeld = heldBack.length > 0 || (isFactChecked && unsupportedFigures.length > 0)
  const status = isHeld ? 'draft' : draft.status
  return withBlogLock(db, async (transaction) => {
    const slug = await freeSlug(transaction, draft.slug ?? draft.title)
    const row = { ...draft, slug, content, status, draft_reasons: unsupportedFigures }
    const post = await stored(transaction, transaction('blog_posts').insert(row), made)
    if (status === 'published') await enqueueEvents(transaction, 'article.published', [post.id])
    return post
  })
}

/** Runs a write, and stores what was made of the post beside it. */
async function stored(transaction: Knex.Transaction, write: Knex.QueryBuilder, made: PreparedArticle) {
  const [post] = await write.returning([...named, ...texts, 'revision'])
  await storePrepared(transaction, post, made)
  const { id, slug, title, status, draft_reasons }: WrittenPost = post
  return { id, slug, title, status, draft_reasons }
}

/** Changes a post and prepares it again. The slug changes only if one is given. Undefined if there is no such post. */
export async function updatePost(db: Knex, id: string, changes: PostChanges): Promise<WrittenPost | undefined> {
  return withBlogLock(db, async (transaction) => {
    const before = await transaction('blog_posts').where({ id }).first<Written | undefined>(texts)
    if (!before) return undefined
    const made = prepareArticle({ ...before, ...changes })
    const row = {
      updated_at: new Date(),
      ...changes,
      draft_reasons: made.unsupportedFigures,
      ...(changes.content !== undefined && { content: made.content }),
      ...(changes.slug !== undefined && { slug: await freeSlug(transaction, changes.slug, id) }),
    }
    return stored(transaction, transaction('blog_posts').where({ id }).update(row), made)
  })
}

/**
 * Publishes, withdraws, or removes a post, and deletes its schedule. Removing a post frees its slug; a restored post
 * gets it back, or a similar one if it is taken. Undefined if there is no such post.
 */
export async function setPostStatus(db: Knex, id: string, status: PostRow['status']): Promise<WrittenPost | undefined> {
  return withBlogLock(db, async (transaction) => {
    const found = await transaction<PostRow>('blog_posts')
      .where({ id })
      .first(...named)
    if (!found || found.status === status) return found
    const slug = status === 'removed' ? found.slug : await freeSlug(transaction, found.slug, id)
    const [post] = await transaction<PostRow>('blog_posts')
      .where({ id })
      .update({ status, slug, updated_at: new Date() })
      .returning(named)
    await removeSchedule(transaction, id)
    if (status === 'published') await enqueueEvents(transaction, 'article.published', [id])
    else if (found.status === 'published') await enqueueEvents(transaction, 'article.unpublished', [id])
    return post
  })
}

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
