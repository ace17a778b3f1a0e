import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endLeases, expectKept, messageIdOf } from '../support/kept'
import { pourLeads } from '../support/pour'
import { type Site, startSite } from '../support/site'
import { startSmtpServer } from '../support/smtp'
import { until } from '../support/until'

/** Logged by a process that exits because its parts have not stopped in time. */
const tookTooLong = 'stopping took too long'
const cleanUps: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

async function siteWith(given: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(given)
  cleanUps.push(site.stop)
  return site
}

/** A slow mail server; `inHand` counts the emails that it has not acknowledged. */
async function startSlowServer(delay: () => Promise<unknown>) {
  const hands = { inHand: 0 }
  const server = await startSmtpServer({
    async beforeAnswer() {
      hands.inHand += 1
      await delay()
      hands.inHand -= 1
    },
  })
  cleanUps.push(server.close)
  return Object.assign(hands, server)
}

describe('a worker that is asked to stop while it sends', () => {
  it('finishes and records the emails in progress, and leaves the rest to the next worker', async () => {
    const server = await startSlowServer(() => sleep(700))
    const site = await siteWith({ SMTP_URL: server.url })
    const pour = pourLeads(site.url, { count: 10, everyMs: 10 })
    await pour.finished
    await until(() => expect(server.inHand).toBeGreaterThan(1))

    expect(await site.worker.stop('SIGTERM')).toBe(0)
    expect(server.inHand).toBe(0)
    const sent = await site.db('deliveries').where({ state: 'sent' }).pluck('message_id')
    expect(server.received.map(({ bytes }) => messageIdOf(bytes)).sort()).toEqual(sent.sort())
    expect(sent.length).toBeLessThan(20)

    await site.worker.start()
    const promised = await expectKept(site.db, pour.acknowledged)
    expect(server.received.map(({ bytes }) => messageIdOf(bytes)).sort()).toEqual(promised)
  })

  it('gives up on a mail server that does not respond in time, and the next worker sends the email', async () => {
    let silent = true
    const server = await startSlowServer(() => (silent ? new Promise(() => undefined) : Promise.resolve()))
    const site = await siteWith({ SMTP_URL: server.url })
    const pour = pourLeads(site.url, { count: 1, everyMs: 0 })
    await pour.finished
    await until(() => expect(server.inHand).toBe(2))

    await site.worker.stop('SIGTERM')
    expect(site.worker.output()).toContain(tookTooLong)
    expect(await site.db('deliveries').where({ state: 'sent' })).toEqual([])
    silent = false
    await endLeases(site.db)
    await site.worker.start()
    const promised = await expectKept(site.db, pour.acknowledged)
    expect(server.received.map(({ bytes }) => messageIdOf(bytes)).sort()).toEqual(promised)
  })
})

describe('a web process that is asked to stop while requests are in flight', () => {
  it('accepts no new ones, answers those in flight, and exits', async () => {
    // One connection per lead, so that all of them are in flight.
    const site = await siteWith({ DATABASE_POOLS: 'intake=8' })
    // Every statement that writes a lead waits for this transaction.
    const held = await site.db.transaction()
    cleanUps.push(async () => held.rollback())
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
