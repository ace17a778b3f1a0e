import { type RequestHandler, type Response, Router } from 'express'
import { acceptedCorrections } from '../../shared/dataset/accepted-corrections'
import { changeGroups } from '../../shared/dataset/change-words'
import { downloads } from '../../shared/dataset/downloads'
import type { PublishedCorrections } from '../corrections/published'
import { endpoint } from '../http/endpoint'
import type { Config } from '../platform/config'
import { changesFeed } from './atom'

interface Parts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'businessTimeZone'>
  corrections: PublishedCorrections
}

/**
 * The downloadable data set and its feed of changes. Accepted reports come from the database, so the feed is generated
 * for each request.
 */
export function datasetRouter({ config, corrections }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const offer = (path: string, handler: RequestHandler) => endpoint(router, path, { GET: [handler] })
  for (const { path, type, body } of downloads) offer(path, (_request, response) => send(response, type, body()))
  offer('/changes.xml', async (_request, response) => {
    const accepted = acceptedCorrections(await corrections.listAccepted(), config.businessTimeZone)
    send(response, 'application/atom+xml', changesFeed(changeGroups(), accepted, config))
  })
  return router
}

/** Readable from any origin. Caches must revalidate by `ETag`. */
function send(response: Response, type: string, body: string): void {
  response
    .set({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .type(`${type}; charset=utf-8`)
    .send(body)
}
