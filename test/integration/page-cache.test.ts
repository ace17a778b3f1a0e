import { createServer, type RequestListener } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import request from 'supertest'
import type { PageRenderer } from '../../client/renderer/server'
import { createPageCache, type PageCache } from '../../server/http/page-cache'
import { received } from '../support/received'
import { until } from '../support/until'

const siteUrl = 'https://guide.example'
const html = `<!doctype html><title>Compare</title>${'<p>A system</p>'.repeat(500)}`

/** Pages that the test controls, and the requests for them. */
const render = jest.fn(async (_request: Request) => page())
const page = (body: string | null = html, status = 200) => ({
  status,
  headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'X-Of-The-Page': 'yes' }),
  body: body,
})
const renderer: PageRenderer = {
  render,
  renderError: () => Promise.reject(new Error('not asked for')),
  takesForms: () => Promise.reject(new Error('not asked for')),
  cacheKey: ({ pathname, searchParams }) => {
    if (pathname === '/visit') return null
    return searchParams.has('emr1') ? `${pathname}?emr1=${searchParams.get('emr1')}` : pathname
  },
}

let cache: PageCache
beforeEach(() => {
  render.mockReset().mockImplementation(async () => page())
  cache = createPageCache(renderer, siteUrl)
})

/** Holds the next rendering until the returned function is called. */
function holdRendering(): () => void {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  render.mockImplementationOnce(() => finished.then(() => page()))
  return finish
}
const untilRendering = () => until(() => expect(render).toHaveBeenCalled())

/** Lets so many milliseconds pass. */
function later(ms = 61_000): void {
  const now = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms)
}
afterEach(() => jest.restoreAllMocks())

/** Requests that the cache passes on are answered with 421 by the next handler. */
const app: RequestListener = (incoming, response) => {
  const next = () => void response.writeHead(421).end()
  Promise.resolve(cache.answer(incoming, response, [])).then((answered) => answered || next(), next)
}
const get = (path: string, headers: Record<string, string> = {}) =>
  request(app)
    .get(path)
    .set({ 'Accept-Encoding': 'identity', ...headers })
const renderings = () => render.mock.calls.map(([{ url }]) => url)

describe('a cached page', () => {
  it('is rendered once, under its canonical address, and sent complete', async () => {
    const [first, second] = [await get('/?utm_source=a'), await get('/?utm_source=b')]
    expect([first.text, second.text]).toEqual([html, html])
    expect(renderings()).toEqual([`${siteUrl}/`])
    expect(second.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-of-the-page': 'yes',
      'content-length': String(Buffer.byteLength(html)),
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    })
  })

  it('is rendered separately for each distinct address', async () => {
    for (const path of ['/comparisons?emr1=kipu', '/comparisons?emr1=kipu&x=1', '/comparisons']) await get(path)
    expect(renderings()).toEqual([`${siteUrl}/comparisons?emr1=kipu`, `${siteUrl}/comparisons`])
  })

  it('is rendered once for all waiting requests', async () => {
    const finish = holdRendering()
    const server = createServer(app).listen(0)
    try {
      const waiting = Promise.all(Array.from({ length: 20 }, () => request(server).get('/')))
      await untilRendering()
      finish()
      expect((await waiting).map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(render).toHaveBeenCalledTimes(1)
    } finally {
      server.close()
    }
  })

  it('answers HEAD with the same headers and no body', async () => {
    const whole = await get('/')
    const { status, headers, text } = await request(app).head('/').set('Accept-Encoding', 'identity')
    expect([status, text]).toEqual([200, undefined])
    for (const name of ['content-length', 'content-type', 'etag', 'vary'])
      expect(headers[name]).toBe(whole.headers[name])
  })
})

describe('an encoding', () => {
  const identity = (body: Buffer) => body
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0', undefined, identity],
    ['identity', undefined, identity],
  ])('accepted as %s is %s', async (accepted, encoding, decode) => {
    const { headers, body } = await received(app, '/', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(decode(body).toString()).toBe(html)
    expect(body.length < html.length / 5).toBe(encoding !== undefined)
  })
})

describe('a visitor with a copy', () => {
  it('peers F24: gets 304, whether its ETag comes alone, in its strong form, in a list, or as *', async () => {
    const { headers } = await get('/')
    const etag = String(headers.etag)
    const strong = etag.replace('W/', '')
    for (const known of [etag, strong, `"a", W/"b,c" ,${etag}`, `"a",${strong}`, '*']) {
      const again = await get('/', { 'If-None-Match': known })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
      expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, no-cache' })
    }
  })

  it.each(['W/"another"', '"a"', 'W/"a", "b"', 'a', '"*"', ''])('gets the page if its ETag is %s', async (known) => {
    expect(await get('/', { 'If-None-Match': known })).toMatchObject({ status: 200, text: html })
  })
})

