import { type AdminEndpoint, json, noContent } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import type { Templates } from './templates'

export const templateRoutes = (templates: Templates): AdminEndpoint[] => [
  ['listTemplates', 'GET /answer-templates', json(() => templates.listTemplates())],
  [
    'createTemplate',
    'POST /answer-templates',
    jsonBody,
    json(({ actor, body }) => templates.createTemplate(actor, body), 201),
  ],
  ['getTemplate', 'GET /answer-templates/:id', json(({ id }) => templates.getTemplate(id))],
  [
    'changeTemplate',
    'PATCH /answer-templates/:id',
    jsonBody,
    json(({ actor, id, body }) => templates.changeTemplate(actor, id, body)),
  ],
  ['removeTemplate', 'DELETE /answer-templates/:id', noContent(({ actor, id }) => templates.removeTemplate(actor, id))],
]
