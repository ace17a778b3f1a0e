import type { Knex } from 'knex'
import type { EmailApi } from '../../shared/admin/submissions'
import { httpError } from '../platform/http-error'
import type { Logger } from '../platform/logger'
import { isId } from '../platform/validation'
import { retryDelivery } from './deliveries'
import { createOutboxSignal } from './signal'

/** What is done with emails behind the password. */
export function createEmailAdmin({ db, logger }: { db: Knex; logger: Logger }): EmailApi {
  const signalOutbox = createOutboxSignal(db, logger)
  return {
    async sendEmailAgain(id) {
      const isRetried = isId(id) && (await retryDelivery(db, id))
      if (!isRetried) throw httpError(409, 'Only an email that has failed can be sent again.')
      signalOutbox()
    },
  }
}
