import type { IncomingMessage, RequestListener } from 'node:http'
import type { Express } from 'express'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { accessLogger, idHeader, observeRequest } from './access-log'
import { type Limits, waitHeaders } from './limits'
import type { PageCache } from './page-cache'
import { answerPlainly } from './plain-answer'
import { hstsHeader, securityHeaders } from './security-headers'
import { readTarget } from './target'
import { visitorAddress } from './visitor-key'

interface ListenerParts {
  config: Config
  logger: Logger
  app: Express
  cache: PageCache | undefined
  limits: Limits
}

/**
 * Handles every request: logs it, sets the headers that all responses have, rejects an ambiguous address, and answers
 * from the page cache or else through Express.
 */
export function createListener({ config, logger, app, cache, limits }: ListenerParts): RequestListener {
  const plain = Object.entries(securityHeaders(config)).flat()
  const secure = [...plain, ...hstsHeader]
  const log = accessLogger(logger)
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean

  function cameOverHttps({ socket, headers }: IncomingMessage): boolean {
    const forwarded = headers['x-forwarded-proto']
    if (forwarded === undefined || !trusts(socket.remoteAddress ?? '', 0)) return false
    return String(forwarded).split(',', 1)[0]?.trim() === 'https'
  }

  let isLogged = config.trustProxy !== false
  function warnAboutProxy({ headers }: IncomingMessage): void {
    if (isLogged || !('x-forwarded-for' in headers || 'forwarded' in headers)) return
    isLogged = true
    logger.warn(
      'A request came through a proxy, but TRUST_PROXY is not set: all visitors behind the proxy share the limits of one address',
    )
  }

  return (request, response) => {
    const target = readTarget(request.url ?? '/')
    const id = observeRequest(log, request, target, response)
    const headers = (cameOverHttps(request) ? secure : plain).concat(idHeader, id)
    warnAboutProxy(request)
    const fault = hasOneHost(request) ? target.fault : 400
    if (fault) return answerPlainly(fault, request, response, headers)
    const answerByExpress = () => {
      for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
      app(request, response)
    }
    if (!cache) return answerByExpress()
    const admit = () => {
      const seconds = limits.waitOf(visitorAddress(request, trusts))
      if (seconds > 0)
        answerPlainly(429, request, response, headers.concat(Object.entries(waitHeaders(seconds)).flat()))
      return seconds === 0
    }
    const orByExpress = (answered: boolean) => answered || answerByExpress()
    // If the cached page fails, Express can still report the error in its own way.
    try {
      const answered = cache.answer(request, response, headers, admit)
      if (answered instanceof Promise) answered.then(orByExpress, answerByExpress)
      else orByExpress(answered)
    } catch {
      answerByExpress()
    }
  }
}

/** HTTP/1.1 requires exactly one `Host`; node:http takes the first of two, where a proxy might read the other one. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
