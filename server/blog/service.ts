import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import type { PostFields } from '../../shared/admin/post-fields'
import { pictureAddress } from '../../shared/blog/article-links'
import { blogCategories, type CategoryCount, findCategory, ownCategories } from '../../shared/blog/categories'
import type { Article, Mention, Post, PostPage, PostQuery, PostSummary } from '../../shared/blog/post'
import { folded } from '../../shared/fold'
import { httpError } from '../platform/http-error'
import type { SummaryRow } from './list-repository'
import * as lists from './list-repository'
import { findMentions } from './mentions'
import { prepareArticle, type StoredArticle } from './pipeline'
import { createPreparedReader } from './prepared'
import type { ReadRow } from './repository'
import * as repository from './repository'
import { createPost } from './writing'

/** For each search, the total and this many of the newest hits are cached; later pages are searched again. */
const keptHits = 600
const keptSearches = 500

export type BlogService = ReturnType<typeof createBlogService>

/**
 * The blog for readers: published posts only, newest first, and current at the time of the query. The table's triggers
 * announce every write to the other processes within two seconds.
 */
export function createBlogService(db: Knex) {
  const counts = createCache<CategoryCount[]>(db, 1)
  const prepared = createPreparedReader(db)
  const searches = createCache<lists.Findings>(db, keptSearches)
  const mentions = createCache<Mention[]>(db, keptSearches)

  /** All categories in menu order, each with the number of its posts; `all` counts every post. */
  const countCategories = () => counts('', () => readCounts(db))

  async function listPosts(query: PostQuery): Promise<PostPage> {
    const category = findCategory(query.category)
    const { total, rows } =
      category && isStorable(query.search) ? await readPage(query, stringsOf(category)) : { total: 0, rows: [] }
    return { posts: rows.map(toSummary), total, page: query.page, perPage: query.perPage }
  }

  async function readPage({ category, page, perPage, ...query }: PostQuery, strings: string[] | undefined) {
    const search = folded(query.search).trim()
    const offset = (page - 1) * perPage
    if (search) return readHits(`${category} ${search}`, search, strings, perPage, offset)
    const total = (await countCategories()).find(({ key }) => key === category)?.count ?? 0
    if (offset >= total) return { total, rows: [] }
    const rows = strings
      ? await lists.listCategory(db, strings, perPage, offset)
      : await lists.listNewest(db, perPage, offset)
    return { total, rows }
  }

  async function readHits(name: string, term: string, strings: string[] | undefined, perPage: number, offset: number) {
    const { total, ids } = await searches(name, () => lists.searchPublished(db, term, strings, keptHits))
    const end = Math.min(offset + perPage, total)
    if (end <= offset) return { total, rows: [] }
    const isKept = end <= ids.length
    const found = isKept ? { ids } : await lists.searchPublished(db, term, strings, perPage, offset)
    return { total, rows: await lists.listByIds(db, isKept ? ids.slice(offset, end) : found.ids) }
  }

  const published = () => db('blog_posts').where({ status: 'published' })
  const findRow = async (slug: string) => (isStorable(slug) ? repository.findPublished(db, slug) : undefined)

  const articleOf = (row: repository.ArticleRow): Article => toArticle(row, prepared(row), row.related.map(relatedOf))

  return {
    countCategories,
    listPosts,
    /** A few published posts that a search does not list, but whose text contains its words or most of them; the best first. */
    listMentions: async (search: string): Promise<Mention[]> =>
      isStorable(search) ? mentions(search, () => findMentions(db, search)) : [],
    async findPost(slug: string): Promise<Post | undefined> {
      const row = await findRow(slug)
      return row && toPost(row, prepared(row))
    },

    /** A published post; for a former address, with its current slug. @throws ApiError 404 if there is none */
    async readPost(slug: string): Promise<Article> {
      const row = await findRow(slug)
      if (row) return articleOf(row)
      const moved = isStorable(slug) ? await repository.findMoved(db, slug) : undefined
      if (!moved) throw httpError(404, noArticle)
      // The caller redirects to the current address and needs only the slug.
      return toArticle(moved, prepared(moved), [])
    },

    /** A post of any status as readers will see it, with the current time if it has no date. @throws ApiError 404 */
    async previewPost(id: string): Promise<Article> {
      const row = await repository.findArticle(db, id)
      if (!row) throw httpError(404, noArticle)
      return articleOf(row)
    },

    /** Shows an unsaved text as readers would see it on a post's page. @throws ApiError 404 if there is no such post */
    async previewText(id: string, text: Pick<PostFields, 'title' | 'excerpt' | 'content'>): Promise<Article> {
      const row = await repository.findById(db, id)
      if (!row) throw httpError(404, noArticle)
      const { title, excerpt } = text
      return toArticle({ ...row, title, excerpt }, prepareArticle({ ...row, ...text }), [])
    },

    readNewest: async (most: number): Promise<Post[]> =>
      (await repository.readNewest(db, most)).map((row) => toPost(row, prepared(row))),
    /** Those of the slugs that belong to published posts. */
    publishedAmong: async (slugs: readonly string[]): Promise<string[]> =>
      published().whereIn('slug', slugs.filter(isStorable)).pluck('slug'),
    /** The addresses of published posts, oldest first: new ones come last, so earlier sitemap files stay unchanged. */
    listAddresses: async (limit: number, offset: number): Promise<{ slug: string; updated_at: Date }[]> =>
      published().orderBy(['published_at', 'id']).limit(limit).offset(offset).select('slug', 'updated_at'),
    /** The time of the last change within each group of `size` published posts, in the order of `listAddresses`. */
    listChanges: (size: number) => lists.listChanges(db, size),
    /** A text that changes with each write to the blog. */
    readVersion: () => readVersion(db),

    /** One transaction, or part of the caller's. */
    createPost: (draft: Parameters<typeof createPost>[1], transaction = db) => createPost(transaction, draft),
  }
}

