import { type Response, Router } from 'express'
import { sitePages } from '../../shared/site/pages'
import type { Config } from '../platform/config'
import { securityText } from './security-text'
import { sitemap } from './sitemap'

interface SiteParts {
  config: Pick<Config, 'siteUrl' | 'siteName'>
  textDates: ReadonlyMap<string, string>
}

/** What machines ask of a site: which pages there are, which not to visit, whom to tell of a weakness. */
export function siteRouter({ config: { siteUrl, siteName }, textDates }: SiteParts): Router {
  const router = Router()
  router.get('/sitemap.xml', (_request, response) =>
    send(response, 'application/xml', sitemap(sitePages, textDates, siteUrl)),
  )
  router.get('/robots.txt', (_request, response) => send(response, 'text/plain', robots(siteUrl)))
  router.get('/.well-known/security.txt', (_request, response) =>
    send(response, 'text/plain', securityText(siteUrl, new Date())),
  )
  router.get('/site.webmanifest', (_request, response) =>
    send(response, 'application/manifest+json', JSON.stringify(webManifest(siteName))),
  )
  return router
}

function send(response: Response, type: string, body: string): void {
  response.set('Cache-Control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(body)
}

const robots = (siteUrl: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** Lets a phone put the site on its home screen under its own name and icon; it opens in the browser as before. */
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
