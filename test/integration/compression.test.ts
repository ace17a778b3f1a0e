import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import request from 'supertest'
import { createPost } from '../../server/blog/writing'
import { signedIn } from '../support/admin'
import { openApp } from '../support/app'
import { leadOf } from '../support/lead'
import { received } from '../support/received'

const site = openApp()
beforeAll(async () => {
  const content = '<p>A text that is sent in a feed and in a call.</p>'.repeat(60)
  await createPost(site.db, { title: 'Long', slug: 'long', content, status: 'published' })
})

const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

describe.each([
  ...['/api/vendors', '/api/vendors/kipu', '/api/vendors?fields=name,bestFor,starRating', '/data/vendors.json'],
  ...['/emr-comparison-data.csv', '/data/facts.csv', '/sitemap.xml', '/feed.xml', '/changes.xml'],
  ...['/llms.txt', '/emr/kipu.md', '/api/posts/long', '/api/openapi.json'],
])('%s', (path) => {
  it.each(['br', 'gzip'] as const)(
    'is sent as %s to clients that accept it, with the same content',
    async (encoding) => {
      const plain = await received(site.app, path)
      expect([plain.status, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
        200,
        undefined,
        'Accept-Encoding',
      ])
      for (let times = 0; times < 2; times += 1) {
        const { headers, body } = await received(site.app, path, { 'Accept-Encoding': encoding })
        expect([headers['content-encoding'], headers.vary, headers.etag]).toEqual([
          encoding,
          'Accept-Encoding',
          plain.headers.etag,
        ])
        expect(decoders[encoding](body)).toEqual(plain.body)
        expect(body.length).toBeLessThan(plain.body.length / 2)
      }
    },
  )

  it('answers 304 to its ETag, and HEAD without a body', async () => {
    const { headers } = await received(site.app, path, { 'Accept-Encoding': 'br' })
    const again = await received(site.app, path, { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag })
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding'])
    const head = await received(site.app, path, { 'Accept-Encoding': 'br' }, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, 'br'])
  })
})

it('metrics are compressed and not cacheable', async () => {
  const plain = await received(site.app, '/metrics')
  const { headers, body } = await received(site.app, '/metrics', { 'Accept-Encoding': 'gzip' })
  expect([headers['content-encoding'], headers['cache-control']]).toEqual(['gzip', 'no-store'])
  expect(gunzipSync(body).toString()).toContain('http_requests_total')
  expect(body.length).toBeLessThan(plain.body.length / 2)
})

it('a short response is not compressed', async () => {
  for (const path of ['/robots.txt', '/api/posts', '/api/nothing']) {
    const { headers, body } = await received(site.app, path, { 'Accept-Encoding': 'br' })
    expect([path, headers['content-encoding'], Number(headers['content-length'])]).toEqual([
      path,
      undefined,
      body.length,
    ])
  }
})

it('admin responses are compressed too, in one piece or as a stream', async () => {
  for (let times = 0; times < 10; times += 1) await request(site.app).post('/api/leads').send(leadOf())
  const admin = await signedIn(site)
  const { headers, body } = await admin.get('/api/admin/leads').set('Accept-Encoding', 'gzip')
  expect([headers['content-encoding'], body.leads?.length ?? body.items?.length]).toEqual(['gzip', 10])
  const csv = await admin.get('/api/admin/leads.csv').set('Accept-Encoding', 'gzip')
  expect([csv.headers['content-encoding'], csv.text.split('Northside').length - 1]).toEqual(['gzip', 10])
})

describe('the limit on searches', () => {
  afterEach(() => jest.restoreAllMocks())

  it('allows a burst of 120 searches from one address, by API and page together, and does not count other reads', async () => {
    // With the clock stopped, the limit is not refilled.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now())
    const get = (path: string, from = '203.0.113.60') => request(site.app).get(path).set('X-Forwarded-For', from)
    for (let times = 0; times < 120; times += 1)
      await get(times % 2 ? `/api/posts?search=w${times}` : `/api/posts?search=&search=w${times}`).expect(200)
    const [call, page] = [await get('/api/posts?search=more'), await get('/blog?search=more')]
    expect([call.status, page.status]).toEqual([429, 429])
    for (const { headers } of [call, page]) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await get('/api/posts?search=%20').expect(200)
    await get('/blog').expect(200)
    await get('/blog?search=more', '203.0.113.61').expect(200)
  })
})
