import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../platform/logger'
import { httpDuration, httpRequests } from '../platform/metrics'

export const idHeader = 'X-Request-Id'
const ids = new WeakMap<ServerResponse, string>()
const longestLoggedPath = 200

/** The logger of request lines. They are made of known parts, so nothing personal has to be looked for in them. */
export const accessLogger = (logger: Logger): Logger => logger.child({}, { redact: [] })

/**
 * Gives a request its id, to be answered as `X-Request-Id`, and, when the answer is out or the visitor has gone, counts it
 * and writes its line. The line has no query, no address and no header: those may tell who somebody is. It works on
 * bare node:http, so that what is answered before Express is seen too.
 */
export function observeRequest(logger: Logger, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now()
  const id = randomUUID()
  const method = request.method ?? ''
  const path = pathOf(request.url)
  ids.set(response, id)
  response.once('close', () => {
    const kind = requestKind(path)
    const ms = Math.round((performance.now() - started) * 10) / 10
    const status = response.statusCode
    httpRequests.inc({ kind, method, status })
    httpDuration.observe({ kind }, ms / 1000)
    const line = { requestId: id, method, path, status, ms, ...(response.writableFinished ? {} : { aborted: true }) }
    logger[kind === 'probe' ? 'debug' : 'info'](line, 'request')
  })
}

export const requestIdOf = (response: ServerResponse): string => ids.get(response) ?? ''

/** The few kinds of request that metrics tell apart; a path itself has no bound and is no label. */
function requestKind(path: string): 'api' | 'admin' | 'asset' | 'probe' | 'page' {
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return 'probe'
  if (/^\/api(\/|$)/.test(path)) return 'api'
  if (/^\/admin(\/|$)/.test(path)) return 'admin'
  return /\.\w+$/.test(path) ? 'asset' : 'page'
}

function pathOf(url = '/'): string {
  const end = url.indexOf('?')
  return (end === -1 ? url : url.slice(0, end)).slice(0, longestLoggedPath)
}
