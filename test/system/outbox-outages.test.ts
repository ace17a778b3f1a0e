import { setTimeout as sleep } from 'node:timers/promises'
import { schedules } from '../../server/outbox/jobs'
import { expectSentOnce, openRedis, openSite, openSmtp } from '../support/killed-site'
import { pourLeads } from '../support/pour'
import { freePort } from '../support/site'
import { until } from '../support/until'

describe('emails, when Redis goes away and comes back empty', () => {
  it.each([
    { away: 'until every lead has its answer', count: 150, isBackSoon: false },
    { away: 'for a moment', count: 40, isBackSoon: true },
  ])(
    'are sent once each if it was away $away, and no lead is rejected or waits for it',
    async ({ count, isBackSoon }) => {
      let slowMs = 500
      const server = await openSmtp({ beforeAnswer: () => sleep(slowMs) })
      const port = await freePort()
      let redis = await openRedis(port)
      const site = await openSite({ REDIS_URL: redis.url, SMTP_URL: server.url })

      const pour = pourLeads(site.url, { count, everyMs: 100 })
      const handedOver = () => site.db('outbox').whereNotNull('relayed_at').pluck('id')
      await until(async () => expect((await handedOver()).length).toBeGreaterThan(20))
      await redis.kill()
      expect((await handedOver()).length).toBeGreaterThan(20)
      slowMs = 0

      // A lead that had to wait for Redis would never be acknowledged.
      if (!isBackSoon) await pour.finished
      redis = await openRedis(port)
      await expectSentOnce(site.db, pour, server.ids)
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
    const site = await openSite({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const pour = pourLeads(site.url, { count: 30, everyMs: 20 })
    await pour.finished
    await until(async () => expect(await site.db('deliveries').where('attempts', '<', 1)).toEqual([]))
    expect(await site.db('deliveries').whereNotIn('state', ['pending', 'sending'])).toEqual([])

    const server = await openSmtp({ port })
    await expectSentOnce(site.db, pour, server.ids)
  })
})
