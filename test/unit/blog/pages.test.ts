import { httpError } from '../../../server/platform/http-error'
import type { Api } from '../../../shared/api'
import { softwareAuthor } from '../../../shared/blog/author'
import { blogCategories } from '../../../shared/blog/categories'
import type { Article, Mention, PostQuery, PostSummary } from '../../../shared/blog/post'
import { frozenOn } from '../../support/clock'
import { expectGolden } from '../../support/golden'
import { stubApps } from '../../support/stub-api'
import { readPage } from '../../support/visible-words'

const summary = (number: number, given: Partial<PostSummary> = {}): PostSummary => ({
  id: `id-${number}`,
  title: `Article ${number}`,
  slug: `article-${number}`,
  excerpt: `What article ${number} says.`,
  featured_image_url: null,
  author: null,
  published_at: '2026-01-05T23:30:00.000Z',
  categories: ['billing-and-rcm'],
  tags: ['claims'],
  ...given,
})

const article: Article = {
  ...summary(1, {
    title: 'Denials & what to do',
    categories: ['Billing & RCM', 'billing-and-rcm', 'best-emr-at', 'Staff', 'navigate-implementation'],
    tags: ['claims', 'denials', '835', 'ERA'],
  }),
  status: 'published',
  content: '<h2 id="article-one">One</h2><p>Read <a href="/vendors">on</a>.</p>',
  updated_at: '2026-02-01T00:00:00.000Z',
  seo_title: null,
  seo_description: null,
  featured_image_url: '/articles/denials.svg',
  featured_image_alt: 'A stack of claims',
  headings: ['One', 'Two', 'Three'].map((text) => ({ id: `article-${text.toLowerCase()}`, text, depth: 2 })),
  words: 1_000,
  related: [summary(2), summary(3)],
}

const away = () => Promise.reject(httpError(503, 'Away.'))

function blogOf(posts: readonly PostSummary[], total = posts.length): Partial<Api> {
  return {
    listPosts: jest.fn(async ({ page, perPage }: PostQuery) => ({ posts: [...posts], total, page, perPage })),
    listCategories: async () => blogCategories.map((category, index) => ({ ...category, count: index })),
    listMentions: jest.fn(async () => []),
    getPost: async () => article,
  }
}

async function open(path: string, api: Partial<Api>) {
  const { status, body } = await stubApps(api).site.render(
    new Request(new URL(path, 'https://guide.example')),
    '',
    undefined,
  )
  const html = body ?? ''
  // React separates adjacent texts by comments.
  return { status, html: html.replace(/<script id="payload".*?<\/script>/s, '').replaceAll('<!-- -->', '') }
}

const count = (html: string, part: string | RegExp) => html.split(part).length - 1

/** What a page says, block by block, and where its links lead. */
const wordsOf = (html: string) =>
  readPage(html.replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 [$1]'))
    .blocks.map((block) => `${block.replace(/\s+/g, ' ')}\n`)
    .join('')

/** What its head tells search engines and whoever shares it. */
const headOf = (html: string) =>
  [
    ...html.matchAll(
      /<title>.*?<\/title>|<meta (?:name="(?:robots|twitter:image:alt)"|property="(?:og:image(?::alt)?|article:[^"]*)") [^>]*>|<link rel="(?:canonical|prev|next|alternate)"[^>]*>|(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/gs,
    ),
  ]
    .map(([tag]) => `${tag}\n`)
    .join('')

const week: Mention = { title: 'A week & more', slug: 'week', line: 'Beds <b>for</b> residential treatment.' }
const mentioning = (...mentions: Mention[]) => ({ listMentions: async () => mentions })
const twelve = Array.from({ length: 12 }, (_, index) => summary(index))
const ours = { author: softwareAuthor }
const uploaded = { featured_image_url: '/pictures/x.jpg', featured_image_alt: 'A desk' }
const withoutPicture = (...categories: string[]) => ({ featured_image_url: null, categories })
const postOf = (given: Partial<Article>) => ({ getPost: async () => ({ ...article, ...given }) })

