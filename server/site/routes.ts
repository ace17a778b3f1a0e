import { type RequestHandler, type Response, Router } from 'express'
import { mailtoOf, type Operator } from '../../shared/site/operator'
import { rssFeed } from '../blog/feed'
import type { BlogService } from '../blog/service'
import { speculationRulesPath } from '../http/document-headers'
import { endpoint } from '../http/endpoint'
import type { Config } from '../platform/config'
import { sitemapFiles } from './sitemap-files'

/** Enough for readers who check once a month, and small enough to be fetched often. */
const postsInFeed = 20

interface SiteParts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'operator'>
  textDates: ReadonlyMap<string, string>
  blog: BlogService
}

/** Files that programs request: which pages exist, what is new, what not to crawl, where to report a vulnerability. */
export function siteRouter({ config, textDates, blog }: SiteParts): Router {
  const { siteUrl, siteName } = config
  const router = Router({ caseSensitive: true, strict: true })
  const sitemaps = sitemapFiles({ siteUrl, textDates, blog })
  const file = (path: string, ...handlers: RequestHandler[]) => endpoint(router, path, { GET: handlers })
  file('/sitemap.xml', sitemaps.main)
  file('/sitemaps/:name', sitemaps.file)
  file(
    '/feed.xml',
    ofContent(blog, 'application/rss+xml', async () => rssFeed(await blog.readNewest(postsInFeed), config)),
  )
  file('/robots.txt', (_request, response) => send(response, 'text/plain', robots(siteUrl)))
  file('/.well-known/security.txt', (_request, response) =>
    send(response, 'text/plain', securityText(config, new Date())),
  )
  file('/site.webmanifest', (_request, response) =>
    send(response, 'application/manifest+json', JSON.stringify(webManifest(siteName))),
  )
  file(speculationRulesPath, (_request, response) =>
    send(response, 'application/speculationrules+json', JSON.stringify(speculationRules)),
  )
  return router
}

/** A document generated from the blog, cached until the blog changes. Express answers 304 by its `ETag`. */
function ofContent(blog: BlogService, type: string, write: () => Promise<string>): RequestHandler {
  let cached: { version: string; body: string } | undefined
  return async (_request, response) => {
    const version = await blog.readVersion()
    if (cached?.version !== version) cached = { version, body: await write() }
    response.set('Cache-Control', 'public, no-cache').type(`${type}; charset=utf-8`).send(cached.body)
  }
}

function send(response: Response, type: string, body: string): void {
  response.set('Cache-Control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(body)
}

const robots = (siteUrl: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /corrections?\nDisallow: /match?\nDisallow: /match.xlsx\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** Lets phones add the site to the home screen under its own name and icon. It still opens in the browser. */
function webManifest(siteName: string) {
  return {
    name: siteName,
    start_url: '/',
    display: 'browser',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}

const validDays = 180

/** Where to report a vulnerability (RFC 9116). It expires half a year from now, so stored copies become invalid. */
export function securityText({ siteUrl, operator }: Pick<Config, 'siteUrl' | 'operator'>, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1_000)
  return [
    ...whoRunsIt(operator),
    ...(operator.contactEmail ? [`Contact: ${mailtoOf(operator.contactEmail)}`] : []),
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Comment lines, because the format has no field for it. */
function whoRunsIt({ name, address, editors }: Operator): string[] {
  return [
    name ? `# Operator: ${name}` : '# Operator: not published',
    address ? `# Address: ${address}` : '# Address: not published',
    editors.length > 0 ? `# Editors: ${editors.join('; ')}` : '# Editors: not published',
  ]
}

/** Not prefetched: what changes for each visitor, is expensive, or is no page. A path includes all its queries. */
const never = [
  '/get-recommendation',
  '/contact',
  '/corrections',
  '/request/*',
  '/admin',
  '/admin/*',
  '/api/*',
  '/match',
  '/*.*',
]

/** Pages whose script decides what they show. They are prefetched but not prerendered. */
const choosers = ['/comparisons', '/vendors', '/blog']

const linksBut = (paths: readonly string[]) => ({
  and: [
    { href_matches: '/*' },
    { not: { href_matches: paths } },
    { not: { selector_matches: '[download], [rel~=nofollow], [rel~=sponsored]' } },
  ],
})

/**
 * Which links browsers may load ahead of time: prefetched as soon as a visitor seems about to follow them, and
 * prerendered if the page is plain content. Never forms, whose keys and times belong to one visit.
 */
const speculationRules = {
  prefetch: [{ where: linksBut([...never, '/blog\\?(.+)']), eagerness: 'eager' }],
  prerender: [{ where: linksBut([...never, ...choosers]), eagerness: 'moderate' }],
}