describe('a missing page', () => {
  const missing = async () => page(html, 404)

  it('is rendered once, sent in the requested encoding, and remembered as missing for some seconds', async () => {
    render.mockImplementation(missing)
    const [first, second] = [await get('/blog/none'), await received(app, '/blog/none', { 'Accept-Encoding': 'br' })]
    expect([first.status, first.text, second.status]).toEqual([404, html, 404])
    expect(brotliDecompressSync(second.body).toString()).toBe(html)
    for (const { headers } of [first, second])
      expect([headers['cache-control'], headers.vary, headers.etag]).toEqual([
        'private, no-cache',
        'Accept-Encoding',
        undefined,
      ])
    expect(renderings()).toEqual([`${siteUrl}/blog/none`])
    expect((await get('/blog/none', { 'If-None-Match': '*' })).status).toBe(404)
  })

  it('appears at once if something has changed, and after some seconds otherwise', async () => {
    render.mockImplementation(missing)
    expect([(await get('/blog/new')).status, (await get('/blog/late')).status]).toEqual([404, 404])
    render.mockImplementation(async () => page())
    later(11_000)
    expect((await get('/blog/late')).status).toBe(200)
    jest.restoreAllMocks()
    expect((await get('/blog/new')).status).toBe(404)
    cache.clear()
    expect((await get('/blog/new')).status).toBe(200)
  })

  it('does not displace cached pages, however many there are', async () => {
    await get('/')
    const long = 'x'.repeat(200_000)
    render.mockImplementation(async () => page(long, 404))
    for (let at = 0; at < 100; at += 1) await get(`/blog/none-${at}`)
    render.mockClear()
    await get('/')
    expect(render).not.toHaveBeenCalled()
    await get('/blog/none-0')
    expect(render).toHaveBeenCalledTimes(1)
  })
})

it('addresses with a query displace each other, and no page without a query', async () => {
  await get('/')
  const long = 'x'.repeat(1_000_000)
  render.mockImplementation(async () => page(long))
  for (let at = 0; at < 60; at += 1) await get(`/comparisons?emr1=${at}`)
  render.mockClear()
  for (const path of ['/', '/comparisons?emr1=59']) await get(path)
  expect(render).not.toHaveBeenCalled()
  await get('/comparisons?emr1=0')
  expect(render).toHaveBeenCalledTimes(1)
})

describe('a body', () => {
  const text = Array.from({ length: 4_000 }, (_, at) => `word${(at * 7919) % 1009} `).join('')
  const length = async () => (await received(app, '/', { 'Accept-Encoding': 'br' })).body.length

  it('is compressed at the high level for the first visitor if it is large and its address has no query', async () => {
    const words = Array.from({ length: 9_000 }, (_, index) => `${(index * 7_919) % 10_007} of`).join(' ')
    render.mockImplementation(async () => page(`<!doctype html><title>Large</title><p>${words}</p>`))
    const first = async (path: string) => (await received(app, path, { 'Accept-Encoding': 'br' })).body.length
    const [vendor, comparison] = [await first('/emr/kareo'), await first('/comparisons?emr1=kareo')]
    expect(vendor).toBeLessThan(comparison)
    expect(await first('/emr/kareo')).toBe(vendor)
  })

  it('is compressed at the high level only for a page requested twice', async () => {
    render.mockImplementation(async () => page(text))
    const first = await length()
    expect(await length()).toBe(first)
    const packed = await until(async () => {
      const now = await length()
      expect(now).toBeLessThan(first)
      return now
    })
    expect(brotliDecompressSync((await received(app, '/', { 'Accept-Encoding': 'br' })).body).toString()).toBe(text)
    later()
    await length()
    expect(await length()).toBe(packed)
  })
})

it('a visitor over the limit gets cached pages, and causes no rendering', async () => {
  await get('/')
  const strict: RequestListener = (incoming, response) =>
    void cache.answer(incoming, response, [], () => {
      response.writeHead(429).end()
      return false
    })
  expect((await request(strict).get('/')).status).toBe(200)
  expect((await request(strict).get('/vendors')).status).toBe(429)
  expect(render).toHaveBeenCalledTimes(1)
})

