import { type BlogService, createBlogService } from '../../server/blog/service'
import { createDatabase } from '../../server/platform/database'
import { blogCategories } from '../../shared/blog/categories'
import type { PostQuery } from '../../shared/blog/post'
import { createTestDatabase } from '../support/database'
import { fillBlog, frequentWord, rareWords } from './blog-posts'
import { aligned } from './table'

const sizes = [1_000, 100_000] as const
const samples = 1_000
/** The 99th percentile is the median of those of so many rounds: one busy moment of the machine is in one of them. */
const rounds = 5
const samplesOfSlow = 25
/** Of the large blog's time to the small one's, at the median and at the 99th percentile. */
const mostRatio = 2

interface Task {
  name: string
  run: (blog: BlogService, sample: number) => Promise<unknown>
  /** On a process that has not answered anything yet. */
  cold?: true
  /** Grows with the blog, as the decision record says: it is shown and not judged. */
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
 * What reading the blog costs at 1,000 posts and at 100,000, at the service: no page and no cache of pages between. The
 * sizes take turns, sample by sample, so that whatever slows the machine slows both. True: no ratio misses its target.
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

type Times = [p50: number, p99: number]

async function measure({ run, cold, grows }: Task, blogs: OpenBlog[]): Promise<[Times, Times]> {
  const runs = blogs.map(({ open }) => ({ blog: open(), open, times: [] as number[] }))
  for (const { blog } of runs) for (let sample = 0; sample < 100; sample += 1) await run(blog, sample)
  for (let sample = 0; sample < (grows ? samplesOfSlow : samples); sample += 1) {
    for (const { blog, open, times } of sample % 2 ? runs : runs.toReversed()) {
      const asked = cold ? open() : blog
      const began = performance.now()
      await run(asked, sample)
      times.push(performance.now() - began)
    }
  }
  const [small, large] = runs.map(({ times }) => percentiles(times))
  if (!(small && large)) throw new Error('two sizes are compared')
  return [small, large]
}

function percentiles(times: number[]): Times {
  const size = Math.ceil(times.length / rounds)
  const inRounds = Array.from({ length: rounds }, (_, round) => times.slice(round * size, (round + 1) * size))
  return [
    at(times, 0.5),
    at(
      inRounds.map((part) => at(part, 0.99)),
      0.5,
    ),
  ]
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
