import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { tellCause } from './access-log'
import { preferredEncoding } from './encoding'

/** The site's files whose type sirv does not know and would leave out. */
const furtherTypes = new Map([
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.ico', 'image/x-icon'],
])
const yearInSeconds = 365 * 24 * 60 * 60

/**
 * Serves the files that are in `folder` now. Built files have their content's hash in their name and never change; the files of
 * `public` may with a release. A file that cannot be read any more, because the site is being built anew, ends its own answer and nothing else.
 * Only GET and HEAD find a file, and always the whole of it: sirv would serve it to any method, and reads a range such as `bytes=-5` or
 * `bytes=5-2` wrongly.
 */
export function serveBuiltFiles(folder: string): Serve {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      // sirv pipes a file into the answer and does not listen for its errors; an error that nobody listens for ends the process.
      response.once('pipe', (file: Readable) => {
        file.once('error', (error) => {
          tellCause(response, error)
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
    describeUnchanged(request, response)
    serve(readable(request), response, next)
  }
}

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const keepingOf = (path: string) =>
  path.startsWith('/assets/') ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600'

/** Gives a 304 the headers that its 200 would have had: sirv sends none with it. */
function describeUnchanged({ headers, url = '' }: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = ((...head: unknown[]) => {
    if (head[0] !== 304) return writeHead(...head)
    return writeHead(304, {
      'Cache-Control': keepingOf(url),
      ETag: headers['if-none-match'],
      Vary: 'Accept-Encoding',
    })
  }) as ServerResponse['writeHead']
}

/** The request as sirv may read it, which looks for the names of encodings only: the one that is preferred, and no range. */
function readable(request: IncomingMessage): IncomingMessage {
  const { range: _, ...headers } = request.headers
  const encoding = preferredEncoding(headers['accept-encoding'])
  return Object.create(request, { headers: { value: { ...headers, 'accept-encoding': encoding } } })
}
