import { type JobPayload, jobDefinitions } from '../../../jobs/definitions'
import { deliverMail } from '../../../jobs/definitions/deliver-mail'
import { processorsByName } from '../../../jobs/processors'
import { processor } from '../../../jobs/processors/processor'
import { jobOptions } from '../../../jobs/queue'

const nothing = async () => undefined
const deliver = processor(deliverMail, nothing)
const all = jobDefinitions.map((definition) => ({ definition, run: nothing }))

describe('jobs', () => {
  it('have names of their own', () => {
    const names = jobDefinitions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('need one processor each', () => {
    expect([...processorsByName(all).keys()]).toEqual(jobDefinitions.map(({ name }) => name))
    const incomplete = all.filter(({ definition }) => definition.name !== 'tidy')
    expect(() => processorsByName(incomplete)).toThrow('The job tidy has 0 processors instead of one.')
    expect(() => processorsByName([...all, deliver])).toThrow('The job deliver-mail has 2 processors')
  })

  it('hand their processor only what their definition accepts', async () => {
    const seen: JobPayload<'deliver-mail'>[] = []
    const job = processor(deliverMail, async (payload) => void seen.push(payload))
    const deliveryId = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b'
    expect(() => job.run({ deliveryId: 'none' }, { lastAttempt: false })).toThrow()
    await job.run({ deliveryId, other: 1 }, { lastAttempt: false })
    expect(seen).toEqual([{ deliveryId }])
  })

  it('try to deliver a mail for a day', () => {
    const { attempts = 0, backoff } = jobOptions('deliver-mail')
    const { delay = 0 } = backoff as { delay?: number }
    const hours = (delay * (2 ** (attempts - 1) - 1)) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
  })

  it('do not compile with a wrong name or payload', () => {
    // @ts-expect-error no such job
    const unknown: JobPayload<'paint-house'> | undefined = undefined
    // @ts-expect-error the payload is a delivery's id
    const wrong: JobPayload<'deliver-mail'> = { lead: 1 }
    expect([unknown, wrong]).toHaveLength(2)
  })
})
