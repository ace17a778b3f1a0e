import type { NewAnswer } from './conversation'
import type { LeadDetail } from './leads'
import type { MessageDetail } from './messages'

/**
 * Rejects with 404 for an unknown lead or message, and with 409 if something was written in the meantime, or no answer
 * can be sent. The same answer over the same version is sent only once.
 */
export interface ConversationApi {
  answerLead(id: string, answer: NewAnswer): Promise<LeadDetail>
  answerMessage(id: string, answer: NewAnswer): Promise<MessageDetail>
}
