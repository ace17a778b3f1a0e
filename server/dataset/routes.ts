import { type RequestHandler, type Response, Router } from 'express'
import { acceptedCorrections } from '../../shared/dataset/accepted-corrections'
import { changeGroups } from '../../shared/dataset/change-words'
import { changesFile, factsCsv, vendorsFile, vendorsJsonSchema } from '../../shared/dataset/files'
import type { PublishedCorrections } from '../corrections/published'
import { endpoint } from '../http/endpoint'
import type { Config } from '../platform/config'
import { changesFeed } from './atom'

interface Parts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'businessTimeZone'>
  corrections: PublishedCorrections
}

/**
 * The downloadable data set and its feed of changes. The catalogue is part of the program, so each file is generated
 * once; accepted reports come from the database, so the feed is generated for each request.
 */
export function datasetRouter({ config, corrections }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const offer = (path: string, handler: RequestHandler) => endpoint(router, path, { GET: [handler] })
  offer(
    '/data/vendors.json',
    file('application/json', () => JSON.stringify(vendorsFile())),
  )
  offer(
    '/data/vendors.schema.json',
    file('application/schema+json', () => JSON.stringify(vendorsJsonSchema())),
  )
  offer(
    '/data/changes.json',
    file('application/json', () => JSON.stringify(changesFile())),
  )
  offer('/data/facts.csv', file('text/csv', factsCsv))
  offer('/changes.xml', async (_request, response) => {
    const accepted = acceptedCorrections(await corrections.listAccepted(), config.businessTimeZone)
    send(response, 'application/atom+xml', changesFeed(changeGroups(), accepted, config))
  })
  return router
}

function file(type: string, write: () => string): RequestHandler {
  let body: string | undefined
  return (_request, response) => {
    body ??= write()
    send(response, type, body)
  }
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
