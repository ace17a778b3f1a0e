import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import axe from 'axe-core'
import { HtmlValidate } from 'html-validate'
import { sitePages, unlistedPaths } from '../../shared/site/pages'
import { expect, test } from './fixtures'

/** Former addresses, and where each leads now. */
const documentedRedirects = new Map([['/emr-comparison', '/comparisons']])

/** The menus already name the blog, which is not open yet; its fixed guides are. */
const isBlog = (path: string) => /^\/blog(\/category\/[\w-]+)?$/.test(path)

/** Scripts of a content page, compressed: React and React Router are all but a few of them. */
const mostScriptBytes = 105 * 1024

/** These carry the checks of their forms besides, so that a wrong answer is told without asking the server. */
const formPages = ['/get-recommendation', '/contact']

/** What needs no page of its own in the crawl: documents, pictures, files to download. */
const isFile = (path: string) => /\.\w+$/.test(path)

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements, booleans and entities in its own way, all of them valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // A phone number, price or range in a text is no link and needs no special spaces.
    'tel-non-breaking': 'off',
    // Fields say what to fill in by `autocomplete`, roles and `inert` are as the platform defines them.
    'no-implicit-button-type': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'no-trailing-whitespace': 'off',
  },
})

interface Seen {
  title: string
  description: string
}

test('every link within the site, from the start page and the sitemap, leads somewhere; every page is whole', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const listed = await addressesOfSitemap(request)
  expect(listed).toEqual(sitePages.map(({ path }) => path))

  const known = new Set(['/', ...listed, ...unlistedPaths])
  const waiting = [...known]
  const seen = new Map<string, Seen>()
  const faults: string[] = []
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const response = await request.get(address, { maxRedirects: 0 })
    const { pathname, search } = new URL(address, 'http://site')
    const moved = documentedRedirects.get(pathname)
    if (moved && response.status() === 301) {
      expect(response.headers().location).toBe(moved + search)
      continue
    }
    if (response.status() === 404 && isBlog(pathname)) continue
    if (response.status() !== 200) {
      faults.push(`${address} answers ${response.status()}`)
      continue
    }
    if (isFile(pathname)) continue
    const html = await response.text()
    for (const link of internalLinks(html, address)) {
      if (known.has(link)) continue
      known.add(link)
      waiting.push(link)
    }
    // The same page in another selection is followed for its status, and checked once.
    if (search === '') faults.push(...(await faultsOf(pathname, html, seen)))
  }
  expect(faults).toEqual([])
})

test('what a sitemap page shares has its own picture, 1200 by 630', async ({ request }) => {
  for (const { path } of sitePages) {
    const image = metaOf(await (await request.get(path)).text(), 'og:image')
    const response = await request.get(new URL(image).pathname)
    expect(`${path} ${response.status()} ${response.headers()['content-type']}`).toBe(`${path} 200 image/png`)
    const bytes = await response.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

test('robots.txt names the sitemap, security.txt expires within a year', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const security = await (await request.get('/.well-known/security.txt')).text()
  const expires = Date.parse(security.match(/^Expires: (.+)$/m)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})

test('a content page asks for at most 105 KiB of compressed script', async ({ request }) => {
  const heavy: string[] = []
  const contentPages = sitePages.filter(({ path }) => !formPages.includes(path))
  for (const { path } of contentPages) {
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(/(?:modulepreload|module)" fetchpriority="low" (?:href|src)="([^"]+)"/g)].map(
      ([, file = '']) => file,
    )
    expect(scripts.length).toBeGreaterThan(0)
    const bytes = scripts.reduce((sum, file) => sum + sentBytes(file), 0)
    if (bytes > mostScriptBytes) heavy.push(`${path}: ${bytes}`)
  }
  expect(heavy).toEqual([])
})

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const { path } of sitePages) {
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await page.goto(path)
        expect(await axeFaults(page)).toEqual([])
      })
    }
  })
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const { path } of sitePages) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path)
      const [content, shown] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(content).toBeLessThanOrEqual(shown ?? 0)
    })
  }
})

/** As a browser gets it: the brotli file that the build laid beside it, or, where that would save nothing, the file. */
function sentBytes(file: string): number {
  const plain = join('dist/client', file)
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size
}

async function addressesOfSitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Paths with their query, without fragments; a fragment has to have its target on the same page. */
function internalLinks(html: string, from: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), new URL(from, 'http://site'))
    return url.origin === 'http://site' ? [url.pathname + url.search] : []
  })
}

async function faultsOf(path: string, html: string, seen: Map<string, Seen>): Promise<string[]> {
  const faults: string[] = []
  const check = (right: boolean, fault: string) => right || faults.push(`${path}: ${fault}`)
  const title = html.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''
  const description = metaOf(html, 'description')
  const canonical = html.match(/<link rel="canonical" href="([^"]*)"/)?.[1] ?? ''

  check((html.match(/<h1[\s>]/g) ?? []).length === 1, 'not one h1')
  check(title !== '' && html.split('<title>').length === 2, 'not one title')
  check(description.length >= 50 && description.length <= 200, `a description of ${description.length} characters`)
  check(canonical !== '' && new URL(canonical).pathname === path, `canonical ${canonical}`)
  for (const name of ['title', 'description', 'url', 'type', 'image', 'site_name'])
    check(metaOf(html, `og:${name}`) !== '', `no og:${name}`)
  for (const name of ['card', 'title', 'description', 'image'])
    check(metaOf(html, `twitter:${name}`) !== '', `no twitter:${name}`)
  for (const [other, had] of seen) {
    check(had.title !== title, `the title of ${other}`)
    check(had.description !== description, `the description of ${other}`)
  }
  seen.set(path, { title, description })
  for (const [, block = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    check(isStructuredData(block), `structured data ${block.slice(0, 80)}`)
  for (const [, target = ''] of html.matchAll(/<a\b[^>]*?\shref="#([^"]+)"/g))
    check(html.includes(`id="${target}"`), `no target #${target}`)
  const { results } = await validator.validateString(html)
  for (const { line, ruleId, message } of results.flatMap(({ messages }) => messages))
    check(false, `line ${line} ${ruleId}: ${message}`)
  return faults
}

function metaOf(html: string, name: string): string {
  return html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? ''
}

/** Types that search engines document, each with what they require. */
function isStructuredData(block: string): boolean {
  const required: Record<string, string[]> = {
    Organization: ['name', 'url'],
    BreadcrumbList: ['itemListElement'],
    ItemList: ['itemListElement'],
    Article: ['headline', 'image', 'dateModified', 'author'],
  }
  const data = JSON.parse(block) as Record<string, unknown>
  const names = required[String(data['@type'])]
  return data['@context'] === 'https://schema.org' && names !== undefined && names.every((name) => data[name])
}

async function axeFaults(page: Page): Promise<string[]> {
  // Evaluated by the debugger, since the content security policy lets no foreign script in.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}
