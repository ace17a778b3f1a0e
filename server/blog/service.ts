import type { Knex } from 'knex'
import { blogCategories, type CategoryCount, findCategory } from '../../shared/blog/categories'
import type { Post, PostPage, PostQuery, PostSummary, PostWithRelated } from '../../shared/blog/post'
import { refusal } from '../platform/refusal'
import * as repository from './repository'

export interface BlogService {
  /** Never refuses a query: one that cannot match anything finds nothing. */
  listPosts(query: PostQuery): Promise<PostPage>
  /** A published post. */
  findPost(slug: string): Promise<Post | undefined>
  /**
   * A published post with others to go on with.
   * @throws ApiError 404 when there is none of that slug.
   */
  readPost(slug: string): Promise<PostWithRelated>
  /** Other posts to go on with: the newest that share a category, then the newest of all. */
  relatedPosts(post: PostSummary, count: number): Promise<PostSummary[]>
  /** Every category in menu order, each with the number of its published posts. */
  countCategories(): Promise<CategoryCount[]>
}

export function createBlogService(db: Knex): BlogService {
  async function countCategories(): Promise<CategoryCount[]> {
    const named = blogCategories.filter(({ key }) => key !== 'all')
    const { all, inPairs } = await repository.countPublished(db, named.map(stringsOf))
    return blogCategories.map((category) => {
      const count = category.key === 'all' ? all : inPairs[named.indexOf(category)]
      return { ...category, count: count ?? 0 }
    })
  }

  async function findPost(slug: string): Promise<Post | undefined> {
    const row = canMatch(slug) ? await repository.findPublished(db, slug) : undefined
    return row && toPost(row)
  }

  async function relatedPosts(post: PostSummary, count: number): Promise<PostSummary[]> {
    const rows = await repository.listNewest(db, count + 1, 0)
    return rows
      .filter(({ id }) => id !== post.id)
      .slice(0, count)
      .map(toSummary)
  }

  return {
    countCategories,
    findPost,
    relatedPosts,

    async readPost(slug) {
      const post = await findPost(slug)
      if (!post) throw refusal(404, 'There is no article of that name.')
      return { ...post, related: await relatedPosts(post, 3) }
    },

    async listPosts(query) {
      const { search, category, page, perPage } = query
      const offset = (page - 1) * perPage
      const found = findCategory(category)
      if (!(found && canMatch(search))) return { posts: [], total: 0, page, perPage }
      const strings = found.key === 'all' ? undefined : stringsOf(found)
      if (search) {
        const { total, ids } = await repository.search(db, search, strings, perPage, offset)
        return { posts: (await repository.listByIds(db, ids)).map(toSummary), total, page, perPage }
      }
      const total = (await countCategories()).find(({ key }) => key === category)?.count ?? 0
      const rows = strings
        ? await repository.listCategory(db, strings, perPage, offset)
        : await repository.listNewest(db, perPage, offset)
      return { posts: rows.map(toSummary), total, page, perPage }
    },
  }
}

const stringsOf = ({ key, name }: { key: string; name: string }) => [key, name] as const

/** The separator of the searched fields and what Postgres cannot store are in no post. */
const canMatch = (term: string) =>
  !(unmatched.some((character) => term.includes(character)) || /\p{Surrogate}/u.test(term))
const unmatched = ['\0', '\x1f']

function toSummary(row: repository.SummaryRow): PostSummary {
  return { ...row, published_at: row.published_at.toISOString() }
}

function toPost(row: repository.PublishedRow): Post {
  const { id, title, slug, excerpt, content, categories, tags, published_at, updated_at } = row
  const { seo_title, seo_description, featured_image_url, featured_image_alt, author } = row
  return {
    ...{ id, title, slug, excerpt, content, categories, tags },
    ...{ published_at: published_at.toISOString(), updated_at: updated_at.toISOString() },
    ...{ seo_title, seo_description, featured_image_url, featured_image_alt, author },
  }
}
