import { placesPerEndpoint } from '../../server/outbox/jobs'
import { eventNames } from '../../shared/webhooks/events'
import { storeKinds } from '../support/app'
import { endLeases } from '../support/kept'
import { pourLeads } from '../support/pour'
import { seededRandom, testSeed } from '../support/random'
import { isSigned, startReceiver } from '../support/receiver'
import { startRedis } from '../support/redis'
import { freePort, ownerOf, type Site, startSite } from '../support/site'
import { until } from '../support/until'

const kills = Number(process.env.TEST_KILLS ?? 1)
const random = seededRandom(testSeed)
const pouring = { count: 40 * kills, everyMs: 40 }
/** How many webhooks a worker processes simultaneously: this many may arrive twice for each kill. */
const inHand = 2 * placesPerEndpoint

const cleanUps: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

describe.each(storeKinds)('webhooks, while leads arrive and the worker is killed repeatedly, with %s', (store) => {
  it('are all received, and repeated ones have the same id', async () => {
    let [requests, refusals] = [0, 0]
    /** Every fourth is rejected for now and retried. */
    const answer = () => {
      requests += 1
      if (requests % 4 > 0) return 204
      refusals += 1
      return 503
    }
    const receivers = await Promise.all([startReceiver(), startReceiver({ answer })])
    cleanUps.push(...receivers.map((receiver) => receiver.close))
    const site = await siteOn(store)
    const secrets = await Promise.all(receivers.map(({ url }) => addEndpoint(site, url)))

    const pour = pourLeads(site.url, pouring)
    await Promise.all([pour.finished, killWorkerAgainAndAgain(site)])
    await until(async () => expect(await unsent(site)).toEqual([]))

    const rows = await site.db('deliveries').whereNotNull('endpoint_id').select('message_id', 'subject_id', 'kind')
    const promised = rows.map(({ message_id }) => message_id)
    expect(rows.map(({ kind }) => kind)).toEqual(Array(2 * pour.acknowledged.length).fill('lead.created'))
    expect(new Set(rows.map(({ subject_id }) => subject_id))).toEqual(new Set(pour.acknowledged.map(({ id }) => id)))

    const received = receivers.flatMap((receiver) => receiver.received)
    expect([...new Set(received.map(({ id }) => id))].sort()).toEqual([...promised].sort())
    const subjects = new Map(rows.map(({ message_id, subject_id }) => [message_id, subject_id]))
    expect(received.filter(({ id, body }) => subjects.get(id) !== body.data.id)).toEqual([])
    for (const [index, receiver] of receivers.entries())
      expect(receiver.received.every((webhook) => isSigned(webhook, secrets[index] ?? ''))).toBe(true)
    const repeated = received.length - promised.length - refusals
    const counts = `${promised.length} promised, ${received.length} received, ${refusals} refused, ${repeated} repeated`
    process.stderr.write(`Webhooks (${store}): ${kills} kills, seed ${testSeed}, ${counts}\n`)
    expect(repeated).toBeLessThanOrEqual(kills * inHand)
  })
})

async function siteOn(store: (typeof storeKinds)[number]): Promise<Site> {
  const env: Record<string, string> = { WEBHOOKS_TO_LOOPBACK: 'on' }
  if (store === 'redis') {
    const redis = await startRedis(await freePort())
    cleanUps.push(redis.kill)
    env.REDIS_URL = redis.url
  }
  const site = await startSite(env)
  cleanUps.push(site.stop)
  return site
}

/** Adds an endpoint as a signed-in person does; returns its secret, which the page shows. */
async function addEndpoint(site: Site, address: string): Promise<string> {
  const { html } = await (await ownerOf(site)).post('/admin/integrations', [
    ['intent', 'create'],
    ['kind', 'webhook'],
    ['description', 'A receiver'],
    ['address', address],
    ...eventNames.map((name): [string, string] => ['events', name]),
  ])
  return /<code[^>]*>([^<]+)<\/code>/.exec(html)?.[1] ?? ''
}

async function killWorkerAgainAndAgain(site: Site): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await sent(site)
    const step = 1 + Math.floor(random() * 40)
    await until(async () => expect(await sent(site)).toBeGreaterThanOrEqual(before + step))
    await site.worker.stop('SIGKILL')
    await endLeases(site.db)
    await site.worker.start()
  }
}

const sent = async ({ db }: Site) =>
  Number((await db('deliveries').whereNotNull('endpoint_id').where({ state: 'sent' }).count().first())?.count)

const unsent = ({ db }: Site) =>
  db('deliveries').whereNotNull('endpoint_id').whereNot({ state: 'sent' }).select('state', 'last_error')
