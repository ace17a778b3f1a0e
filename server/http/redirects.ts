import type { RequestHandler } from 'express'
import { pathOf } from './address'

/** Former addresses and the present ones. */
const moved = new Map([['/emr-comparison', '/comparisons']])

/** Answers 301 for a former address and for one with a trailing slash, keeping the query. */
export const redirects: RequestHandler = (request, response, next) => {
  const path = withoutTrailingSlash(request.path)
  const target = moved.get(path) ?? path
  if (target === request.path) return next()
  response.redirect(301, target + request.originalUrl.slice(pathOf(request.originalUrl).length))
}

/** Walks back by index: a pattern such as `/\/+$/` starts again at each slash of a path, which takes quadratic time. */
function withoutTrailingSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
