import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { endLeases, messageIdOf } from '../support/kept'
import {
  expectSentOnce,
  killAgainAndAgain,
  kills,
  killWorkerAgainAndAgain,
  onCleanUp,
  openSite,
  openSmtp,
  pourMany,
  untilMore,
} from '../support/killed-site'
import { pourLeads } from '../support/pour'
import { readEmails } from '../support/site'
import { prepareSite } from '../support/started'

/** How many emails a worker processes simultaneously: this many may be sent twice for each kill. */
const inHand = 8
const step = () => 20

describe('emails of many leads, while the worker is killed repeatedly', () => {
  it('are written once each as files', async () => {
    const site = await openSite()
    const pour = pourMany(site)
    await Promise.all([pour.finished, killWorkerAgainAndAgain(site, step)])

    expect(pour.acknowledged.every(({ failures }) => failures === 0)).toBe(true)
    await expectSentOnce(site.db, pour, async () => (await site.emails()).map(messageIdOf).sort())
  })

  it('are sent through a mail server, and those recorded as sent are not sent again', async () => {
    const sentBefore: string[] = []
    const server = await openSmtp({
      async beforeAnswer({ bytes }) {
        const recorded = site.db('deliveries').where({ message_id: messageIdOf(bytes), state: 'sent' })
        sentBefore.push(...(await recorded.pluck('message_id')))
      },
    })
    const site = await openSite({ SMTP_URL: server.url })
    const pour = pourMany(site)
    await Promise.all([pour.finished, killWorkerAgainAndAgain(site, step)])

    await expectSentOnce(site.db, pour, () => [...new Set(server.ids())])
    expect(sentBefore).toEqual([])
    expect(server.ids().length - new Set(server.ids()).size).toBeLessThanOrEqual(kills * inHand)
  })
})

describe('emails of many leads, while the web process is killed repeatedly', () => {
  it('are sent once each, and no acknowledged lead is lost or duplicated', async () => {
    const server = await openSmtp()
    const site = await openSite({ SMTP_URL: server.url })
    const pour = pourMany(site)
    const acknowledged = () => pour.acknowledged.length
    await Promise.all([pour.finished, killAgainAndAgain(site.web, acknowledged, () => 25)])
    await expectSentOnce(site.db, pour, server.ids)
  })
})

describe('emails of many leads, while all of `npm start` is killed, including Postgres', () => {
  it('are sent once each after it is started again', async () => {
    const site = await prepareSite({ env: { TRUST_PROXY: 'loopback', WORKER_LOCK_SECONDS: '5' } })
    onCleanUp(site.remove)
    let command = site.start()
    const pour = pourLeads(await command.ready(), { count: 40 * kills, everyMs: 100 })
    for (let kill = 0; kill < kills / 2; kill += 1) {
      await untilMore(() => pour.acknowledged.length, 30)
      await site.killAll()
      const killedAt = new Date()
      command = site.start()
      await command.ready()
      await withDatabase(site.dataDir, (db) => endLeases(db, killedAt))
    }
    const sent = async () => (await readEmails(site.dataDir)).map(messageIdOf).sort()
    await withDatabase(site.dataDir, (db) => expectSentOnce(db, pour, sent))
    command.signal('SIGTERM')
    expect((await command.ended()).status).toBe(0)
  })
})

/** Works with the Postgres that serves a data folder, which its pid file names. */
async function withDatabase(dataDir: string, work: (db: Knex) => Promise<void>): Promise<void> {
  const sockets = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  const connection = `postgres://postgres@localhost/site?host=${encodeURIComponent(sockets)}`
  const db = knex({ client: 'pg', connection })
  await work(db).finally(() => db.destroy())
}
