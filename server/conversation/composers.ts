import type { Knex } from 'knex'
import type { Canceled, Composer } from '../email/service'
import { withdrawnReason } from '../leads/requests'
import { findAnswerEmail } from './repository'

/** The emails of conversations, by the kind of their delivery, whose subject is the entry. */
export function createConversationComposers({ db }: { db: Knex }) {
  return {
    /** To the visitor, exactly as it was composed when a person sent it. */
    'thread-answer': async (entryId) => {
      const found = await findAnswerEmail(db, entryId)
      return found?.withdrawnAt ? { canceled: withdrawnReason } : found?.email
    },
  } satisfies Record<string, Composer<Canceled>>
}
