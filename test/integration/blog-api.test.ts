import { XMLParser, XMLValidator } from 'fast-xml-parser'
import request from 'supertest'
import type { PostSummary } from '../../shared/blog/post'
import { openApp } from '../support/app'
import { storePosts } from '../support/posts'

const table =
  '<table><thead><tr><th>System</th></tr></thead><tbody><tr><td>42 CFR Part 2 of May 2026</td></tr></tbody></table>'

const site = openApp()
beforeAll(async () => {
  await storePosts(site.db, [
    {
      title: 'Claims & <denials>',
      slug: 'claims',
      excerpt: null,
      content: `<h1>Top</h1><p onclick="x()">Text <a href="/vendors?a=1&amp;b=2">all</a> ]]&gt;</p><img src="/a.svg" alt="A"><script>alert(1)</script>${table}`,
      categories: ['billing-and-rcm', 'Billing & RCM'],
      tags: ['835 "files"'],
      published_at: new Date('2026-05-02T12:00:00Z'),
      seo_title: 'Claims',
      featured_image_url: '/articles/claims.svg',
      author: 'A. Writer',
    },
    ...Array.from({ length: 60 }, (_, index) => ({
      slug: `older-${index}`,
      title: `Older ${index}\u0001`,
      excerpt: 'Q&A on </script><img src=x> and 5 < 6',
      published_at: new Date(Date.UTC(2026, 0, 1, index)),
    })),
    { slug: 'draft', status: 'draft', published_at: null },
  ])
})

const get = (path: string) => request(site.app).get(path)

