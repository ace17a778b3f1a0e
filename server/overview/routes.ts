import type { RequestHandler } from 'express'
import { type OverviewApi, overviewQuery } from '../../shared/admin/overview'
import { accepted } from '../platform/validation'

/** `GET /api/admin/overview?days=7|30|90`. */
export function getOverview(overview: OverviewApi): RequestHandler {
  return async ({ originalUrl }, response) => {
    const { searchParams } = new URL(originalUrl, 'http://localhost')
    response.json(await overview.getOverview(accepted(overviewQuery, Object.fromEntries(searchParams))))
  }
}