describe('the cache does not keep', () => {
  it.each([500, 503])('an answer with %i', async (status) => {
    render.mockImplementation(async () => page(html, status))
    expect((await get('/')).status).toBe(421)
    render.mockImplementation(async () => page())
    expect((await get('/')).status).toBe(200)
  })

  it('a redirect, or a rendering that fails', async () => {
    render.mockImplementationOnce(async () => page(null, 302)).mockRejectedValueOnce(new Error('no'))
    expect([(await get('/')).status, (await get('/')).status, (await get('/')).status]).toEqual([421, 421, 200])
  })

  it.each(['/visit', '/%E0%A4%A', '/visit%0a'])('a request for %s', async (path) => {
    expect((await received(app, path)).status).toBe(421)
    expect(render).not.toHaveBeenCalled()
  })

  it.each(['post', 'put', 'delete', 'options'] as const)('the answer to %s', async (method) => {
    await get('/')
    expect((await request(app)[method]('/')).status).toBe(421)
  })
})

describe('a page that is a minute old', () => {
  it('is sent unchanged while it is rendered again', async () => {
    await get('/')
    later()
    render.mockImplementation(async () => page('<p>Fresh</p>'))
    expect((await get('/')).text).toBe(html)
    while (!(await get('/')).text.includes('Fresh')) await new Promise(setImmediate)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['it cannot be rendered again', () => Promise.reject(new Error('the database is away'))],
    ['rendering it again gives an error page', async () => page('<p>Sorry</p>', 500)],
  ])('stays if %s', async (_why, failing) => {
    await get('/')
    later()
    render.mockImplementation(failing)
    for (let visits = 0; visits < 3; visits += 1) expect((await get('/')).text).toBe(html)
  })
})

describe('a cleared cache', () => {
  const fresh = async () => page('<p>Fresh</p>')

  it('causes each page to be rendered again before it is sent', async () => {
    await get('/')
    cache.clear()
    render.mockImplementation(fresh)
    expect((await get('/')).text).toBe('<p>Fresh</p>')
    expect((await get('/')).text).toBe('<p>Fresh</p>')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('does not cache a rendering that began before it was cleared', async () => {
    const finish = holdRendering()
    const early = get('/').then(({ text }) => text)
    await untilRendering()
    cache.clear()
    render.mockImplementation(fresh)
    const late = get('/').then(({ text }) => text)
    await new Promise((resolve) => setTimeout(resolve, 50))
    finish()
    expect(await Promise.all([early, late])).toEqual([html, '<p>Fresh</p>'])
    expect((await get('/')).text).toBe('<p>Fresh</p>')
  })

  it('renders only affected pages again, even after more clearings than it can distinguish', async () => {
    for (const path of ['/a', '/b']) await get(path)
    render.mockClear()
    cache.clear((key) => key === '/a')
    for (const path of ['/a', '/b', '/a', '/b']) await get(path)
    expect(renderings()).toEqual([`${siteUrl}/a`])
    for (let times = 0; times < 60; times += 1) cache.clear((key) => key === '/a')
    for (const path of ['/a', '/b', '/a', '/b']) await get(path)
    expect(renderings().slice(1).toSorted()).toEqual([`${siteUrl}/a`, `${siteUrl}/b`])
    cache.clear((key) => key === '/a')
    cache.clear()
    cache.clear((key) => key === '/a')
    render.mockClear()
    await get('/b')
    expect(renderings()).toEqual([`${siteUrl}/b`])
  })

  it('caches a rendering in progress only if the clearing did not affect it', async () => {
    const finish = holdRendering()
    const early = get('/a').then(({ text }) => text)
    await untilRendering()
    cache.clear((key) => key === '/b')
    finish()
    expect(await early).toBe(html)
    await get('/a')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('serves the former page for a second after a failed rendering, and then tries again', async () => {
    await get('/')
    cache.clear()
    render.mockImplementationOnce(() => Promise.reject(new Error('the pool is full'))).mockImplementation(fresh)
    expect((await get('/')).text).toBe(html)
    later(1_100)
    expect((await get('/')).text).toBe('<p>Fresh</p>')
  })

  it('serves the former page if the new one fails, but not one that was removed', async () => {
    await get('/')
    cache.clear()
    render.mockImplementation(async () => page('<p>Sorry</p>', 503))
    render.mockClear()
    for (let visits = 0; visits < 5; visits += 1) expect((await get('/')).text).toBe(html)
    expect(render).toHaveBeenCalledTimes(1)
    cache.clear()
    render.mockImplementation(async () => page('<p>Gone</p>', 404))
    expect((await get('/')).status).toBe(404)
    cache.clear()
    render.mockImplementation(() => Promise.reject(new Error('the database is away')))
    expect((await get('/')).status).toBe(421)
  })
})
