import { sitePages, unlistedPaths } from '../../shared/site/pages'
import { sharePicture } from '../../shared/site/share-picture'
import { type CrawledPage, idsOf, metaOf, pageFaults, sharedHeads } from '../support/page-faults'
import { expect, test } from './fixtures'
import { isOfAnotherTest, sitemapOf } from './sitemap'

/** Former addresses and their redirect targets. */
const documentedRedirects = new Map([['/emr-comparison', '/comparisons']])

/**
 * The report form is one page, although every fact links to it with different values; and a match has more addresses
 * than a crawl can visit.
 */
const isFilledIn = (path: string, query: string) =>
  (path === '/corrections' && query.includes('&field=')) || (/^\/match\b/.test(path) && /xlsx/.test(path + query))

/** Addresses that are not pages: documents, pictures, and downloads. */
const isFile = (path: string) => /\.\w+$/.test(path)

test('every internal link works, starting from the home page and the sitemap, which robots.txt does not shut, and no page has HTML faults', async ({
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

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  const shut = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = '']) => prefix)
  expect(addresses.filter((path) => shut.some((prefix) => path.startsWith(prefix)))).toEqual([])

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
  // What the pictures show: see `share-pictures.spec.ts`.
  for (const { path, title } of sitePages) {
    const { html = '' } = pages.find((page) => page.path === path) ?? {}
    expect(metaOf(html, 'og:image')).toBe(new URL(sharePicture(path), siteUrl).href)
    expect(metaOf(html, 'og:image:alt'), path).toContain(title.replaceAll('&', '&amp;'))
  }
  expect([...faults, ...sharedHeads(pages)]).toEqual([])
})

/** Everything on this site that the page references: links, icons, stylesheets, scripts, pictures. */
function internalLinks(html: string, from: URL): { path: string; query: string; id: string }[] {
  return [...html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].flatMap(([, target = '']) => {
    const { origin, pathname, search, hash } = new URL(target.replaceAll(/&(?:amp|#x26);/g, '&'), from)
    return origin === from.origin ? [{ path: pathname, query: search, id: hash.slice(1) }] : []
  })
}
