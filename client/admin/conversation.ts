import type { ConversationApi } from '../../shared/admin/conversation-api'
import { sendAdmin } from './call'

export const conversationFetchApi: ConversationApi = {
  answerLead: (id, answer) => sendAdmin('POST', `/leads/${encodeURIComponent(id)}/answers`, answer),
  answerMessage: (id, answer) => sendAdmin('POST', `/messages/${encodeURIComponent(id)}/answers`, answer),
}