describe('GET /api/posts', () => {
  it('lists summaries, newest first', async () => {
    const { status, body } = await get('/api/posts')
    expect([status, body.total, body.page, body.perPage, body.posts.length]).toEqual([200, 61, 1, 12, 12])
    const { id, ...first } = body.posts[0]
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(first).toEqual({
      title: 'Claims & <denials>',
      slug: 'claims',
      excerpt: null,
      published_at: '2026-05-02T12:00:00.000Z',
      categories: ['billing-and-rcm', 'Billing & RCM'],
      tags: ['835 "files"'],
    })
    const dates: string[] = body.posts.map((post: PostSummary) => post.published_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it.each<[query: string, ...counts: number[]]>([
    ['search=%20%20CLAIMS%20', 1, 1, 12, 1],
    ['search=%20', 61, 1, 12, 12],
    ['search=&category=&page=&perPage=', 61, 1, 12, 12],
    ['category=billing-and-rcm', 1, 1, 12, 1],
    ['category=no-such-category', 0, 1, 12, 0],
    ['category=Billing%20%26%20RCM', 0, 1, 12, 0],
    ['category=all&page=2&perPage=50', 61, 2, 50, 11],
    ['perPage=1000', 61, 1, 50, 50],
    ['page=99999999999999999999', 61, 1_000_000, 12, 0],
    ['search=%00', 0, 1, 12, 0],
    ['search=%ED%A0%80', 0, 1, 12, 0],
    ['category=%00', 0, 1, 12, 0],
    ['search=%25', 0, 1, 12, 0],
    ['search=older&page=6&perPage=11', 60, 6, 11, 5],
    ['unknown=1', 61, 1, 12, 12],
  ])('handles ?%s', async (query, ...counts) => {
    const { body } = await get(`/api/posts?${query}`).expect(200)
    expect([body.total, body.page, body.perPage, body.posts.length]).toEqual(counts)
  })
})

describe('GET /api/posts/{slug}', () => {
  it('returns a post with all its fields and sanitized text', async () => {
    const { status, body } = await get('/api/posts/claims')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Claims & <denials>',
      status: 'published',
      published_at: '2026-05-02T12:00:00.000Z',
      updated_at: expect.any(String),
      seo_title: 'Claims',
      seo_description: null,
      featured_image_url: '/articles/claims.svg',
      featured_image_alt: null,
      author: 'A. Writer',
    })
    expect(body.content).toContain('Text <a href="/vendors?a=1&amp;b=2">all</a>')
    expect(body.content).not.toMatch(/script|onclick|<h1/)
    // Without what the page adds: a box, the names of columns, and words kept on one line.
    expect(body.content).toContain(`<img src="/a.svg" alt="A">${table}`)
    expect((await get('/blog/claims')).text).toMatch(/<div class="table-box".*<td data-label="System">/s)
    expect(body.related).toHaveLength(3)
    expect(body).not.toHaveProperty('search_text')
    expect(body).not.toHaveProperty('draft_reasons')
  })

  it('returns a post whose optional fields another program left out', async () => {
    const given = { title: 'Bare', slug: 'bare', status: 'published', categories: null, tags: [null, 'a'] }
    await site.db('blog_posts').insert(given)
    const { status, body } = await get('/api/posts/bare')
    await site.db('blog_posts').where({ slug: 'bare' }).delete()
    expect([status, body.content, body.categories, body.tags]).toEqual([200, '', [], ['a']])
    expect(Date.parse(body.published_at)).toBeGreaterThan(Date.now() - 60_000)
  })

  it.each([
    ['https://elsewhere.example/a.png', 'https://elsewhere.example/a.png'],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg onload=alert(1)>', null],
    [' ', null],
  ])('checks the address of a picture that another program stored: %s', async (stored, answered) => {
    const [post] = await storePosts(site.db, [{ featured_image_url: stored }])
    const { body } = await get(`/api/posts/${post?.slug}`)
    await site.db('blog_posts').where({ id: post?.id }).delete()
    expect(body.featured_image_url).toBe(answered)
  })

  it.each(['nothing', 'draft', 'CLAIMS', '%00', 'a%2Fb', "'", 'x'.repeat(2_000)])(
    'answers 404 for %s',
    async (slug) => {
      const { status, type } = await get(`/api/posts/${slug}`)
      expect([status, type]).toEqual([404, 'application/problem+json'])
    },
  )
})

it('GET /api/categories returns every category with its count', async () => {
  const { status, body } = await get('/api/categories')
  expect([status, body.length]).toEqual([200, 9])
  expect(body[0]).toEqual({ key: 'all', name: 'All Blog Posts', description: expect.any(String), count: 61 })
  expect(body[6]).toMatchObject({ key: 'billing-and-rcm', name: 'Billing & RCM', count: 1 })
})

describe('/feed.xml', () => {
  it('is well-formed RSS of the newest posts with their full text', async () => {
    const { status, headers, text } = await get('/feed.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(XMLValidator.validate(text)).toBe(true)
    const { rss } = new XMLParser({ ignoreAttributes: false }).parse(text)
    expect(rss['@_version']).toBe('2.0')
    expect(rss.channel['atom:link']).toMatchObject({ '@_href': 'https://guide.example/feed.xml', '@_rel': 'self' })
    expect(Date.parse(rss.channel.lastBuildDate)).toBeGreaterThan(0)
    expect(rss.channel.item).toHaveLength(20)
    const [item] = rss.channel.item
    expect(item).toMatchObject({
      title: 'Claims & <denials>',
      link: 'https://guide.example/blog/claims',
      pubDate: 'Sat, 02 May 2026 12:00:00 GMT',
      category: ['Billing & RCM', '835 "files"'],
      'dc:creator': 'A. Writer',
    })
    // After XML decoding, this is HTML, in which a summary has no tags of its own.
    expect(rss.channel.item[1].description).toBe('Q&amp;A on &lt;/script>&lt;img src=x> and 5 &lt; 6')
    expect(item['content:encoded']).toContain('<a href="https://guide.example/vendors?a=1&amp;b=2">all</a> ]]&gt;')
    expect(item['content:encoded']).toContain('src="https://guide.example/a.svg"')
    expect(item['content:encoded']).toContain(table)
    expect(text).not.toMatch(/<script|onclick/)
    expect(text).not.toContain('\u0001')
  })

  it('answers 304 until something changes', async () => {
    const { headers } = await get('/feed.xml')
    const again = () => get('/feed.xml').set('If-None-Match', String(headers.etag))
    expect((await again()).status).toBe(304)
    await storePosts(site.db, [{ slug: 'newest', published_at: new Date('2026-06-01') }])
    expect((await again()).text).toContain('/blog/newest')
    await site.db('blog_posts').where({ slug: 'newest' }).delete()
  })
})

it('the sitemap has each post with its last change', async () => {
  await site.db('blog_posts').where({ slug: 'claims' }).update({ updated_at: '2026-05-03T01:00:00Z' })
  const { text } = await get('/sitemap.xml')
  expect(text).toContain('<url><loc>https://guide.example/blog/claims</loc><lastmod>2026-05-03</lastmod></url>')
  expect(text).not.toContain('/blog/draft')
})
