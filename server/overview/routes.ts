import type { RequestHandler } from 'express'
import { type Arrivals, arrivalsQuery, type OverviewApi, overviewQuery } from '../../shared/admin/overview'
import { acceptedQuery } from '../http/query'

/** `GET /api/admin/overview?days=7|30|90`. */
export function getOverview(overview: OverviewApi): RequestHandler {
  return async (request, response) =>
    void response.json(await overview.getOverview(acceptedQuery(overviewQuery, request)))
}

/** `GET /api/admin/arrivals?since=`: what was received after a time. */
export function getArrivals(overview: { countArrivals(since: Date): Promise<Arrivals> }): RequestHandler {
  return async (request, response) => {
    const { since } = acceptedQuery(arrivalsQuery, request)
    response.json(await overview.countArrivals(new Date(since)))
  }
}
