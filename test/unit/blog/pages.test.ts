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

const week: Mention = { title: 'A week & more', slug: 'week', line: 'Beds <b>for</b> residential treatment.' }
const mentioning = (...mentions: Mention[]) => ({ listMentions: async () => mentions })
const twelve = Array.from({ length: 12 }, (_, index) => summary(index))
const ours = { author: softwareAuthor }
const postOf = (given: Partial<Article>) => ({ getPost: async () => ({ ...article, ...given }) })

it('the pages of the blog say what a person has read and kept', async () => {
  const none = blogOf([])
  const cases: [what: string, path: string, api: Partial<Api>][] = [
    ['some articles by our software', '/blog', blogOf([summary(1, ours), summary(2, ours), summary(3)])],
    ['nothing can be read', '/blog', { listPosts: away, listCategories: away }],
    [
      'summaries that are missing',
      '/blog?search=x',
      blogOf([null, '', ' \n'].map((excerpt) => summary(7, { excerpt }))),
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
    ['an unknown article', '/blog/nothing', { getPost: () => Promise.reject(httpError(404, 'None.')) }],
    ['an article that cannot be read', '/blog/nothing', { getPost: away }],
  ]
  const pages: string[] = []
  // Sentences on rules depend on the day.
  await frozenOn('2026-11-27', async () => {
    for (const [what, path, api] of cases) {
      const { status, html } = await open(path, api)
      pages.push(`== ${what}: ${path} (${status})\n${wordsOf(html)}`)
    }
  })
  expectGolden('blog-pages.txt', pages.join('\n'))
})

describe("the blog's front page", () => {
  it('links to nine categories with their counts, the newest articles, and the guides', async () => {
    const api = blogOf([summary(1), summary(2)])
    const { status, html } = await open('/blog?search=%20&page=2', api)
    expect(status).toBe(200)
    for (const [index, { key }] of blogCategories.entries())
      expect(html).toMatch(new RegExp(`href="/blog/category/${key}".*?</h3>.{0,200}?>${index}<span`, 's'))
    expect(html).toContain('href="/blog/article-2"')
    expect(html).toContain('href="/blog/best-ehr-psychiatry"')
    expect(html).toContain('<link rel="canonical" href="https://guide.example/blog"/>')
    expect(html).toContain('type="application/rss+xml"')
  })

  it("dates an article in the business's time zone, in lists and above its text", async () => {
    const late = { published_at: '2026-01-06T02:30:00.000Z' }
    const api = { ...blogOf([summary(1, late)]), getPost: async () => ({ ...article, ...late }) }
    for (const path of ['/blog', '/blog/article-1']) {
      const { html } = await open(path, api)
      expect(html).toMatch(/<time dateTime="2026-01-06T02:30:00.000Z">January 5, 2026<\/time>/i)
    }
  })
})

describe('a search', () => {
  it('shows its results, each with at most two categories and three tags', async () => {
    const post = summary(7, { excerpt: null, categories: article.categories, tags: article.tags })
    const api = blogOf([post])
    const { status, html } = await open('/blog?search=%20denials%20', api)
    expect(status).toBe(200)
    expect(api.listPosts).toHaveBeenCalledWith(
      { search: 'denials', category: 'all', page: 1, perPage: 12 },
      expect.any(AbortSignal),
    )
    expect(html).toContain('Search Results (1)')
    expect(html).toContain('January 5, 2026')
    expect(html).toContain('Read more about this topic.')
    const card = html.match(/<ul aria-label="Categories".*?<ul aria-label="Tags".*?<\/ul>/s)?.[0] ?? ''
    expect(card).toMatch(/Billing &amp; RCM.*EMR highlight/s)
    expect(card).not.toMatch(/Staff|ERA/)
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  })

  const mentioned = (search: string) => open(`/blog?search=${search}`, { ...blogOf([]), ...mentioning(week) })
  const sectionOf = (html: string) => html.match(/<section aria-labelledby="also-found".*?<\/section>/s)?.[0] ?? ''

  const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

  it('shows articles whose text mentions the words, above guides and vendor pages, and points to them', async () => {
    const { html } = await mentioned('ASAM')
    expect(html).toContain('Search Results (0)')
    expect(textOf(html)).toContain(
      ' below match in their text. The count above is only of articles with exactly this word in the title, summary, tags, or topics.',
    )
    expect(html).toMatch(/href="#also-found"[^>]*>1\u00a0article and \d\u00a0other pages? below</)
    expect(html).not.toContain('No articles found matching your search.')
    expect(html).toMatch(/role="status"[^>]*><span[^>]*>No articles found; 1 below matches in its text</)
    const section = sectionOf(html)
    expect(section).toMatch(/<h2[^>]*>Also in the text of our articles, guides, and vendor pages</)
    expect(section).toMatch(/<li[^>]*><p[^>]*>Article<\/p><a[^>]*href="\/blog\/week"[^>]*>A week &amp; more</)
    expect(section).toContain('Beds &lt;b&gt;for&lt;/b&gt; residential treatment.')
    expect(section.indexOf('>Article<')).toBeLessThan(section.indexOf('>Guide<'))
  })

  const two = [week, { ...week, slug: 'two' }]
  it.each([
    ['zzzword', [summary(7)], [week], '1 article found; 1 more below matches in its text'],
    ['zzz+word', [], two, 'No articles found; 2 below match in their text'],
    ['zzz+word', [summary(7)], two, '1 article found; 2 more below match in their text'],
  ])('announces for %s with %j and %j: %s', async (search, posts, mentions, words) => {
    const { html } = await open(`/blog?search=${search}`, { ...blogOf(posts), ...mentioning(...mentions) })
    expect(html.match(/role="status"[^>]*><span[^>]*>([^<]*)/)?.[1]).toBe(words)
  })

  it('stays in its field as it was typed', async () => {
    expect((await open('/blog?search=%3Cb%3E', blogOf([]))).html).toContain('value="&lt;b&gt;"')
  })

  it('looks for them on its first page only', async () => {
    const api = blogOf([summary(7)], 30)
    await open('/blog?search=x&page=2', api)
    expect(api.listMentions).not.toHaveBeenCalled()
    await open('/blog?search=%20x%20', api)
    expect(api.listMentions).toHaveBeenCalledWith('x', expect.any(AbortSignal))
  })
})

describe('a category page', () => {
  it('is divided into pages, each with its own title and address', async () => {
    const { status, html } = await open('/blog/category/billing-and-rcm?page=2', blogOf(twelve, 30))
    expect(status).toBe(200)
    expect(html).toMatch(/<title>Billing &amp; RCM, page 2 \|/)
    expect(html).toContain('rel="canonical" href="https://guide.example/blog/category/billing-and-rcm?page=2"')
    expect(html).toMatch(/<a rel="prev"[^>]* href="\/blog\/category\/billing-and-rcm"/)
    expect(html).toMatch(/<a rel="next"[^>]* href="\/blog\/category\/billing-and-rcm\?page=3"/)
  })

  it('has the guide to every subject that names one', async () => {
    const opened = await Promise.all(blogCategories.map(({ key }) => open(`/blog/category/${key}`, blogOf(twelve, 12))))
    const without = blogCategories.filter((_, index) => !opened[index]?.html.includes('Full guide: '))
    expect(without.map(({ key }) => key)).toEqual(['all', 'how-to-use-features', 'integrations-and-interop'])
  })

  it('is a 404 for an unknown category', async () => {
    const { status, html } = await open('/blog/category/nothing', {})
    expect(status).toBe(404)
    expect(html).toMatch(/<h1[^>]*>Blog Category<\/h1>/)
    expect(html).toContain('<title>Blog Category</title>')
  })
})

describe('an article page', () => {
  it('shows the whole article with its contents, tags, and links to read next', async () => {
    const { status, html } = await open('/blog/article-1', blogOf([]))
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Denials &amp; what to do<\/h1>/)
    expect(html).toContain(article.content)
    const badges = html.match(/<ul aria-label="Categories".*?<\/ul>/s)?.[0] ?? ''
    expect([...badges.matchAll(/<span[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'Billing &amp; RCM',
      'EMR highlight',
      'Staff',
    ])
    for (const tag of article.tags) expect(html).toContain(`href="/blog?search=${tag}"`)
    expect(html).toContain('5 min read')
    expect(count(html, 'href="/blog/article-1#article-two"') + count(html, 'href="#article-two"')).toBe(2)
    expect(html).toMatch(/href="\/get-recommendation"[^>]*>Start Free Analysis/)
    expect(html).toMatch(/href="\/blog"[^>]*>Back to Blog/)
    expect(html).toContain('href="/blog/article-3"')
  })

  it('has no table of contents if the article is short', async () => {
    expect((await open('/blog/article-1', blogOf([]))).html).toContain('On this page')
    expect((await open('/blog/article-1', postOf({ words: 499 }))).html).not.toContain('On this page')
  })

  it("uses the title as the picture's alt text if the picture has none", async () => {
    const { html } = await open('/blog/article-1', { getPost: async () => ({ ...article, featured_image_alt: null }) })
    expect(html).toContain('<img src="/articles/denials.svg" alt="Denials &amp; what to do"')
  })

  it('has the dates, tags, and picture in structured data', async () => {
    const { html } = await open('/blog/article-1', blogOf([]))
    expect(html).toContain('property="article:published_time" content="2026-01-05T23:30:00.000Z"')
    expect(html).toContain('property="article:modified_time" content="2026-02-01T00:00:00.000Z"')
    expect(count(html, 'property="article:tag"')).toBe(4)
    const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?"Article".*?)<\/script>/s) ?? []
    expect(JSON.parse(json)).toMatchObject({
      headline: article.title,
      datePublished: article.published_at,
      dateModified: article.updated_at,
      publisher: { '@type': 'Organization', name: 'Guide' },
    })
  })

  const sharedAs = async (given: Partial<Article>) => {
    const { html } = await open('/blog/article-1', { getPost: async () => ({ ...article, ...given }) })
    const [image, alt, other] = ['property="og:image"', 'property="og:image:alt"', 'name="twitter:image:alt"'].map(
      (name) => html.split(`<meta ${name} content="`)[1]?.split('"')[0],
    )
    expect(other).toBe(alt)
    return [image?.replace('https://guide.example', ''), alt]
  }

  it('is shared with its title and one of our drawings, which the alt text describes', async () => {
    const own = ['/share/articles/article-1.png', 'Denials &amp; what to do. A stack of claims']
    expect(await sharedAs({})).toEqual(own)
    expect(await sharedAs({ featured_image_alt: null })).toEqual([own[0], 'Denials &amp; what to do, beside a drawing'])
    const uploaded = { featured_image_url: '/pictures/x.jpg', featured_image_alt: 'A desk' }
    expect(await sharedAs(uploaded)).toEqual(['/pictures/x.jpg', 'A desk'])
  })

  it('is shared with the picture of its first category otherwise, which the alt text names', async () => {
    const sharedWith = (...categories: string[]) => sharedAs({ featured_image_url: null, categories })
    const billing = ['/share/blog-category-billing-and-rcm.png', 'Billing &amp; RCM, beside a drawing']
    expect(await sharedWith('all', 'billing-and-rcm', 'best-emr-at')).toEqual(billing)
    expect(await sharedWith('Billing & RCM')).toEqual(billing)
    const blog = 'Articles on EMRs in behavioral health, beside a drawing of a pile of articles'
    expect(await sharedWith('Staff')).toEqual(['/share/blog.png', blog])
  })

  it('shows the pages above it as its breadcrumb, and itself to screen readers and in structured data', async () => {
    const { html } = await open('/blog/article-1', blogOf([]))
    const [trail = ''] = html.match(/<nav aria-label="Breadcrumb">.*?<\/nav>/s) ?? []
    const steps = [...trail.matchAll(/<li.*?<\/li>/gs)].map(([step]) => step.replace(/<[^>]*>/g, ''))
    expect(steps).toEqual(['Home/', 'Blog', 'Denials &amp; what to do'])
    expect(trail).toMatch(/<li class="sr-only"><span aria-current="page"[^>]*>[^<]*<\/span><\/li>/)
    const [, json = ''] =
      html.match(/<script type="application\/ld\+json">([^<]*"BreadcrumbList"[^<]*)<\/script>/) ?? []
    expect(JSON.parse(json).itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Blog',
      article.title,
    ])
  })

  it('leads to the free analysis once at its end, also if its text does', async () => {
    const text = '<h2 id="article-one">One</h2><p>Two.</p>'
    const call = '<p>Undecided? <a href="/get-recommendation">Start Free Analysis</a>.</p>'
    const page = async (content: string) =>
      (await open('/blog/article-1', { getPost: async () => ({ ...article, content }) })).html
    expect(count(await page(text + call), 'Start Free Analysis')).toBe(1)
    expect(await page(text + call)).toContain(text)
    expect(count(await page(call + text), 'Start Free Analysis')).toBe(2)
  })

  it('says beside the date who wrote it: a person, or our software, which is none', async () => {
    const page = async (author: string) =>
      (await open('/blog/article-1', { getPost: async () => ({ ...article, author }) })).html
    expect(await page('Ana Lima')).toContain('<span>By Ana Lima</span><time')
    expect(await page('Ana Lima')).toContain('"author":{"@type":"Person","name":"Ana Lima"}')
    expect(await page(softwareAuthor)).toContain('<span>Written by our software</span><time')
    expect(await page(softwareAuthor)).toContain('"author":{"@type":"Organization"')
  })
})
