import type { RequestHandler } from 'express'
import { type ViewApi, viewsQuery } from '../../shared/admin/views'
import { acceptedQuery } from '../http/query'

/** `GET /api/admin/views?list=leads|messages`. */
export function listViews(views: ViewApi): RequestHandler {
  return async (request, response) => void response.json(await views.listViews(acceptedQuery(viewsQuery, request).list))
}

/** `POST /api/admin/views`: 201 and the view. */
export function saveView(views: ViewApi): RequestHandler {
  return async (request, response) => void response.status(201).json(await views.saveView(request.body))
}

/** `DELETE /api/admin/views/{id}`: what was removed. */
export function removeView(views: ViewApi): RequestHandler {
  return async (request, response) => void response.json(await views.removeView(String(request.params.id)))
}
