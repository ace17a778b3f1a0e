import { type BlogService, createBlogService } from '../../server/blog/service'
import { createDatabase } from '../../server/platform/database'
import { blogCategories } from '../../shared/blog/categories'
import type { PostQuery } from '../../shared/blog/post'
import { createTestDatabase } from '../support/database'
import { fillBlog, frequentWord, rareWords } from './blog-posts'
import { aligned } from './table'
import { type Contestant, type Times, takeTurns, timed } from './turns'

const sizes = [1_000, 100_000] as const
const samples = 1_000
const samplesOfSlow = 25
/** The maximum ratio of the large blog's time to the small one's, at the median and at the 99th percentile. */
const mostRatio = 2

interface Task {
  name: string
  run: (blog: BlogService, sample: number) => Promise<unknown>
  /** On a process that has not answered any request yet. */
  cold?: true
  /** Known to grow with the blog, as the decision record says, so it is printed and not judged. */
  grows?: true
}

const list = (blog: BlogService, query: Partial<PostQuery>) =>
  blog.listPosts({ search: '', category: 'all', page: 1, perPage: 12, ...query })
const oneOf = <Value>(values: readonly Value[], sample: number) => values[sample % values.length] as Value
const keys = blogCategories.map(({ key }) => key).slice(1)
const nowhere = (sample: number) => `xylo${sample}phone`

const tasks: Task[] = [
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
  const blogs = await Promise.all(sizes.map(openBlog))
  try {
    const rows: string[][] = []
    let kept = true
    for (const task of tasks) {
      const [small, large] = await measure(task, blogs)
      const ratios = [large[0] / small[0], large[1] / small[1]] as const
      const isKept = task.grows || Math.max(...ratios) <= mostRatio
      kept &&= isKept
      const figures = [...small, ...large].map((ms) => ms.toFixed(2))
      const verdict = task.grows ? 'shown only' : `<= ${mostRatio} ${isKept ? 'kept' : 'MISSED'}`
      rows.push([task.name, ...figures, ...ratios.map((ratio) => ratio.toFixed(2)), verdict])
    }
    const [few, many] = sizes.map((size) => size.toLocaleString('en-US'))
    const header = [
      'blog, ms',
      `p50 ${few}`,
      `p99 ${few}`,
      `p50 ${many}`,
      `p99 ${many}`,
      'ratio p50',
      'ratio p99',
      'target',
    ]
    for (const line of aligned([header, ...rows])) console.log(line)
    return kept
  } finally {
    for (const { close } of blogs) await close()
  }
}

interface OpenBlog {
  open: () => BlogService
  close: () => Promise<void>
}

async function openBlog(size: number): Promise<OpenBlog> {
  const database = await createTestDatabase()
  await fillBlog(database.db, size)
  const db = createDatabase({ databaseUrl: database.url })
  return {
    open: () => createBlogService(db),
    async close() {
      await db.destroy()
      await database.drop()
    },
  }
}

async function measure({ run, cold, grows }: Task, blogs: OpenBlog[]): Promise<[Times, Times]> {
  const [small, large] = blogs.map(({ open }) => ({ blog: open(), open }))
  if (!(small && large)) throw new Error('two sizes are compared')
  for (const { blog } of [small, large]) for (let sample = 0; sample < 100; sample += 1) await run(blog, sample)
  const contestant =
    ({ blog, open }: typeof small): Contestant =>
    (sample) => {
      const asked = cold ? open() : blog
      return timed(() => run(asked, sample))
    }
  return takeTurns([contestant(small), contestant(large)], grows ? samplesOfSlow : samples)
}
