import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endLeases, expectKept } from '../support/kept'
import { expectSentOnce, onCleanUp, openSite, openSmtp } from '../support/killed-site'
import { pourLeads } from '../support/pour'
import { until } from '../support/until'

/** Logged by a process that exits because its parts have not stopped in time. */
const tookTooLong = 'stopping took too long'

/** A slow mail server; `inHand` counts the emails that it has not acknowledged. */
async function startSlowServer(delay: () => Promise<unknown>) {
  const hands = { inHand: 0 }
  const server = await openSmtp({
    async beforeAnswer() {
      hands.inHand += 1
      await delay()
      hands.inHand -= 1
    },
  })
  return Object.assign(hands, server)
}

describe('a worker that is asked to stop while it sends', () => {
  it('finishes and records the emails in progress, and leaves the rest to the next worker', async () => {
    const server = await startSlowServer(() => sleep(700))
    const site = await openSite({ SMTP_URL: server.url })
    const pour = pourLeads(site.url, { count: 10, everyMs: 10 })
    await pour.finished
    await until(() => expect(server.inHand).toBeGreaterThan(1))

    expect(await site.worker.stop('SIGTERM')).toBe(0)
    expect(server.inHand).toBe(0)
    const sent = await site.db('deliveries').where({ state: 'sent' }).pluck('message_id')
    expect(server.ids()).toEqual(sent.sort())
    expect(sent.length).toBeLessThan(20)

    await site.worker.start()
    await expectSentOnce(site.db, pour, server.ids)
  })

  it('gives up on a mail server that does not respond in time, and the next worker sends the email', async () => {
    let silent = true
    const server = await startSlowServer(() => (silent ? new Promise(() => undefined) : Promise.resolve()))
    const site = await openSite({ SMTP_URL: server.url })
    const pour = pourLeads(site.url, { count: 1, everyMs: 0 })
    await pour.finished
    await until(() => expect(server.inHand).toBe(2))

    await site.worker.stop('SIGTERM')
    expect(site.worker.output()).toContain(tookTooLong)
    expect(await site.db('deliveries').where({ state: 'sent' })).toEqual([])
    silent = false
    await endLeases(site.db)
    await site.worker.start()
    await expectSentOnce(site.db, pour, server.ids)
  })
})

describe('a web process that is asked to stop while requests are in flight', () => {
  it('accepts no new ones, answers those in flight, and exits', async () => {
    // One connection per lead, so that all of them are in flight.
    const site = await openSite({ DATABASE_POOLS: 'intake=8' })
    // Every statement that writes a lead waits for this transaction.
    const held = await site.db.transaction()
    onCleanUp(async () => held.rollback())
    await held.raw('lock table leads in exclusive mode')
    const pour = pourLeads(site.url, { count: 8, everyMs: 0 })
    await until(async () => {
      const waiting = await site
        .db('pg_stat_activity')
        .whereRaw('datname = current_database()')
        .where({ wait_event_type: 'Lock' })
        .whereLike('query', '%insert into%')
      expect(waiting).toHaveLength(8)
    })

    const stopped = site.web.stop('SIGTERM')
    await until(() => expectRefused(site.url))
    await held.rollback()
    await pour.finished
    expect(await stopped).toBe(0)
    expect(site.web.output()).not.toContain(tookTooLong)
    expect(pour.acknowledged.map(({ failures }) => failures)).toEqual(Array(8).fill(0))
    await expectKept(site.db, pour.acknowledged)
  })
})

function expectRefused(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const connection = connect(Number(port), hostname)
    connection.on('error', () => resolve())
    connection.on('connect', () => {
      connection.destroy()
      reject(new Error('it still takes connections'))
    })
  })
}