it('the pages of the blog say what a person has read and kept', async () => {
  const none = blogOf([])
  const cases: [what: string, path: string, api: Partial<Api>][] = [
    ['some articles by our software', '/blog', blogOf([summary(1, ours), summary(2, ours), summary(3)])],
    [
      "an article of the evening before, in the business's time zone",
      '/blog',
      blogOf([summary(1, { published_at: '2026-01-06T02:30:00.000Z' })]),
    ],
    ['nothing can be read', '/blog', { listPosts: away, listCategories: away }],
    [
      'summaries that are missing',
      '/blog?search=x',
      blogOf([null, '', ' \n'].map((excerpt) => summary(7, { excerpt }))),
    ],
    [
      'more categories and tags than a card shows',
      '/blog?search=%20denials%20',
      blogOf([summary(7, { excerpt: null, categories: article.categories, tags: article.tags })]),
    ],
    ['nothing found', '/blog?search=%3Cb%3E', none],
    ['matches elsewhere', '/blog?search=ASAM', none],
    ['a mention', '/blog?search=ASAM', { ...none, ...mentioning(week) }],
    ['a mention beside a result', '/blog?search=zzzword', { ...blogOf([summary(7)]), ...mentioning(week) }],
    ['mentions of several words', '/blog?search=zzz+word', { ...none, ...mentioning(week, { ...week, slug: 'two' }) }],
    [
      'more mentions',
      '/blog?search=zzz+word',
      { ...blogOf([summary(7)]), ...mentioning(week, { ...week, slug: 'two' }) },
    ],
    ['results that cannot be read', '/blog?search=x', { listPosts: away }],
    ['only mentions can be read', '/blog?search=x', { ...mentioning(week), listPosts: away }],
    ['mentions that cannot be read', '/blog?search=ASAM', { ...blogOf([summary(7)]), listMentions: away }],
    ['a comparison', '/blog?search=simplepractice%20vs%20epic', none],
    ['no comparison', '/blog?search=epic%20vs%20paper', none],
    ['the page about the very thing', '/blog?search=leaving%20kipu', { ...none, ...mentioning(week) }],
    ['a misspelled name', '/blog?search=kippu', none],
    ['a misspelled name with a word', '/blog?search=kippu%20price', none],
    ['a name', '/blog?search=kipu', none],
    ['a category by several authors', '/blog/category/billing-and-rcm', blogOf([summary(1, ours), summary(3)])],
    ['the second page', '/blog/category/billing-and-rcm?page=2', blogOf(twelve, 30)],
    ['a page after the last', '/blog/category/billing-and-rcm?page=4', blogOf([], 30)],
    ['an empty category', '/blog/category/best-emr-at', none],
    ['a category that cannot be read', '/blog/category/best-emr-at', { listPosts: away }],
    ['an unknown category', '/blog/category/nothing', {}],
    ['an article', '/blog/article-1', none],
    ['a short article by a person', '/blog/article-1', postOf({ words: 499, author: 'Ana Lima' })],
    [
      'one by our software, on a drawing without a description',
      '/blog/article-1',
      postOf({ ...ours, featured_image_alt: null }),
    ],
    ['one with an uploaded picture', '/blog/article-1', postOf(uploaded)],
    [
      'one shared with the picture of its category',
      '/blog/article-1',
      postOf(withoutPicture('Billing & RCM', 'best-emr-at')),
    ],
    ["one shared with the blog's picture", '/blog/article-1', postOf(withoutPicture('Staff'))],
    ['an unknown article', '/blog/nothing', { getPost: () => Promise.reject(httpError(404, 'None.')) }],
    ['an article that cannot be read', '/blog/nothing', { getPost: away }],
  ]
  const pages: string[] = []
  // Sentences on rules depend on the day.
  await frozenOn('2026-11-27', async () => {
    for (const [what, path, api] of cases) {
      const { status, html } = await open(path, api)
      pages.push(`== ${what}: ${path} (${status})\n${headOf(html)}${wordsOf(html)}`)
    }
  })
  expectGolden('blog-pages.txt', pages.join('\n'))
})

