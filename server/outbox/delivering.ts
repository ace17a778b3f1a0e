import type { Knex } from 'knex'
import type { Logger } from '../platform/logger'
import { reach } from './crash-points'
import { completeMessage, type LeasedDelivery, leaseDelivery, type Outcome, recordDelivery, type Tried } from './tries'

interface Parts {
  db: Knex
  logger: Logger
  noun: 'email' | 'webhook'
  /** The kinds this version knows; others are left for a newer worker. */
  kinds: string[]
  /** Makes one attempt. `failureOf` describes an error that it throws. */
  send(delivery: LeasedDelivery): Promise<Outcome>
  failureOf(error: unknown): Outcome
}

/**
 * Makes one attempt at a due delivery, records the result, and completes or postpones its message. Run twice, even
 * concurrently, it sends once, unless the process dies between sending and recording. Undefined if there was nothing to
 * do. @throws if the database is down; the delivery is tried again once its lease is over
 */
export function createDelivering({ db, logger, noun, kinds, send, failureOf }: Parts) {
  return async (deliveryId: string, message: string): Promise<Tried | undefined> => {
    await reach('lease')
    const delivery = await leaseDelivery(db, deliveryId, kinds)
    if (!delivery) {
      await completeMessage(db, deliveryId, message)
      await reach('settled')
      return undefined
    }
    await reach('leased')
    const outcome = await send(delivery).catch(failureOf)
    await recordDelivery(db, delivery, message, outcome)
    await reach('recorded')
    if (outcome.state === 'sent' || outcome.state === 'canceled')
      logger.info({ deliveryId, note: outcome.reason }, `${noun} ${outcome.state}`)
    else logger.warn({ deliveryId, attempt: delivery.attempts, ...outcome }, `${noun} not sent`)
    return { delivery, outcome }
  }
}
