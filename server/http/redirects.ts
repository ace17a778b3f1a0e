import type { RequestHandler } from 'express'

/** Former addresses and the present ones; the query is kept. */
const moved = new Map([['/emr-comparison', '/comparisons']])

/** Answers 301 for a former address and for one with a trailing slash, keeping the query. */
export const redirects: RequestHandler = (request, response, next) => {
  const query = /\?.*/.exec(request.originalUrl)?.[0] ?? ''
  const path = withoutTrailingSlash(request.path)
  const target = moved.get(path) ?? path
  if (target === request.path) return next()
  response.redirect(301, target + query)
}

/** Also makes one slash of several at the start, so that no address redirects to another host. */
function withoutTrailingSlash(path: string): string {
  if (path === '/') return path
  return `/${path.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`
}
