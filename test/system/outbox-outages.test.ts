import { setTimeout as sleep } from 'node:timers/promises'
import { schedules } from '../../server/outbox/jobs'
import { expectKept, messageIdOf } from '../support/kept'
import { pourLeads } from '../support/pour'
import { startRedis } from '../support/redis'
import { freePort, startSite } from '../support/site'
import { startSmtpServer } from '../support/smtp'
import { until } from '../support/until'

const cleanUps: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

describe('emails, when Redis goes away and comes back empty', () => {
  it.each([
    { away: 'until every lead has its answer', count: 150, isBackSoon: false },
    { away: 'for a moment', count: 40, isBackSoon: true },
  ])(
    'are sent once each if it was away $away, and no lead is rejected or waits for it',
    async ({ count, isBackSoon }) => {
      let slowMs = 500
      const server = await startSmtpServer({ beforeAnswer: () => sleep(slowMs) })
      cleanUps.push(server.close)
      const port = await freePort()
      let redis = await startRedis(port)
      cleanUps.push(() => redis.kill())
      const site = await startSite({ REDIS_URL: redis.url, SMTP_URL: server.url })
      cleanUps.push(site.stop)

      const pour = pourLeads(site.url, { count, everyMs: 100 })
      const handedOver = () => site.db('outbox').whereNotNull('relayed_at').pluck('id')
      await until(async () => expect((await handedOver()).length).toBeGreaterThan(20))
      await redis.kill()
      expect((await handedOver()).length).toBeGreaterThan(20)
      slowMs = 0

      // A lead that had to wait for Redis would never be acknowledged.
      if (!isBackSoon) await pour.finished
      redis = await startRedis(port)
      await pour.finished

      const promised = await expectKept(site.db, pour.acknowledged)
      expect(server.received.map(({ bytes }) => messageIdOf(bytes)).sort()).toEqual(promised)
      expect(pour.acknowledged.every(({ failures }) => failures === 0)).toBe(true)
      await until(async () =>
        expect((await redis.schedules()).sort()).toEqual(schedules.map(({ name }) => name).sort()),
      )
    },
  )
})

describe('emails, while the mail server is away', () => {
  it('are sent once each when it is back', async () => {
    const port = await freePort()
    const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    cleanUps.push(site.stop)
    const pour = pourLeads(site.url, { count: 30, everyMs: 20 })
    await pour.finished
    await until(async () => expect(await site.db('deliveries').where('attempts', '<', 1)).toEqual([]))
    expect(await site.db('deliveries').whereNotIn('state', ['pending', 'sending'])).toEqual([])

    const server = await startSmtpServer({ port })
    cleanUps.push(server.close)
    const promised = await expectKept(site.db, pour.acknowledged)
    expect(server.received.map(({ bytes }) => messageIdOf(bytes)).sort()).toEqual(promised)
  })
})
