import type { Knex } from 'knex'
import { cleaningUp } from './clean-up'
import { endLeases, expectKept, messageIdOf } from './kept'
import { type Pour, pourLeads } from './pour'
import { startRedis } from './redis'
import { freePort, type Part, type Site, startSite } from './site'
import { startSmtpServer } from './smtp'
import { until } from './until'

/**
 * How many times each part is killed: once shows what a kill leaves and what the next start finds; `npm run test:long`
 * does more.
 */
export const kills = Number(process.env.TEST_KILLS ?? 1)

export const onCleanUp = cleaningUp()

/** The built site, stopped after the test. */
export async function openSite(...given: Parameters<typeof startSite>): Promise<Site> {
  const site = await startSite(...given)
  onCleanUp(site.stop)
  return site
}

/** The site with its queue and its limits in one of the stores; its Redis is killed after the test. */
export async function openSiteOn(store: 'postgres' | 'redis', given: Record<string, string> = {}): Promise<Site> {
  if (store === 'postgres') return openSite(given)
  return openSite({ ...given, REDIS_URL: (await openRedis()).url })
}

export async function openRedis(port?: number) {
  const redis = await startRedis(port ?? (await freePort()))
  onCleanUp(redis.kill)
  return redis
}

/** A mail server, closed after the test; `ids` are those of the emails that it has received. */
export async function openSmtp(wishes: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(wishes)
  onCleanUp(server.close)
  return { ...server, ids: () => server.received.map(({ bytes }) => messageIdOf(bytes)).sort() }
}

/** Checks that all leads are kept and each of their emails was sent once. */
export async function expectSentOnce(db: Knex, pour: Pour, sent: () => string[] | Promise<string[]>): Promise<void> {
  await pour.finished
  const promised = await expectKept(db, pour.acknowledged)
  expect(await sent()).toEqual(promised)
}

/** So many leads that each kill falls among them. */
export const pourMany = ({ url }: Site) => pourLeads(url, { count: 40 * kills, everyMs: 40 })

type Progress = () => Promise<number> | number

export async function untilMore(progress: Progress, step: number): Promise<void> {
  const before = await progress()
  await until(async () => expect(await progress()).toBeGreaterThanOrEqual(before + step))
}

/** Kills a part and restarts it, each time after a certain amount of further work. */
export async function killAgainAndAgain(
  part: Part,
  progress: Progress,
  step: () => number,
  meanwhile: () => unknown = () => undefined,
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await untilMore(progress, step())
    await part.stop('SIGKILL')
    await meanwhile()
    await part.start()
  }
}

/** The same with the worker, each time after some of the deliveries that `only` selects are recorded as sent. */
export function killWorkerAgainAndAgain(
  { worker, db }: Site,
  step: () => number,
  only: (sent: Knex.QueryBuilder) => Knex.QueryBuilder = (sent) => sent,
): Promise<void> {
  const sent = async () => (await only(db('deliveries').where({ state: 'sent' }))).length
  return killAgainAndAgain(worker, sent, step, () => endLeases(db))
}
