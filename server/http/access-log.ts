import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '../../shared/api'
import { databaseTrouble } from '../platform/database'
import type { Logger } from '../platform/logger'
import { httpDuration, httpRequests } from '../platform/metrics'
import type { Target } from './target'

export const idHeader = 'X-Request-Id'
const causes = new WeakMap<ServerResponse, unknown>()

/** Creates the logger of request lines. The lines consist of known parts, so no field has to be redacted. */
export const accessLogger = (logger: Logger): Logger => logger.child({}, { redact: [] })

/**
 * Gives a request its id, for `X-Request-Id`. At its end, counts it and logs one line, without query, address, headers,
 * and secret paths. If it failed on our side, the line has the cause, so each 5xx has exactly one.
 */
export function observeRequest(
  logger: Logger,
  { method = '' }: IncomingMessage,
  { path, kind }: Target,
  response: ServerResponse,
): string {
  const started = performance.now()
  const id = randomUUID()
  response.once('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10
    const status = response.statusCode
    httpRequests.inc({ kind, method, status })
    httpDuration.observe({ kind }, ms / 1000)
    const line = { requestId: id, method, path, status, ms, ...(response.writableFinished ? {} : { aborted: true }) }
    const cause = causes.get(response)
    if (status < 500 && cause === undefined) return logger[kind === 'probe' ? 'debug' : 'info'](line, 'request')
    const { level, message } = severity(status, cause)
    logger[level]({ ...line, err: cause ?? new Error('no cause was reported') }, message)
  })
  return id
}

/** Records why a request failed, for its log line. The first cause counts. */
export function recordCause(response: ServerResponse, error: unknown): void {
  const cause = error instanceof ApiError && error.cause !== undefined ? error.cause : error
  if (!causes.has(response)) causes.set(response, cause)
}

/** An outage ends by itself, so it is a warning. A slow statement, a full disk, and a bug need a person. */
function severity(status: number, cause: unknown): { level: 'warn' | 'error'; message: string } {
  const trouble = databaseTrouble(cause)
  if (trouble === 'slow') return { level: 'error', message: 'a database statement took too long' }
  if (trouble === 'unwritable') return { level: 'error', message: 'the database does not accept writes' }
  return { level: status === 503 ? 'warn' : 'error', message: 'request failed' }
}

/** The id of a request that reached Express. `observeRequest` set it as a response header. */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader(idHeader) ?? '')
