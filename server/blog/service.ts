import type { Knex } from 'knex'
import type { PostFields } from '../../shared/admin/post-fields'
import { blogCategories, type CategoryCount, findCategory, ownCategories } from '../../shared/blog/categories'
import type { Article, Mention, Post, PostPage, PostQuery } from '../../shared/blog/post'
import { folded } from '../../shared/fold'
import { httpError } from '../platform/http-error'
import { listAddresses, listChanges, publishedAmong } from './address-repository'
import { createCache, readVersion } from './cache'
import * as lists from './list-repository'
import { findMentions } from './mentions'
import { prepareArticle } from './pipeline'
import { relatedOf, toArticle, toPost, toSummary } from './post-view'
import { createPreparedReader } from './prepared'
import * as repository from './repository'
import { createPost, setPostStatus, updatePost } from './writing'

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

    /**
     * A published post for readers; for a former address, with its current slug.
     * @throws ApiError 404 if there is none with that slug
     */
    async readPost(slug: string): Promise<Article> {
      const row = await findRow(slug)
      if (row) return articleOf(row)
      const moved = isStorable(slug) ? await repository.findMoved(db, slug) : undefined
      if (!moved) throw httpError(404, noArticle)
      // The caller redirects to the current address and needs only the slug.
      return toArticle(moved, prepared(moved), [])
    },

    /**
     * A post of any status as readers will see it, with the current time if it has no date.
     * @throws ApiError 404 if there is none with that id
     */
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
    publishedAmong: (slugs: readonly string[]) => publishedAmong(db, slugs.filter(isStorable)),
    listAddresses: (limit: number, offset: number) => listAddresses(db, limit, offset),
    listChanges: (size: number) => listChanges(db, size),
    /** A text that changes with each write to the blog. */
    readVersion: () => readVersion(db),

    /** Each of the three writes is one transaction, or part of the caller's. */
    createPost: (draft: Parameters<typeof createPost>[1], transaction = db) => createPost(transaction, draft),
    updatePost: (id: string, changes: Parameters<typeof updatePost>[2], transaction = db) =>
      updatePost(transaction, id, changes),
    setStatus: (id: string, status: Parameters<typeof setPostStatus>[2], transaction = db) =>
      setPostStatus(transaction, id, status),
  }
}

const noArticle = 'There is no article with that name.'

async function readCounts(db: Knex): Promise<CategoryCount[]> {
  const { all, inPairs } = await lists.countPublished(
    db,
    ownCategories.map(({ key, name }) => [key, name] as const),
  )
  const numbers = new Map(ownCategories.map(({ key }, index) => [key, inPairs[index]]))
  return blogCategories.map((category) => ({ ...category, count: numbers.get(category.key) ?? all }))
}

/** The strings that put a post into a category: the exact key or name. `all` needs none. */
const stringsOf = ({ key, name }: { key: string; name: string }) => (key === 'all' ? undefined : [key, name])

/**
 * Whether a text can occur in a post. Postgres cannot store NUL or lone surrogates, and U+001F separates the searched
 * fields, so a search across it would find nothing.
 */
const isStorable = (text: string) => !(text.includes('\0') || text.includes('\x1f') || /\p{Surrogate}/u.test(text))
