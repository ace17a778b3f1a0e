import { type BlogService, createBlogService } from '../../server/blog/service'
import { createDatabase } from '../../server/platform/database'
import { blogCategories } from '../../shared/blog/categories'
import type { PostQuery } from '../../shared/blog/post'
import { createTestDatabase } from '../support/database'
import { fillBlog, frequentWord, rareWords } from './blog-posts'
import { compareSizes, type Task } from './turns'

const sizes = [1_000, 100_000] as const

const list = (blog: BlogService, query: Partial<PostQuery>) =>
  blog.listPosts({ search: '', category: 'all', page: 1, perPage: 12, ...query })
const oneOf = <Value>(values: readonly Value[], sample: number) => values[sample % values.length] as Value
const keys = blogCategories.map(({ key }) => key).slice(1)
const nowhere = (sample: number) => `xylo${sample}phone`

const tasks: Task<BlogService>[] = [
  { name: 'listing, pages 1 to 80', run: (blog, sample) => list(blog, { page: 1 + (sample % 80) }) },
  { name: 'category', run: (blog, sample) => list(blog, { category: oneOf(keys, sample), page: 1 + (sample % 10) }) },
  { name: 'counts', run: (blog) => blog.countCategories() },
  { name: 'article', run: (blog, sample) => blog.readPost(`post-${1 + ((sample * 7) % 1_000)}`) },
  { name: 'search, rare word, first time', cold: true, run: (blog, n) => list(blog, { search: oneOf(rareWords, n) }) },
  { name: 'search, rare word', run: (blog, sample) => list(blog, { search: oneOf(rareWords, sample) }) },
  { name: 'search, no hit, first time', cold: true, run: (blog, sample) => list(blog, { search: nowhere(sample) }) },
  { name: 'search, no hit of two letters', run: (blog) => list(blog, { search: 'qj' }) },
  { name: 'search, frequent word', run: (blog, n) => list(blog, { search: frequentWord, page: 1 + (n % 20) }) },
  {
    name: 'search, frequent, first time',
    cold: true,
    grows: true,
    run: (blog) => list(blog, { search: frequentWord }),
  },
  { name: 'search, two letters, first time', cold: true, grows: true, run: (blog) => list(blog, { search: 'qj' }) },
  { name: 'counts, first time', cold: true, grows: true, run: (blog) => blog.countCategories() },
  { name: 'last page of the listing', grows: true, run: (blog) => lastPage(blog) },
]

async function lastPage(blog: BlogService) {
  const [all] = await blog.countCategories()
  return list(blog, { page: Math.ceil((all?.count ?? 0) / 12) })
}

/**
 * Measures reading the blog with 1,000 posts and with 100,000, in the service, without pages and their cache. The sizes
 * alternate sample by sample, so that a slow moment of the machine affects both. Returns whether every ratio meets its
 * target.
 */
export async function benchBlog(): Promise<boolean> {
  const databases = await Promise.all(sizes.map(() => createTestDatabase()))
  const pools = databases.map(({ url }) => createDatabase({ databaseUrl: url }))
  try {
    for (const [index, { db }] of databases.entries()) await fillBlog(db, sizes[index] ?? 0)
    const open = pools.map((db) => () => createBlogService(db))
    return await compareSizes({ what: 'blog', sizes, open, tasks, warmUp: 100, samples: 1_000, judged: ['p50', 'p99'] })
  } finally {
    for (const db of pools) await db.destroy()
    for (const { drop } of databases) await drop()
  }
}
