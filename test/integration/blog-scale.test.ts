// cspell:ignore Ｔitle
import { XMLParser } from 'fast-xml-parser'
import type { Knex } from 'knex'
import request from 'supertest'
import { createDuplicatesService } from '../../server/blog/duplicates'
import { searchPublished } from '../../server/blog/list-repository'
import { searchTexts } from '../../server/blog/mentions-repository'
import { countDueReviews, listDueReviews } from '../../server/blog/reviews'
import { termsOf } from '../../shared/search/terms'
import { openApp } from '../support/app'
import { storePosts } from '../support/posts'

const site = openApp()
beforeAll(async () => {
  await site.db.raw(
    `insert into blog_posts (title, slug, content, status, published_at, updated_at)
     select 'Title ' || n, 'post-' || n, '<p>Text ' || n || '</p>', 'published',
       timestamptz '2020-01-01' + n * interval '1 hour', timestamptz '2026-02-03' - n * interval '1 minute'
     from generate_series(1, 10001) as n`,
  )
  await site.db.raw('vacuum analyze blog_posts')
})

const get = async (path: string) => (await request(site.app).get(path).expect(200)).text
const parse = (text: string) => new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) }).parse(text)
const locationsOf = (entries: { loc: string }[]) => entries.map(({ loc }) => loc)

describe('a blog with more posts than one sitemap file holds', () => {
  it('has an index of files, which together list every page and post once', async () => {
    const index = parse(await get('/sitemap.xml')).sitemapindex.sitemap
    expect(index).toEqual([
      { loc: 'https://guide.example/sitemaps/pages.xml' },
      { loc: 'https://guide.example/sitemaps/posts-1.xml', lastmod: '2026-02-02' },
      { loc: 'https://guide.example/sitemaps/posts-2.xml', lastmod: '2026-01-27' },
    ])
    const files = await Promise.all(locationsOf(index).map((loc) => get(new URL(loc).pathname)))
    const locations = files.flatMap((text) => locationsOf(parse(text).urlset.url))
    expect(new Set(locations).size).toBe(locations.length)
    const slugs = await site.db('blog_posts').where({ status: 'published' }).pluck('slug')
    const posts = slugs.map((slug) => `https://guide.example/blog/${slug}`)
    expect(locations.filter((loc) => posts.includes(loc)).length).toBe(posts.length)
    expect(locations).toContain('https://guide.example/get-recommendation')
  })

  it('adds a new post to the last file and leaves the others unchanged', async () => {
    const before = await get('/sitemaps/posts-1.xml')
    await storePosts(site.db, [{ slug: 'newest' }])
    expect(await get('/sitemaps/posts-1.xml')).toBe(before)
    expect(await get('/sitemaps/posts-2.xml')).toContain('/blog/newest')
    await site.db('blog_posts').where({ slug: 'newest' }).delete()
  })

  it.each(['posts-3.xml', 'posts-0.xml', 'posts-01.xml', 'posts-99999.xml', 'x.xml', 'pages'])(
    'has no file %s',
    async (name) => {
      await request(site.app).get(`/sitemaps/${name}`).expect(404)
    },
  )
})

/** Postgres's plan for the first statement that `ask` sends. */
async function planOf(ask: () => Promise<unknown>): Promise<string> {
  const statements: Knex.Sql[] = []
  const note = (query: Knex.Sql) => statements.push(query)
  site.db.on('query', note)
  await ask()
  site.db.off('query', note)
  const [{ sql, bindings } = { sql: '', bindings: [] }] = statements
  const { rows } = await site.db.raw<{ rows: { 'QUERY PLAN': string }[] }>(
    `explain ${sql.replace(/\$\d+/g, '?')}`,
    bindings,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it('looks for duplicates of recent posts by the indexes of published ones', async () => {
  await storePosts(site.db, [{ title: 'TITLE 7!', published_at: new Date() }])
  const duplicates = createDuplicatesService(site.db)
  expect((await duplicates.listRecentDuplicates()).duplicates).toMatchObject([
    { title: 'TITLE 7!', of: { slug: 'post-7' } },
  ])
  const plan = await planOf(() => duplicates.listRecentDuplicates())
  expect(plan).toContain('blog_posts_title_key')
  expect(plan).toContain('blog_posts_text_key')
  expect(plan).not.toContain('Seq Scan on blog_posts')
})

const titles = (words: string) => searchPublished(site.db, words, undefined, 600)
const texts = (words: string) => searchTexts(site.db, words, termsOf(words), 4)

it.each([
  ...['title 77', 'Ｔitle\u00a077', 'client’s'].map(
    (words) => ['titles', words, 'blog_posts_search_all', titles] as const,
  ),
  ...['text', 'zebra', 'text 77 zebra', 'no-show'].map((words) => ['texts', words, 'blog_posts_texts', texts] as const),
])('peers F11: searches the %s for %j by their index, however many match', async (_where, words, index, search) => {
  const plan = await planOf(() => search(words))
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on blog_posts')
})

it.each([
  ['counts', countDueReviews],
  ['lists', listDueReviews],
])('%s the articles due for review by a separate index', async (_does, ask) => {
  await site.db('blog_posts').where({ slug: 'post-8' }).update({ review_by: '2026-02-01' })
  await site.db.raw('vacuum analyze blog_posts')
  const plan = await planOf(() => ask(site.db, '2026-02-02', 100))
  expect(plan).toContain('blog_posts_review_due')
})
