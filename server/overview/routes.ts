import { arrivalsQuery, overviewQuery } from '../../shared/admin/overview'
import { type AdminEndpoint, json } from '../admin/endpoints'
import type { Services } from '../services'

export const overviewRoutes = ({ overview }: Pick<Services, 'overview'>): AdminEndpoint[] => [
  ['getArrivals', 'GET /arrivals', json(({ query }) => overview.countArrivals(new Date(query(arrivalsQuery).since)))],
  ['getOverview', 'GET /overview', json(({ query }) => overview.getOverview(query(overviewQuery)))],
]
