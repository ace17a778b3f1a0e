import type { ConversationApi } from '../../shared/admin/conversation-api'
import type { TemplateApi } from '../../shared/admin/templates'
import { callAdmin, sendAdmin } from './call'

export const conversationFetchApi: ConversationApi = {
  answerLead: (id, answer) => sendAdmin('POST', `/leads/${encodeURIComponent(id)}/answers`, answer),
  answerMessage: (id, answer) => sendAdmin('POST', `/messages/${encodeURIComponent(id)}/answers`, answer),
}

const path = (id: string) => `/answer-templates/${encodeURIComponent(id)}`

export const templateFetchApi: TemplateApi = {
  listTemplates: () => callAdmin('/answer-templates'),
  getTemplate: (id) => callAdmin(path(id)),
  createTemplate: (template) => sendAdmin('POST', '/answer-templates', template),
  changeTemplate: (id, changes) => sendAdmin('PATCH', path(id), changes),
  removeTemplate: (id) => sendAdmin('DELETE', path(id)),
}
