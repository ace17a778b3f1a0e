import type { Request, RequestHandler } from 'express'
import { actorOf } from '../admin/session'
import type { Templates } from './templates'

const idOf = ({ params }: Request) => String(params.id)

/** The endpoints for templates, each a thin layer over the service. */
export function templateRoutes(templates: Templates) {
  return {
    list: async (_request, response) => void response.json(await templates.listTemplates()),
    get: async (request, response) => void response.json(await templates.getTemplate(idOf(request))),
    create: async (request, response) =>
      void response.status(201).json(await templates.createTemplate(actorOf(request), request.body)),
    change: async (request, response) =>
      void response.json(await templates.changeTemplate(actorOf(request), idOf(request), request.body)),
    async remove(request, response) {
      await templates.removeTemplate(actorOf(request), idOf(request))
      response.status(204).end()
    },
  } satisfies Record<string, RequestHandler>
}
