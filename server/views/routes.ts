import type { RequestHandler } from 'express'
import { viewsQuery } from '../../shared/admin/views'
import { actorOf } from '../admin/session'
import { acceptedQuery } from '../http/query'
import type { Views } from './service'

/** `GET /api/admin/views?list=leads|messages`. */
export function listViews(views: Views): RequestHandler {
  return async (request, response) => void response.json(await views.listViews(acceptedQuery(viewsQuery, request).list))
}

/** `POST /api/admin/views`: 201 and the view. */
export function saveView(views: Views): RequestHandler {
  return async (request, response) =>
    void response.status(201).json(await views.saveView(actorOf(request), request.body))
}

/** `DELETE /api/admin/views/{id}`: the removed view. */
export function removeView(views: Views): RequestHandler {
  return async (request, response) =>
    void response.json(await views.removeView(actorOf(request), String(request.params.id)))
}