describe('a search', () => {
  it('asks for what was typed, and stays in its field', async () => {
    const api = blogOf([])
    const { html } = await open('/blog?search=%20%3Cb%3E%20', api)
    const asked = { search: '<b>', category: 'all', page: 1, perPage: 12 }
    expect(api.listPosts).toHaveBeenCalledWith(asked, expect.any(AbortSignal))
    expect(html).toContain('value="&lt;b&gt;"')
  })

  const two = [week, { ...week, slug: 'two' }]
  it.each([
    ['ASAM', [], [week], 'No articles found; 1 below matches in its text'],
    ['zzzword', [summary(7)], [week], '1 article found; 1 more below matches in its text'],
    ['zzz+word', [], two, 'No articles found; 2 below match in their text'],
    ['zzz+word', [summary(7)], two, '1 article found; 2 more below match in their text'],
  ])('announces for %s with %j and %j: %s', async (search, posts, mentions, words) => {
    const { html } = await open(`/blog?search=${search}`, { ...blogOf(posts), ...mentioning(...mentions) })
    expect(html.match(/role="status"[^>]*><span[^>]*>([^<]*)/)?.[1]).toBe(words)
  })

  it('looks for mentions on its first page only', async () => {
    const api = blogOf([summary(7)], 30)
    await open('/blog?search=x&page=2', api)
    expect(api.listMentions).not.toHaveBeenCalled()
    await open('/blog?search=%20x%20', api)
    expect(api.listMentions).toHaveBeenCalledWith('x', expect.any(AbortSignal))
  })
})

it('a page of a category leads to the pages beside it', async () => {
  const { html } = await open('/blog/category/billing-and-rcm?page=2', blogOf(twelve, 30))
  expect(html).toMatch(/<a rel="prev"[^>]* href="\/blog\/category\/billing-and-rcm"/)
  expect(html).toMatch(/<a rel="next"[^>]* href="\/blog\/category\/billing-and-rcm\?page=3"/)
})

it('every category that names a subject with a guide leads to it', async () => {
  const opened = await Promise.all(blogCategories.map(({ key }) => open(`/blog/category/${key}`, blogOf(twelve, 12))))
  const without = blogCategories.filter((_, index) => !opened[index]?.html.includes('Full guide: '))
  expect(without.map(({ key }) => key)).toEqual(['all', 'how-to-use-features', 'integrations-and-interop'])
})

describe('an article page', () => {
  const page = async (given: Partial<Article> = {}) => (await open('/blog/article-1', postOf(given))).html

  it('shows the article as it was prepared, its contents if it is long, and what to read next', async () => {
    const html = await page()
    expect(html).toContain(article.content)
    expect(count(html, 'href="/blog/article-1#article-two"') + count(html, 'href="#article-two"')).toBe(2)
    expect(html).toContain('href="/blog/article-3"')
    expect(await page({ words: 499 })).not.toContain('On this page')
  })

  it("uses the title as the picture's alt text if the picture has none", async () => {
    const titled = '<img src="/articles/denials.svg" alt="Denials &amp; what to do"'
    expect(await page({ featured_image_alt: null })).toContain(titled)
  })

  it('shows the pages above it as its breadcrumb, and itself to screen readers', async () => {
    const [trail = ''] = (await page()).match(/<nav aria-label="Breadcrumb">.*?<\/nav>/s) ?? []
    const steps = [...trail.matchAll(/<li.*?<\/li>/gs)].map(([step]) => step.replace(/<[^>]*>/g, ''))
    expect(steps).toEqual(['Home/', 'Blog', 'Denials &amp; what to do'])
    expect(trail).toMatch(/<li class="sr-only"><span aria-current="page"[^>]*>[^<]*<\/span><\/li>/)
  })

  it('leads to the free analysis once at its end, also if its text does', async () => {
    const text = '<h2 id="article-one">One</h2><p>Two.</p>'
    const call = '<p>Undecided? <a href="/get-recommendation">Start Free Analysis</a>.</p>'
    expect(count(await page({ content: text + call }), 'Start Free Analysis')).toBe(1)
    expect(await page({ content: text + call })).toContain(text)
    expect(count(await page({ content: call + text }), 'Start Free Analysis')).toBe(2)
  })
})
