import { type MessageAdminApi, messageNeighborQuery, messageQuery } from '../../shared/admin/messages'
import { queryString } from '../../shared/admin/query'
import { callAdmin, sendAdmin } from './call'

const path = (id: string) => `/messages/${encodeURIComponent(id)}`

export const messageAdminFetchApi: MessageAdminApi = {
  listMessages: (query) => callAdmin(`/messages?${queryString(messageQuery, query)}`),
  getMessage: (id) => callAdmin(path(id)),
  getMessageNeighbors: (id, query) => callAdmin(`${path(id)}/neighbors?${queryString(messageNeighborQuery, query)}`),
  changeMessage: (id, changes) => sendAdmin('PATCH', path(id), changes),
  changeMessages: (changes) => sendAdmin('POST', '/message-changes', changes),
  undoMessages: (act) => sendAdmin('DELETE', `/message-changes/${encodeURIComponent(act)}`),
  addMessageNote: (id, text) => sendAdmin('POST', `${path(id)}/notes`, { text }),
  eraseMessage: (id) => sendAdmin('DELETE', path(id)),
}
