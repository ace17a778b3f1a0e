import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { storeKinds } from '../support/app'
import { cleaningUp } from '../support/clean-up'
import { type Fleet, startFleet } from '../support/fleet'
import { messageIdOf } from '../support/kept'
import { type Acknowledged, submitWithPatience } from '../support/pour'
import { seededRandom, testSeed } from '../support/random'
import { startRedis } from '../support/redis'
import { freePort, type Part } from '../support/site'
import { startSmtpServer } from '../support/smtp'
import { until } from '../support/until'

jest.setTimeout(3_600_000)

/** The number of visitors, and how many of them wait for an answer at a time. */
const leads = Number(process.env.TEST_LONG_LEADS ?? 5_000)
const atOnce = 8
const pauseMs = 300
const seed = testSeed
const leasesEndWithinMs = 300_000

const onCleanUp = cleaningUp()

describe.each(storeKinds)('leads through nginx, while all parts are killed at random and clocks jump (%s)', (store) => {
  it('are stored once each, and their two emails are sent and not repeated once recorded as sent', async () => {
    const sentAgain: string[] = []
    const mailServer = await startSmtpServer({ beforeAnswer: ({ bytes }) => rememberSentAgain(messageIdOf(bytes)) })
    onCleanUp(mailServer.close)
    const redis = store === 'redis' ? await revivableRedis() : undefined
    const clock = await jumpingClock()
    const redisUrl = redis && { REDIS_URL: redis.url }
    const fleet = await startFleet({ SMTP_URL: mailServer.url, ...clock.variables, ...redisUrl })
    onCleanUp(fleet.stop)

    async function rememberSentAgain(messageId: string) {
      const found = await fleet
        .db('deliveries')
        .where({ message_id: messageId, state: 'sent' })
        .first()
        .catch(() => undefined)
      if (found) sentAgain.push(messageId)
    }

    const acknowledged: Acknowledged[] = []
    const isDone = () => acknowledged.length >= leads
    const victims = [...fleet.webs, ...fleet.workers]
      .map(restarted)
      .concat(killPostgres, clock.jump, redis ? [redis.lose] : [])
    const [rounds] = await Promise.all([killAtRandom(victims, isDone), pour(fleet.url, acknowledged)])

    await until(async () => expect(await unsent(fleet)).toEqual([]), leasesEndWithinMs)
    const ids = mailServer.received.map(({ bytes }) => messageIdOf(bytes))
    const ledger = {
      store,
      seed,
      rounds,
      acknowledged: acknowledged.length,
      rows: await countOf(fleet, 'leads'),
      emails: new Set(ids).size,
      sentAgainInAKill: ids.length - new Set(ids).size,
      sentAgainAfterItWasRecorded: sentAgain.length,
      slowestAnswerMs: Math.max(...acknowledged.map(({ ms }) => ms)),
    }
    process.stderr.write(`${JSON.stringify(ledger)}\n`)

    const stored = await fleet.db('leads').select('id', 'idempotency_key')
    expect(stored.map(({ id, idempotency_key }) => `${idempotency_key} ${id}`).sort()).toEqual(
      acknowledged.map(({ id, key }) => `${key} ${id}`).sort(),
    )
    const promised: string[] = await fleet.db('deliveries').pluck('message_id')
    expect(promised).toHaveLength(2 * leads)
    expect([...new Set(ids)].sort()).toEqual(promised.sort())
    expect(sentAgain).toEqual([])
  })
})

/** Some of the unsent emails with the reason why they wait, to be printed if the test fails. */
const unsent = ({ db }: Fleet) =>
  db('deliveries')
    .leftJoin('outbox', 'outbox.id', 'deliveries.id')
    .whereNot({ state: 'sent' })
    .limit(5)
    .select(
      'state',
      'attempts',
      'last_error',
      'handed_over',
      'deliveries.due_at',
      'outbox.due_at as wakes_at',
      'relayed_at',
    )

async function countOf({ db }: Fleet, table: string): Promise<number> {
  return Number((await db(table).count().first())?.count)
}

async function pour(url: string, acknowledged: Acknowledged[]): Promise<void> {
  let next = 0
  const visitors = Array.from({ length: atOnce }, async () => {
    while (next < leads) {
      next += 1
      acknowledged.push(await submitWithPatience(url, (status) => status >= 500))
      await sleep(pauseMs)
    }
  })
  await Promise.all(visitors)
}

/** Kills one of them at a time, each after a random pause; returns the number of kills. */
async function killAtRandom(victims: (() => Promise<unknown>)[], isDone: () => boolean): Promise<number> {
  const random = seededRandom(seed)
  let rounds = 0
  for (; !isDone(); rounds += 1) {
    await sleep(500 + random() * 2_500)
    await victims[Math.floor(random() * victims.length)]?.()
  }
  return rounds
}

/** A start while another part dies may fail; an operator would start it again. */
const restarted = (part: Part) => async () => {
  await part.stop('SIGKILL')
  for (let tries = 0; tries < 20; tries += 1) {
    const started = await part.start().then(
      () => true,
      () => false,
    )
    if (started) return
    await part.stop('SIGKILL')
    await sleep(500)
  }
  throw new Error(`A program did not start again: ${part.output().slice(-2_000)}`)
}

/** The test runner restarts it within a second. */
async function killPostgres(): Promise<void> {
  const cluster = process.env.TEST_POSTGRES_CLUSTER
  if (!cluster) throw new Error('TEST_POSTGRES_CLUSTER is not set: run the tests with `npm run test:long`.')
  const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  process.kill(pid, 'SIGKILL')
  await sleep(1_000)
}

/** A fake clock for the programs (libfaketime) that each jump sets to another hour. */
async function jumpingClock() {
  const library = process.env.TEST_FAKETIME
  if (!library) throw new Error('TEST_FAKETIME is not set: run the tests with `npm run test:long`.')
  const folder = await mkdtemp(join(tmpdir(), 'bemr-clock-'))
  onCleanUp(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'offset')
  const offsets = ['+0', '+2h', '-3h', '+26h', '-90s']
  let jumps = 0
  const jump = async () => writeFileSync(file, `${offsets[jumps++ % offsets.length]}\n`)
  await jump()
  const variables = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { jump, variables }
}

/** A Redis that is restarted empty some time after it was killed. */
async function revivableRedis() {
  const port = await freePort()
  let server = await startRedis(port)
  onCleanUp(() => server.kill())
  return {
    url: server.url,
    async lose() {
      await server.kill()
      await sleep(1_500)
      server = await startRedis(port)
    },
  }
}
