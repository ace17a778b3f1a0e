import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { tellCause } from './access-log'

/** Of the site's files, those whose type sirv does not know and would leave out. */
const furtherTypes = new Map([
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.ico', 'image/x-icon'],
])
const yearInSeconds = 365 * 24 * 60 * 60

/**
 * Serves the files that are in `folder` now. Built files have their content's hash in their name and never change; the files of
 * `public` may with a release. A file that cannot be read any more, because the site is being built anew, ends its own answer and nothing else.
 */
export function serveBuiltFiles(folder: string) {
  return sirv(folder, {
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
      const immutable = path.startsWith('/assets/')
      response.setHeader(
        'Cache-Control',
        immutable ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600',
      )
      const type = furtherTypes.get(extname(path))
      if (type) response.setHeader('Content-Type', type)
    },
  })
}
