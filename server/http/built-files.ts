import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { recordCause } from './access-log'
import { preferredEncoding } from './encoding'
import { answerPlainly } from './plain-answer'
import { isCurrent } from './validators'

/** File types of the site that sirv does not know and would send without a `Content-Type`. */
const furtherTypes = new Map([
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.ico', 'image/x-icon'],
])
const builtFolder = '/assets/'
const yearInSeconds = 365 * 24 * 60 * 60

/**
 * Serves the files that exist in `folder` at startup. Built files never change; files from `public` may, with a
 * release. If a file can no longer be read, only its own response is aborted. GET and HEAD only, and always the whole
 * file: sirv would answer any method, and it misreads ranges such as `bytes=-5` or `bytes=5-2`.
 */
export function serveBuiltFiles(folder: string): Serve {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      // sirv pipes a file without listening for errors, and an unhandled `error` event ends the process.
      response.once('pipe', (file: Readable) => {
        file.once('error', (error) => {
          recordCause(response, error)
          response.destroy()
        })
      })
      response.setHeader('Cache-Control', keepingOf(path))
      const type = furtherTypes.get(extname(path))
      if (type) response.setHeader('Content-Type', type)
    },
  })
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    answerUnchanged(request, response)
    serve(readable(request), response, next)
  }
}

/** Sends only files from the build, to stand before the limits: a page loads dozens of them. Other requests pass. */
export const onlyFromBuild =
  (assets: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.path.startsWith(builtFolder) ? assets(request, response, next) : next()

/** Answers 404 for any other address there, such as a file of a former build, without rendering a page. */
export const rejectMissing: RequestHandler = (request, response, next) =>
  request.path.startsWith(builtFolder) ? answerPlainly(404, request, response) : next()

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const keepingOf = (path: string) =>
  path.startsWith(builtFolder) ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600'

/** Answers 304 to a visitor whose copy is current, in place of sirv, which compares `If-None-Match` as one text. */
function answerUnchanged({ headers }: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = ((status: number, head: Record<string, string> = {}) => {
    if (status !== 200 || !isCurrent(head.ETag ?? '', headers['if-none-match'])) return writeHead(status, head)
    response.once('pipe', (file: Readable) => {
      file.unpipe(response).destroy()
      response.end()
    })
    return writeHead(304, { ETag: head.ETag })
  }) as ServerResponse['writeHead']
}

/**
 * The request as sirv can interpret it: the preferred encoding, because sirv ignores weights, no range, no condition.
 */
function readable(request: IncomingMessage): IncomingMessage {
  const { range: _range, 'if-none-match': _condition, ...headers } = request.headers
  const encoding = preferredEncoding(headers['accept-encoding'])
  return Object.create(request, { headers: { value: { ...headers, 'accept-encoding': encoding } } })
}
