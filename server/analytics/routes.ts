import type { RequestHandler } from 'express'
import type { PageViewService } from './service'

/** `POST /api/page-views`: 204 once the view is counted in memory, before it is written. */
export function countPageView(pageViews: PageViewService): RequestHandler {
  return (request, response) => {
    pageViews.count(request.body)
    response.status(204).end()
  }
}
