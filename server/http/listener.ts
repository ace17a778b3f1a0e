import type { IncomingMessage, RequestListener } from 'node:http'
import type { Express } from 'express'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { accessLogger, idHeader, observeRequest, requestIdOf } from './access-log'
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
  const plain = Object.entries(securityHeaders(config)).flat()
  const secure = [...plain, ...hstsHeader]
  const log = accessLogger(logger)
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean

  function cameOverHttps({ socket, headers }: IncomingMessage): boolean {
    const forwarded = headers['x-forwarded-proto']
    if (forwarded === undefined || !trusts(socket.remoteAddress ?? '', 0)) return false
    return String(forwarded).split(',', 1)[0]?.trim() === 'https'
  }

  return (request, response) => {
    observeRequest(log, request, response)
    const headers = (cameOverHttps(request) ? secure : plain).concat(idHeader, requestIdOf(response))
    const answerByExpress = () => {
      for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
      app(request, response)
    }
    if (!cache) return answerByExpress()
    cache.answer(request, response, headers).then(
      (answered) => answered || answerByExpress(),
      // Whatever went wrong with the finished page, the page itself has its own way to say so.
      answerByExpress,
    )
  }
}
