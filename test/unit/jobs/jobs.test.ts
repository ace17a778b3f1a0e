import type { Knex } from 'knex'
import { deliverEmail, messageDefinitions, schedules } from '../../../server/outbox/jobs'
import { enqueue } from '../../../server/outbox/messages'

describe('jobs', () => {
  it('have unique names', () => {
    const names = [...messageDefinitions, ...schedules].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('accept only payloads that match their definition', () => {
    const deliveryId = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b'
    expect(deliverEmail.payload.safeParse({ deliveryId: 'none' }).success).toBe(false)
    expect(deliverEmail.payload.parse({ deliveryId, other: 1 })).toEqual({ deliveryId })
  })

  it('do not compile if enqueued with a wrong payload, or if they are not messages', () => {
    const lead = { lead: 'x' }
    const house = { ...deliverEmail, name: 'paint-house' as const }
    const wrong = [
      // @ts-expect-error the payload is a delivery's id
      (transaction: Knex.Transaction) => enqueue(transaction, deliverEmail, lead),
      // @ts-expect-error a job of a schedule is no message
      (transaction: Knex.Transaction) => enqueue(transaction, schedules[2], {}),
      // @ts-expect-error no such job
      (transaction: Knex.Transaction) => enqueue(transaction, house, { deliveryId: 'x' }),
    ]
    expect(wrong).toHaveLength(3)
  })
})
