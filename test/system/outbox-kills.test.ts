import { readFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { type Command, processesOf, startCommand } from '../support/command'
import { endLeases, expectKept, messageIdOf } from '../support/kept'
import { type Pour, pourLeads } from '../support/pour'
import { freePort, type Part, readEmails, type Site, startSite } from '../support/site'
import { startSmtpServer } from '../support/smtp'
import { until } from '../support/until'

/**
 * How many times each part is killed: once shows what a kill leaves and what the next start finds; `npm run test:long`
 * does more.
 */
const kills = Number(process.env.TEST_KILLS ?? 1)
const pouring = { count: 40 * kills, everyMs: 40 }
/** How many emails a worker processes simultaneously: this many may be sent twice for each kill. */
const inHand = 8

const cleanUps: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

async function siteWith(given: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(given)
  cleanUps.push(site.stop)
  return site
}

/** Kills a part and restarts it, each time after a certain amount of further work. */
async function killAgainAndAgain(
  part: Part,
  progress: () => Promise<number> | number,
  step: number,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await untilMore(progress, step)
    await part.stop('SIGKILL')
    await meanwhile()
    await part.start()
  }
}

async function untilMore(progress: () => Promise<number> | number, step: number): Promise<void> {
  const before = await progress()
  await until(async () => expect(await progress()).toBeGreaterThanOrEqual(before + step))
}

const sentBy = (site: Site) => async () =>
  Number((await site.db('deliveries').where({ state: 'sent' }).count().first())?.count)

const killWorkerAgainAndAgain = (site: Site) =>
  killAgainAndAgain(site.worker, sentBy(site), 20, () => endLeases(site.db))

describe('emails of many leads, while the worker is killed repeatedly', () => {
  it('are written once each as files', async () => {
    const site = await siteWith()
    const pour = pourLeads(site.url, pouring)
    await Promise.all([pour.finished, killWorkerAgainAndAgain(site)])

    expect(pour.acknowledged.every(({ failures }) => failures === 0)).toBe(true)
    const promised = await expectKept(site.db, pour.acknowledged)
    expect((await site.emails()).map(messageIdOf).sort()).toEqual(promised)
  })

  it('are sent through a mail server, and those recorded as sent are not sent again', async () => {
    const sentBefore: string[] = []
    const server = await startSmtpServer({
      async beforeAnswer({ bytes }) {
        const found = await site
          .db('deliveries')
          .where({ message_id: messageIdOf(bytes), state: 'sent' })
          .first()
        if (found) sentBefore.push(found.message_id)
      },
    })
    cleanUps.push(server.close)
    const site = await siteWith({ SMTP_URL: server.url })
    const pour = pourLeads(site.url, pouring)
    await Promise.all([pour.finished, killWorkerAgainAndAgain(site)])

    const promised = await expectKept(site.db, pour.acknowledged)
    const received = server.received.map(({ bytes }) => messageIdOf(bytes))
    expect([...new Set(received)].sort()).toEqual(promised)
    expect(sentBefore).toEqual([])
    expect(received.length - promised.length).toBeLessThanOrEqual(kills * inHand)
  })
})

describe('emails of many leads, while the web process is killed repeatedly', () => {
  it('are sent once each, and no acknowledged lead is lost or duplicated', async () => {
    const server = await startSmtpServer()
    cleanUps.push(server.close)
    const site = await siteWith({ SMTP_URL: server.url })
    const pour = pourLeads(site.url, pouring)
    await Promise.all([pour.finished, killAgainAndAgain(site.web, () => pour.acknowledged.length, 25)])

    const promised = await expectKept(site.db, pour.acknowledged)
    expect(server.received.map(({ bytes }) => messageIdOf(bytes)).sort()).toEqual(promised)
  })
})

describe('emails of many leads, while all of `npm start` is killed, including Postgres', () => {
  it('are sent once each after it is started again', async () => {
    const dataDir = join(await realpath(await mkdtemp(join(tmpdir(), 'bemr-data-'))), 'data')
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
      WORKER_LOCK_SECONDS: '5',
    }
    const start = () => startCommand(process.execPath, ['scripts/start.mjs'], { cwd: process.cwd(), env })
    cleanUps.push(() => rm(join(dataDir, '..'), { recursive: true, force: true }))
    cleanUps.push(async () => killAll(dataDir))

    let site = start()
    const pour = pourLeads(await site.ready(), { count: 40 * kills, everyMs: 100 })
    for (let kill = 0; kill < kills / 2; kill += 1) {
      await untilMore(() => pour.acknowledged.length, 30)
      await killAll(dataDir)
      const killedAt = new Date()
      site = start()
      await site.ready()
      await withDatabase(dataDir, (db) => endLeases(db, killedAt))
    }
    await finish(pour, site, dataDir)
  })
})

/** Kills everything, the supervisor first, so that it cannot restart anything. */
async function killAll(dataDir: string): Promise<void> {
  await until(() => {
    const alive = processesOf(dataDir)
    for (const { pid } of alive) killQuietly(pid)
    expect(alive).toEqual([])
  })
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended together with the others.
  }
}

/** The address of the Postgres that serves a data folder, from its pid file. */
function databaseUrlOf(dataDir: string): string {
  const sockets = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  return `postgres://postgres@localhost/site?host=${encodeURIComponent(sockets)}`
}

async function withDatabase<Result>(dataDir: string, work: (db: Knex) => Promise<Result>): Promise<Result> {
  const db = knex({ client: 'pg', connection: databaseUrlOf(dataDir) })
  return work(db).finally(() => db.destroy())
}

async function finish(pour: Pour, site: Command, dataDir: string): Promise<void> {
  await pour.finished
  const promised = await withDatabase(dataDir, (db) => expectKept(db, pour.acknowledged))
  expect((await readEmails(dataDir)).map(messageIdOf).sort()).toEqual(promised)
  site.signal('SIGTERM')
  expect((await site.ended()).status).toBe(0)
}
