import { messageNeighborQuery, messageQuery } from '../../shared/admin/messages'
import { type AdminEndpoint, json, noContent } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import type { MessageAdmin } from './admin'

export const messageAdminRoutes = (admin: MessageAdmin): AdminEndpoint[] => [
  ['listMessages', 'GET /messages', json(({ query }) => admin.list(query(messageQuery)))],
  ['getMessage', 'GET /messages/:id', json(({ id }) => admin.get(id))],
  [
    'getMessageNeighbors',
    'GET /messages/:id/neighbors',
    json(({ id, query }) => admin.findNeighbors(id, query(messageNeighborQuery))),
  ],
  ['changeMessage', 'PATCH /messages/:id', jsonBody, json(({ actor, id, body }) => admin.change(actor, id, body))],
  ['eraseMessage', 'DELETE /messages/:id', noContent(({ actor, id }) => admin.erase(actor, id))],
  ['changeMessages', 'POST /message-changes', jsonBody, json(({ actor, body }) => admin.changeMany(actor, body))],
  ['undoMessages', 'DELETE /message-changes/:id', json(({ actor, id }) => admin.undo(actor, id))],
  [
    'answerMessage',
    'POST /messages/:id/answers',
    jsonBody,
    json(({ actor, id, body }) => admin.answer(actor, id, body), 202),
  ],
  [
    'addMessageNote',
    'POST /messages/:id/notes',
    jsonBody,
    json(({ actor, id, body }) => admin.addNote(actor, id, body), 201),
  ],
]
