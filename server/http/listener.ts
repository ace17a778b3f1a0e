import type { IncomingMessage, RequestListener } from 'node:http'
import type { Express } from 'express'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { observeRequest } from './access-log'
import type { PageCache } from './page-cache'
import { hstsHeader, securityHeaders } from './security-headers'

interface ListenerParts {
  config: Config
  logger: Logger
  app: Express
  cache: PageCache | undefined
}

/**
 * The way of every request: it is observed, its answer gets the headers that all answers have, and it is answered from
 * the finished pages or else by Express.
 */
export function createListener({ config, logger, app, cache }: ListenerParts): RequestListener {
  const headers = Object.entries(securityHeaders(config))
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean

  function cameOverHttps({ socket, headers }: IncomingMessage): boolean {
    const forwarded = headers['x-forwarded-proto']
    if (forwarded === undefined || !trusts(socket.remoteAddress ?? '', 0)) return false
    return String(forwarded).split(',', 1)[0]?.trim() === 'https'
  }

  return (request, response) => {
    observeRequest(logger, request, response)
    for (const [name, value] of headers) response.setHeader(name, value)
    if (cameOverHttps(request)) response.setHeader(...hstsHeader)
    if (!cache) return void app(request, response)
    cache.answer(request, response).then(
      (answered) => answered || app(request, response),
      // Whatever went wrong with the finished page, the page itself has its own way to say so.
      () => app(request, response),
    )
  }
}
