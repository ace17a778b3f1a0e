import { type RequestHandler, Router } from 'express'
import { acceptedCorrections } from '../../shared/dataset/accepted-corrections'
import { changeGroups } from '../../shared/dataset/change-words'
import { downloads } from '../../shared/dataset/downloads'
import type { PublishedCorrections } from '../corrections/published'
import { endpoint } from '../http/endpoint'
import { sendToAnyone } from '../http/open-text'
import type { Config } from '../platform/config'
import { changesFeed } from './atom'

interface Parts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'businessTimeZone'>
  corrections: PublishedCorrections
}

/** The downloadable data set, and the feed of its changes, generated for each request. */
export function datasetRouter({ config, corrections }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const offer = (path: string, handler: RequestHandler) => endpoint(router, path, { GET: [handler] })
  for (const { path, type, body } of downloads)
    offer(path, (_request, response) => sendToAnyone(response, type, body()))
  offer('/changes.xml', async (_request, response) => {
    const accepted = acceptedCorrections(await corrections.listAccepted(), config.businessTimeZone)
    sendToAnyone(response, 'application/atom+xml', changesFeed(changeGroups(), accepted, config))
  })
  return router
}
