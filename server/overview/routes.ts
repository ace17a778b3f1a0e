import type { RequestHandler } from 'express'
import { type OverviewApi, overviewQuery } from '../../shared/admin/overview'
import { acceptedQuery } from '../http/query'

/** `GET /api/admin/overview?days=7|30|90`. */
export function getOverview(overview: OverviewApi): RequestHandler {
  return async (request, response) =>
    void response.json(await overview.getOverview(acceptedQuery(overviewQuery, request)))
}