const noArticle = 'There is no article with that name.'

async function readCounts(db: Knex): Promise<CategoryCount[]> {
  const rows = await lists.countPublished(db, ownCategories)
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return blogCategories.map((category) => ({ ...category, count: counts.get(category.key) ?? 0 }))
}

/** The strings that put a post into a category: the exact key or name. `all` needs none. */
const stringsOf = ({ key, name }: { key: string; name: string }) => (key === 'all' ? undefined : [key, name])

/** Postgres cannot store NUL or lone surrogates, and U+001F separates the searched fields. */
const isStorable = (text: string) => !(text.includes('\0') || text.includes('\x1f') || /\p{Surrogate}/u.test(text))

/** The number of writes to the blog. A cached result is valid as long as the number is the same. */
async function readVersion(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { number: string }[] }>('select number from blog_version')
  return rows[0]?.number ?? ''
}

type Cache<Value extends object> = (name: string, compute: () => Promise<Value>) => Promise<Value>

/**
 * Caches results computed from the whole blog with the write count read before, and uses them only while the count is
 * the same: exact in every process, without notifications. Concurrent requests share one computation.
 */
function createCache<Value extends object>(db: Knex, most: number): Cache<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    max: most,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
  })
  return async (name, compute) => {
    const version = await readVersion(db)
    return cache.forceFetch(`${version} ${name}`, { context: compute })
  }
}

const toSummary = (row: SummaryRow): PostSummary => ({
  ...row,
  published_at: row.published_at.toISOString(),
  featured_image_url: pictureOf(row),
})

const relatedOf = (row: PostSummary) => toSummary({ ...row, published_at: new Date(row.published_at) })

/** A post for readers; an unpublished one gets the current time. It has only the prepared form, never the raw text. */
function toPost(row: ReadRow, { html }: StoredArticle): Post {
  const { id, title, slug, excerpt, categories, tags, status, published_at, updated_at } = row
  const { seo_title, seo_description, featured_image_alt, author, reviewed_on, reviewed_by } = row
  return {
    id,
    title,
    slug,
    excerpt,
    categories,
    tags,
    status,
    content: html,
    published_at: (published_at ?? new Date()).toISOString(),
    updated_at: updated_at.toISOString(),
    seo_title,
    seo_description,
    featured_image_url: pictureOf(row),
    featured_image_alt,
    author,
    ...(reviewed_on && { reviewed: { on: reviewed_on, by: reviewed_by } }),
  }
}

/** The address of its picture, if it is one that a browser may load. */
const pictureOf = ({ featured_image_url: url }: Pick<SummaryRow, 'featured_image_url'>) =>
  pictureAddress(url ?? '') ?? null

function toArticle(row: ReadRow, prepared: StoredArticle, related: PostSummary[]): Article {
  const { headings, words } = prepared
  return { ...toPost(row, prepared), headings, words, related }
}
