import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import request from 'supertest'
import { createEmailService } from '../../server/email/service'
import { placesPerEndpoint } from '../../server/outbox/jobs'
import { claimMessages } from '../../server/outbox/messages'
import { signedIn } from '../support/admin'
import { createTestApp, storeKinds, type TestApp } from '../support/app'
import { leadOf } from '../support/lead'
import { openWorkers } from '../support/queues'
import { startReceiver } from '../support/receiver'
import { until } from '../support/until'
import { addEndpoint, webhookWorker } from '../support/webhooks'

const givenUp = ({ db }: TestApp) => db('deliveries').where({ last_error: 'no answer in 10 seconds' }).pluck('id')
const logger = pino({ level: 'silent' })
const leads = 50

describe.each(storeKinds)('an endpoint that never answers, with the queue in %s', (store) => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
    jest.restoreAllMocks()
  })

  /** Attempts are not given up, however long a busy machine takes for the rest of the test. */
  const waitForever = () => jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)

  async function siteWithReceivers() {
    const site = await createTestApp({ store, env: { WEBHOOKS_TO_LOOPBACK: 'on' } })
    closing.push(site.close)
    const silent = await startReceiver({ answer: () => undefined })
    const healthy = await startReceiver()
    closing.push(silent.close, healthy.close)
    const admin = await signedIn(site)
    for (const { url } of [silent, healthy]) await addEndpoint(admin, { address: url })
    const submit = () => request(site.app).post('/api/leads').send(leadOf()).expect(201)
    await Promise.all(Array.from({ length: leads }, submit))
    // The worst case: everything for the silent endpoint has been due longest.
    const ofSilent = () => site.db('webhook_endpoints').where({ address: silent.url }).select('id')
    await site
      .db('outbox')
      .whereIn('lane', ofSilent())
      .update({ due_at: site.db.raw(`now() - interval '1 hour'`) })
    const inQueue = () => site.db('outbox').whereIn('lane', ofSilent()).whereNotNull('relayed_at').pluck('id')
    return { site, silent, healthy, inQueue }
  }

  async function startWorker({ db, addresses }: TestApp) {
    const sent: string[] = []
    const transport = { kind: 'files', send: async ({ deliveryId = '' }) => void sent.push(deliveryId), close() {} }
    const compose = async () => ({
      to: [{ address: 'team@guide.example' }],
      subject: 'A lead',
      text: 'A lead.',
      html: '<p>A lead.</p>',
    })
    const email = createEmailService({
      ...{ db, logger, transport: transport as unknown as Parameters<typeof createEmailService>[0]['transport'] },
      composers: { 'lead-team': compose, 'lead-confirmation': compose },
    })
    const webhooks = webhookWorker({ db, addresses })
    const processors = {
      'deliver-mail': email.deliver,
      'deliver-webhook': (_payload: unknown, id: string) => webhooks.deliver(id),
    }
    const { relay, close } = await openWorkers({ db, addresses }, processors)
    relay.start()
    closing.push(close, async () => webhooks.stop())
    return { sent, relay }
  }

  it('delays no email and no other endpoint while fifty deliveries wait for it', async () => {
    waitForever()
    const { site, silent, healthy } = await siteWithReceivers()
    const { sent } = await startWorker(site)
    await until(() => {
      expect(healthy.received).toHaveLength(leads)
      expect(sent.length).toBeGreaterThanOrEqual(leads)
    })
    // In a single queue, all fifty would have been waited for first.
    expect(silent.received.length).toBeLessThanOrEqual(placesPerEndpoint)
  })

  it('uses no more than its slots, even if a relay queues everything again', async () => {
    waitForever()
    const { site, silent, inQueue } = await siteWithReceivers()
    const { relay } = await startWorker(site)
    await until(() => expect(silent.received).toHaveLength(placesPerEndpoint))
    relay.requeue()
    await sleep(1_500)
    expect(silent.received).toHaveLength(placesPerEndpoint)
    expect(await inQueue()).toHaveLength(placesPerEndpoint)
  })

  it('keeps the slot of an attempt while it runs, even if a second worker takes up its job', async () => {
    waitForever()
    const { site, silent, inQueue } = await siteWithReceivers()
    const webhooks = webhookWorker(site)
    const claim = async () => (await claimMessages(site.db, ['deliver-webhook'], 200)).map(({ id }) => id)
    await claim()
    const taken = await inQueue()
    const attempts = taken.map((id) => webhooks.deliver(id))
    closing.push(
      () => Promise.all(attempts),
      async () => webhooks.stop(),
    )
    await until(() => expect(silent.received).toHaveLength(placesPerEndpoint))
    for (const id of taken) expect(await webhooks.deliver(id)).toBeUndefined()
    expect(await claim()).toEqual([])
    expect((await inQueue()).sort()).toEqual(taken.sort())
  })

  it('gets its slots back once attempts time out', async () => {
    const { site, silent } = await siteWithReceivers()
    await startWorker(site)
    await until(async () => expect(await givenUp(site)).not.toEqual([]))
    await until(() => expect(silent.received.length).toBeGreaterThan(placesPerEndpoint))
    expect((await site.db('deliveries').where({ state: 'sending' })).length).toBeLessThanOrEqual(placesPerEndpoint)
  })
})
