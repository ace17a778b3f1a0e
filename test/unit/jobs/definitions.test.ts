import type { Knex } from 'knex'
import { jobDefinitions } from '../../../jobs/definitions'
import { deliverEmail } from '../../../jobs/definitions/deliver-email'
import { scheduledDefinitions } from '../../../jobs/definitions/scheduled'
import { emailProcessor } from '../../../jobs/processors'
import { enqueue } from '../../../server/outbox/messages'

describe('jobs', () => {
  it('have names of their own', () => {
    const names = jobDefinitions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('hand their processor only what their definition accepts', async () => {
    const deliver = jest.fn(async () => undefined)
    const job = emailProcessor({ transport: 'files', deliver, close: () => undefined })
    const deliveryId = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b'
    await expect(job({ deliveryId: 'none' }, '1')).rejects.toThrow()
    await job({ deliveryId, other: 1 }, '2')
    expect(deliver.mock.calls).toEqual([[deliveryId, '2']])
  })

  it('are not enqueued, for it does not compile, with a wrong payload or where they are no messages', () => {
    const lead = { lead: 'x' }
    const house = { ...deliverEmail, name: 'paint-house' as const }
    const wrong = [
      // @ts-expect-error the payload is a delivery's id
      (transaction: Knex.Transaction) => enqueue(transaction, deliverEmail, lead),
      // @ts-expect-error a job of a schedule is no message
      (transaction: Knex.Transaction) => enqueue(transaction, scheduledDefinitions[2], {}),
      // @ts-expect-error no such job
      (transaction: Knex.Transaction) => enqueue(transaction, house, { deliveryId: 'x' }),
    ]
    expect(wrong).toHaveLength(3)
  })
})
