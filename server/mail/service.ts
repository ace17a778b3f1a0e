import type { Knex } from 'knex'
import type { Logger } from '../platform/logger'
import type { MailContent } from '../platform/mail/mail'
import type { MailTransport } from '../platform/mail/transport'
import { failureReason, MailNotSentError } from './failure'
import { type Delivery, lockDelivery, markSent, markTried } from './repository'

/** Writes the mail of one kind about one subject, such as a lead; nothing when the subject is gone. */
export type Composer = (subjectId: string) => Promise<MailContent | undefined>

/** By the `kind` of a delivery. */
export type Composers = Readonly<Record<string, Composer>>

export interface MailService {
  readonly transport: MailTransport['kind']
  /**
   * Sends the mail of a delivery unless it was sent or erased; run twice, also at once, it sends once. Every try is
   * recorded. It may be sent again only when the process dies after the mail server took it and before that was recorded.
   * @throws MailNotSentError when the try failed; after the last one the delivery counts as failed, and may still be tried.
   */
  deliver(deliveryId: string, attempt: { lastAttempt: boolean }): Promise<void>
  close(): void
}

interface Parts {
  db: Knex
  logger: Logger
  transport: MailTransport
  composers: Composers
}

export function createMailService({ db, logger, transport, composers }: Parts): MailService {
  async function send(delivery: Delivery): Promise<Outcome> {
    const compose = composers[delivery.kind]
    if (!compose) return { sent: false, reason: `nobody writes mails of the kind ${delivery.kind}` }
    try {
      const content = await compose(delivery.subjectId)
      if (!content) return { sent: true, note: 'nothing to send: what it was about was erased' }
      const { id: deliveryId, messageId, createdAt: date } = delivery
      const { refused } = await transport.send({ ...content, deliveryId, messageId, date })
      return { sent: true, note: refused === 0 ? null : `${refused} of ${content.to.length} recipients refused` }
    } catch (error) {
      return { sent: false, reason: failureReason(error) }
    }
  }

  return {
    transport: transport.kind,
    async deliver(deliveryId, { lastAttempt }) {
      const outcome = await db.transaction(async (transaction) => {
        const delivery = await lockDelivery(transaction, deliveryId)
        if (!delivery || delivery.state === 'sent') return undefined
        const outcome = await send(delivery)
        if (outcome.sent) await markSent(transaction, deliveryId, outcome.note)
        else await markTried(transaction, deliveryId, lastAttempt ? 'failed' : 'pending', outcome.reason)
        return outcome
      })
      if (outcome && !outcome.sent) throw new MailNotSentError(outcome.reason)
      if (outcome) logger.info({ deliveryId, note: outcome.note }, 'mail sent')
    },
    close: () => transport.close(),
  }
}

type Outcome = { sent: true; note: string | null } | { sent: false; reason: string }
