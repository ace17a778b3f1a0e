import { placesPerEndpoint } from '../../server/outbox/jobs'
import { eventNames } from '../../shared/webhooks/events'
import { storeKinds } from '../support/app'
import { kills, killWorkerAgainAndAgain, onCleanUp, openSiteOn, pourMany } from '../support/killed-site'
import { seededRandom, testSeed } from '../support/random'
import { isSigned, startReceiver } from '../support/receiver'
import { ownerOf, type Site } from '../support/site'
import { until } from '../support/until'

const random = seededRandom(testSeed)
/** How many webhooks a worker processes simultaneously: this many may arrive twice for each kill. */
const inHand = 2 * placesPerEndpoint

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
    for (const { close } of receivers) onCleanUp(close)
    const site = await openSiteOn(store, { WEBHOOKS_TO_LOOPBACK: 'on' })
    const secrets = await Promise.all(receivers.map(({ url }) => addEndpoint(site, url)))

    const pour = pourMany(site)
    const step = () => 1 + Math.floor(random() * 40)
    await Promise.all([pour.finished, killWorkerAgainAndAgain(site, step, (sent) => sent.whereNotNull('endpoint_id'))])
    const unsent = site.db('deliveries').whereNotNull('endpoint_id').whereNot({ state: 'sent' })
    await until(async () => expect(await unsent.clone().select('state', 'last_error')).toEqual([]))

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
