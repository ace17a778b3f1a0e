import { viewsQuery } from '../../shared/admin/views'
import { type AdminEndpoint, json } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import type { Views } from './service'

export const viewRoutes = (views: Views): AdminEndpoint[] => [
  ['listViews', 'GET /views', json(({ query }) => views.listViews(query(viewsQuery).list))],
  ['saveView', 'POST /views', jsonBody, json(({ actor, body }) => views.saveView(actor, body), 201)],
  ['removeView', 'DELETE /views/:id', json(({ actor, id }) => views.removeView(actor, id))],
]
