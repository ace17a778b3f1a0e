import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sitePages, unlistedPaths } from '../../shared/site/pages'
import { type CrawledPage, idsOf, metaOf, pageFaults, sharedHeads } from '../support/page-faults'
import { expect, test } from './fixtures'
import { isOfAnotherTest, sitemapOf } from './sitemap'

/** Former addresses and their redirect targets. */
const documentedRedirects = new Map([['/emr-comparison', '/comparisons']])

/** The maximum compressed script of a page, in bytes. */
const scriptBytesMax = { content: 3 * 1024, form: 8 * 1024 }

const formPages = ['/comparisons', '/vendors', '/match', '/blog', '/get-recommendation', '/contact', '/corrections']
const kindOf = (path: string) => (formPages.includes(path.replace(/\?.*$/, '')) ? 'form' : 'content')

/**
 * The report form is one page, although every fact links to it with different values; and a match has more addresses
 * than a crawl can visit.
 */
const isFilledIn = (path: string, query: string) =>
  (path === '/corrections' && query.includes('&field=')) || (/^\/match\b/.test(path) && /xlsx/.test(path + query))

/** Addresses that are not pages: documents, pictures, and downloads. */
const isFile = (path: string) => /\.\w+$/.test(path)

test('every internal link works, starting from the home page and the sitemap, and no page has HTML faults', async ({
  request,
  baseURL,
}) => {
  const siteUrl = baseURL ?? ''
  const listed = await sitemapOf(request)
  const addresses = [...listed.keys()]
  const articles = addresses.slice(sitePages.length)
  expect(addresses.slice(0, sitePages.length)).toEqual(sitePages.map(({ path }) => path))
  expect(articles.length).toBeGreaterThanOrEqual(18)
  expect(articles.filter((path) => !path.startsWith('/blog/'))).toEqual([])

  const known = new Set(['/', ...addresses, ...unlistedPaths])
  const waiting = [...known]
  const pages: CrawledPage[] = []
  const fragments: { from: string; path: string; query: string; id: string }[] = []
  /** The ids of each page and of each selection on it. */
  const targets = new Map<string, ReadonlySet<string>>()
  const faults: string[] = []
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const response = await request.get(address, { maxRedirects: 0 })
    const { pathname, search } = new URL(address, siteUrl)
    const moved = documentedRedirects.get(pathname)
    if (moved && response.status() === 301) {
      expect(response.headers().location).toBe(moved + search)
      continue
    }
    if (response.status() !== 200) {
      faults.push(`${address} answers ${response.status()}`)
      continue
    }
    if (isFile(pathname)) continue
    const html = await response.text()
    targets.set(pathname + search, idsOf(html))
    for (const { path, query, id } of internalLinks(html, new URL(address, siteUrl))) {
      if (id) fragments.push({ from: address, path, query, id })
      if (known.has(path + query) || isOfAnotherTest(path) || isFilledIn(path, query)) continue
      known.add(path + query)
      waiting.push(path + query)
    }
    // For another selection on the same page, only the status and links are checked; the page itself is checked once.
    const path = pathname + search
    if (search === '' || listed.has(path))
      pages.push({ path, html, listed: listed.has(path), changed: listed.get(path) })
  }
  for (const { from, path, query, id } of fragments) {
    const ids = targets.get(path + query) ?? targets.get(path)
    if (!ids?.has(id)) faults.push(`${from} leads to ${path}${query}#${id}, which is not there`)
  }
  for (const page of pages) faults.push(...(await pageFaults(page, siteUrl)))
  expect([...faults, ...sharedHeads(pages)]).toEqual([])
})

test('every page in the sitemap has its own share picture, 1200 by 630, and says what it shows', async ({
  request,
}) => {
  const images = new Set<string>()
  for (const { path, title } of sitePages) {
    const html = await (await request.get(path)).text()
    const image = metaOf(html, 'og:image')
    expect(metaOf(html, 'og:image:alt'), `${path} names the title on its picture`).toContain(
      title.replaceAll('&', '&amp;'),
    )
    const response = await request.get(new URL(image).pathname)
    expect(`${path} ${response.status()} ${response.headers()['content-type']}`).toBe(`${path} 200 image/png`)
    const bytes = await response.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    images.add(image)
  }
  expect(images.size).toBe(sitePages.length)
})

test('robots.txt names the sitemap and blocks none of its pages; security.txt expires within a year', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const shut = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = '']) => prefix)
  expect(sitePages.filter(({ path }) => shut.some((prefix) => path.startsWith(prefix)))).toEqual([])
  const security = await (await request.get('/.well-known/security.txt')).text()
  const expires = Date.parse(security.match(/^Expires: (.+)$/m)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})

test('a content page loads at most 3 KiB of compressed script, a form page 8 KiB, and the match 90 KiB', async ({
  request,
}) => {
  const heavy: string[] = []
  for (const path of (await sitemapOf(request)).keys()) {
    const scripts = scriptsOf(await (await request.get(path)).text())
    expect(scripts.length).toBeGreaterThan(0)
    const bytes = scripts.reduce((sum, file) => sum + sentBytes(file), 0)
    if (bytes > scriptBytesMax[kindOf(path)]) heavy.push(`${path}: ${bytes}`)
  }
  expect(heavy).toEqual([])
})

test('a page loads only the scripts it names', async ({ page, request }) => {
  for (const path of ['/', '/comparisons?emr1=opus&emr2=kipu', '/vendors', '/emr/opus', '/blog/best-ehr-psychiatry']) {
    const loaded: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(loaded.sort()).toEqual(scriptsOf(await (await request.get(path)).text()).sort())
    page.removeAllListeners('response')
  }
})

/**
 * The size as sent: that of the brotli file from the build, or of the file itself if compression would save nothing.
 */
function sentBytes(file: string): number {
  const plain = join('dist/client', file)
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size
}

function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<(?:link|script) [^>]*(?:modulepreload|type="module")[^>]*>/g)]
  return tags.map(([tag]) => tag.match(/(?:href|src)="([^"]+)"/)?.[1] ?? '')
}

/** Everything on this site that the page references: links, icons, stylesheets, scripts, pictures. */
function internalLinks(html: string, from: URL): { path: string; query: string; id: string }[] {
  return [...html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].flatMap(([, target = '']) => {
    const { origin, pathname, search, hash } = new URL(target.replaceAll(/&(?:amp|#x26);/g, '&'), from)
    return origin === from.origin ? [{ path: pathname, query: search, id: hash.slice(1) }] : []
  })
}
