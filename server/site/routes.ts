import { type RequestHandler, type Response, Router } from 'express'
import { rssFeed } from '../blog/feed'
import type { BlogService } from '../blog/service'
import { speculationRulesPath } from '../http/document-headers'
import { endpoint } from '../http/endpoint'
import type { Config } from '../platform/config'
import { securityText } from './security-text'
import { sitemapFiles } from './sitemap-files'
import { speculationRules } from './speculation-rules'

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
