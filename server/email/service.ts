import type { Knex } from 'knex'
import type { Composers } from '../outbox/composer'
import { reach } from '../outbox/crash-points'
import { createDelivering } from '../outbox/delivering'
import { deliverEmail, eraseKeptEmail } from '../outbox/jobs'
import { completeMessage } from '../outbox/messages'
import { threadIdOf } from '../outbox/reports'
import { type LeasedDelivery, type Outcome, splitDelivery } from '../outbox/tries'
import type { EmailTransport } from '../platform/email/transport'
import type { Logger } from '../platform/logger'
import { failureOf } from './failure'

interface Parts {
  db: Knex
  logger: Logger
  transport: EmailTransport
  composers: Composers
}

export type EmailService = ReturnType<typeof createEmailService>

export function createEmailService({ db, logger, transport, composers }: Parts) {
  const deliver = createDelivering({ db, logger, noun: 'email', kinds: Object.keys(composers), send, failureOf })

  async function send(delivery: LeasedDelivery): Promise<Outcome> {
    const content = await composers[delivery.kind]?.(delivery.subjectId)
    if (!content) return { state: 'sent', reason: 'nothing to send: the lead, message, or correction was erased' }
    if ('canceled' in content) return { state: 'canceled', reason: content.canceled }
    const addresses = content.to.map(({ address }) => address)
    if (delivery.recipient === null && addresses.length > 1) {
      await splitDelivery(db, delivery.id, addresses)
      await reach('split')
    }
    const recipient = delivery.recipient ?? addresses[0]
    const to = content.to.filter(({ address }) => address === recipient).slice(0, 1)
    if (to.length === 0) return { state: 'failed', reason: 'this address no longer receives such emails' }
    const { id: deliveryId, messageId, createdAt: date } = delivery
    const thread = content.thread?.length === 0 ? [threadIdOf(messageId)] : content.thread
    await transport.send({ ...content, ...(thread && { thread }), to, deliveryId, messageId, date })
    await reach('accepted')
    return { state: 'sent', reason: null }
  }

  return {
    transport: transport.kind,
    async deliver(payload: unknown, message: string): Promise<void> {
      await deliver(deliverEmail.payload.parse(payload).deliveryId, message)
    },
    /** The processor of `erase-kept-email`; safe to run twice. @throws if the file or the database is not accessible */
    async eraseKept(payload: unknown, message: string): Promise<void> {
      await transport.eraseKept(eraseKeptEmail.payload.parse(payload).deliveryId)
      await completeMessage(db, message)
    },
    close: () => transport.close(),
  }
}
