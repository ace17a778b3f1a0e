import { changed, changeOutcome } from '../changes'
import { newAnswer } from '../conversation'
import {
  manyMessageChanges,
  messageChanges,
  messageDetail,
  messageNeighborQuery,
  messagePage,
  messageQuery,
} from '../messages'
import { neighbors } from '../query'
import { newNote } from '../submissions'
import { call } from './call'

const read = { may: 'read', scope: 'messages:read' } as const
const write = { may: 'leads', scope: 'messages:write' } as const

/** Messages. Each call rejects with 404 for an unknown id. */
export const messageCalls = {
  listMessages: call('GET /messages', { ...read, query: messageQuery, answer: messagePage }),
  getMessage: call('GET /messages/:id', { ...read, answer: messageDetail }),
  /** The position of a message in a list. */
  getMessageNeighbors: call('GET /messages/:id/neighbors', { ...read, query: messageNeighborQuery, answer: neighbors }),
  /**
   * A message that is no longer spam gets its email if that was held back. Rejects with 409 if somebody else set a
   * field to a value that is neither the one seen nor the one wanted.
   */
  changeMessage: call('PATCH /messages/:id', { ...write, body: messageChanges, answer: changed(messageDetail) }),
  /** Erases the message and everything stored about it, permanently. */
  eraseMessage: call('DELETE /messages/:id', write),
  /** Sets status or owner of many messages, except those changed since they were seen. */
  changeMessages: call('POST /message-changes', { ...write, body: manyMessageChanges, answer: changeOutcome }),
  /** Undoes one act's changes, except values that were changed since. Rejects with 404 for an unknown act. */
  undoMessages: call('DELETE /message-changes/:id', { ...write, answer: changeOutcome }),
  /** Rejects with 409 after something new, or if none can be sent. The same over the same version is sent once. */
  answerMessage: call('POST :id', { may: 'leads', body: newAnswer, answer: messageDetail }),
  addMessageNote: call('POST /messages/:id/notes', { ...write, body: newNote, answer: messageDetail, status: 201 }),
}
