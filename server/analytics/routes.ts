import type { RequestHandler } from 'express'
import type { PageViewService } from './service'

/** `POST /api/page-views`: answered 204 once the view is counted. */
export function countPageView(pageViews: PageViewService): RequestHandler {
  return async (request, response) => {
    await pageViews.count(request.body)
    response.status(204).end()
  }
}
