import { type RequestHandler, Router } from 'express'
import { changeGroups } from '../../shared/dataset/change-words'
import { changesFile, factsCsv, vendorsFile, vendorsJsonSchema } from '../../shared/dataset/files'
import type { Config } from '../platform/config'
import { changesFeed } from './atom'

/** The data set to download, and the feed of its changes. The catalogue is part of the program, so each is made once. */
export function datasetRouter(config: Pick<Config, 'siteUrl' | 'siteName'>): Router {
  const router = Router()
  router.get(
    '/data/vendors.json',
    file('application/json', () => JSON.stringify(vendorsFile())),
  )
  router.get(
    '/data/vendors.schema.json',
    file('application/schema+json', () => JSON.stringify(vendorsJsonSchema())),
  )
  router.get(
    '/data/changes.json',
    file('application/json', () => JSON.stringify(changesFile())),
  )
  router.get('/data/facts.csv', file('text/csv', factsCsv))
  router.get(
    '/changes.xml',
    file('application/atom+xml', () => changesFeed(changeGroups(), config)),
  )
  return router
}

/** Anybody may read it from anywhere; a copy is checked again by its ETag. */
function file(type: string, write: () => string): RequestHandler {
  let body: string | undefined
  return (_request, response) => {
    body ??= write()
    response
      .set({
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-cache',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .type(`${type}; charset=utf-8`)
      .send(body)
  }
}
