import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import request from 'supertest'
import type { WebhookDelivery } from '../../shared/admin/webhooks'
import { eventNames, type SentEvent, webhookSchema } from '../../shared/webhooks/events'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { sendLead, sendMessage } from '../support/lead'
import { opened } from '../support/opened'
import { newArticle } from '../support/posts'
import { isSigned, startReceiver } from '../support/receiver'
import { tokenOf } from '../support/requests'
import { statementsOf } from '../support/statements'
import { addEndpoint, webhookWorker } from '../support/webhooks'

let status: number | undefined
const lines: string[] = []
const site = openApp({ env: { WEBHOOKS_TO_LOOPBACK: 'on' } }, 'each')
const admin = openAdmin(site, 'each')
const receiver = opened(
  () => startReceiver({ answer: () => status, headers: { Location: 'https://elsewhere.example/' } }),
  ({ close }) => close(),
  'each',
)
const worker = opened(
  () => webhookWorker(site, { logger: pino({}, { write: (line) => void lines.push(line) }) }),
  ({ stop }) => stop(),
  'each',
)
beforeEach(() => {
  lines.length = 0
  status = 204
})

const submitLead = (answers = {}) => sendLead(site, answers)
const receivedTypes = () => receiver.received.map(({ body }) => body.type)
const deliveriesOf = async (id: string): Promise<WebhookDelivery[]> =>
  (await perform(admin, 'getEndpoint', id).expect(200)).body.deliveries
const moved = 'due_at = due_at - :by::interval, tried_since = tried_since - :by::interval'
const pass = (by: string) => site.db.raw(`update deliveries set ${moved}`, { by })

describe('a webhook', () => {
  it('sends a lead, signed as the Standard Webhooks specification requires', async () => {
    const { id: endpointId, secret } = await addEndpoint(admin, { address: receiver.url })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const leadId = await submitLead()
    await worker.deliverAll()

    const [webhook] = receiver.received
    if (!webhook) throw new Error('nothing came in')
    expect(receiver.received).toHaveLength(1)
    expect(isSigned(webhook, secret)).toBe(true)
    expect(isSigned({ ...webhook, text: webhook.text.replace('Ana', 'Eve') }, secret)).toBe(false)
    expect(webhook.id).toMatch(/^msg_[\da-f-]{36}$/)
    expect(webhookSchema('lead.created').strict().parse(webhook.body)).toEqual(webhook.body)
    expect(webhook.body).toMatchObject({ type: 'lead.created', version: 1 })
    expect(webhook.body.data).toMatchObject({
      ...{ id: leadId, status: 'new', owner: null, firstName: 'Ana', linkedinProfile: null },
      url: `https://guide.example/admin/leads/${leadId}`,
    })
    const [delivery] = await deliveriesOf(endpointId)
    expect(delivery).toMatchObject({ state: 'sent', attempts: 1, messageId: webhook.id, event: 'lead.created' })
    expect(await site.db('outbox').where({ job: 'deliver-webhook' })).toEqual([])
  })

  it('is sent for every event, with a body that matches its schema', async () => {
    await addEndpoint(admin, { address: receiver.url })
    const leadId = await submitLead()
    await admin.patch(`/api/admin/leads/${leadId}`).send({ status: 'in-review', owner: 'Ana' }).expect(200)
    const token = await tokenOf(site, leadId)
    await request(site.app).post(`/request/${token}/withdraw`).type('form').send({}).expect(302)
    const messageId = await sendMessage(site)
    await admin.patch(`/api/admin/messages/${messageId}`).send({ status: 'answered' }).expect(200)
    const post = await newArticle(admin)
    for (const state of ['published', 'draft'])
      await admin.post(`/api/admin/posts/${post.id}/status`).send({ status: state }).expect(200)
    await worker.deliverAll()
    await admin.delete(`/api/admin/leads/${leadId}`).expect(204)
    await admin.delete(`/api/admin/messages/${messageId}`).expect(204)
    await worker.deliverAll()

    expect([...new Set(receivedTypes())].sort()).toEqual([...eventNames].sort())
    for (const { body } of receiver.received) {
      const schema = webhookSchema(body.type as SentEvent).strict()
      expect(schema.parse(body)).toEqual(body)
    }
    const erased = receiver.received.find(({ body }) => body.type === 'lead.erased')
    expect(erased?.body.data).toEqual({ id: leadId })
  })

  it('is not sent for suspected spam until it is unmarked, and contains only the id of an erased lead', async () => {
    await addEndpoint(admin, { address: receiver.url, events: ['lead.created', 'lead.erased'] })
    const suspected = await submitLead({ signals: { trap: 'x' } })
    expect(await site.db('deliveries').whereNotNull('endpoint_id')).toEqual([])
    await admin.patch(`/api/admin/leads/${suspected}`).send({ status: 'new' }).expect(200)
    await admin.patch(`/api/admin/leads/${suspected}`).send({ status: 'spam' }).expect(200)
    await admin.patch(`/api/admin/leads/${suspected}`).send({ status: 'new' }).expect(200)
    await worker.deliverAll()
    expect(receivedTypes()).toEqual(['lead.created'])
    const leadId = await submitLead({ workEmail: 'two@north.example' })
    await admin.delete(`/api/admin/leads/${leadId}`).expect(204)
    await worker.deliverAll()
    expect(receiver.received.filter(({ text }) => text.includes('two@north.example'))).toEqual([])
    expect(receivedTypes()).toEqual(['lead.created', 'lead.erased'])
  })

  it('goes to every active endpoint subscribed to it, and to no other', async () => {
    const other = await startReceiver()
    await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    await addEndpoint(admin, { address: other.url, events: ['lead.created'] })
    await addEndpoint(admin, { address: other.url, events: ['lead.erased'] })
    const off = await addEndpoint(admin, { address: other.url })
    await perform(admin, 'changeEndpoint', off.id, { isOn: false }).expect(200)
    await submitLead()
    await worker.deliverAll()
    expect([receiver.received.length, other.received.length]).toEqual([1, 1])
    expect(receiver.received[0]?.id).not.toBe(other.received[0]?.id)
    await other.close()
  })

  it('is canceled when its endpoint is turned off, and deleted when the endpoint is removed', async () => {
    const { id } = await addEndpoint(admin, { address: receiver.url })
    await submitLead()
    await perform(admin, 'changeEndpoint', id, { isOn: false }).expect(200)
    await worker.deliverAll()
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'canceled', lastError: 'the endpoint is off' }])
    await perform(admin, 'removeEndpoint', id).expect(204)
    expect(await site.db('deliveries').whereNotNull('endpoint_id')).toEqual([])
    expect(receiver.received).toEqual([])
  })
})

describe('a failing webhook', () => {
  it('is retried under the same id for a day with growing waits, and its reason quotes nothing', async () => {
    const { id, secret } = await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    await submitLead()
    status = 500
    await worker.deliverAll()
    await worker.deliverAll()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'pending', attempts: 1, lastError: 'answered 500' }])
    expect((await perform(admin, 'getEndpoint', id)).body.endpoint.failingSince).not.toBeNull()
    await pass('6 seconds')
    status = 204
    await worker.deliverAll()
    expect(receiver.received).toHaveLength(2)
    expect(new Set(receiver.received.map((webhook) => webhook.id)).size).toBe(1)
    expect(receiver.received.every((webhook) => isSigned(webhook, secret))).toBe(true)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', attempts: 2, lastError: null }])
    expect((await perform(admin, 'getEndpoint', id)).body.endpoint.failingSince).toBeNull()
    expect(lines.join()).not.toMatch(/Ana|Ruiz|northside|whsec_|not to be kept/)
  })

  it('fails after a day, and at once on 410 Gone', async () => {
    const { id } = await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    await submitLead()
    status = 503
    await worker.deliverAll()
    await pass('25 hours')
    await worker.deliverAll()
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', lastError: 'answered 503' }])
    status = 410
    await submitLead({ workEmail: 'two@north.example' })
    await worker.deliverAll()
    expect((await deliveriesOf(id)).map(({ lastError }) => lastError)).toContain('answered 410 (gone)')
    const failed = await site.db('deliveries').whereNotNull('endpoint_id').where({ state: 'failed' })
    const { text } = await request(site.app).get('/metrics')
    expect(text).toContain(`webhooks{state="failed"} ${failed.length}`)
    expect(text).toContain('webhooks{state="pending"} 0')
    expect(await site.db('outbox').where({ job: 'deliver-webhook' })).toEqual([])
  })

  it.each([
    [307, 'answered 307: redirects are not followed'],
    [410, 'answered 410 (gone)'],
    [undefined, 'no answer in 10 seconds'],
  ])('that is answered with %s is not followed, and given up in time: %s', async (answered, lastError) => {
    const { id } = await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    await submitLead()
    status = answered
    const began = Date.now()
    await worker.deliverAll()
    expect(Date.now() - began).toBeLessThan(20_000)
    expect((await deliveriesOf(id))[0]?.lastError).toBe(lastError)
    expect(receiver.received).toHaveLength(1)
  })

  it('is reported on the overview after five days without success, and the endpoint stays on', async () => {
    const { id } = await addEndpoint(admin, { address: receiver.url, description: 'The old CRM' })
    await site.db('webhook_endpoints').update({ failing_since: site.db.raw(`now() - interval '4 days'`) })
    const failing = async () => (await perform(admin, 'getOverview').expect(200)).body.webhooks.failing
    expect(await failing()).toEqual([])
    await site.db('webhook_endpoints').update({ failing_since: site.db.raw(`now() - interval '6 days'`) })
    expect(await failing()).toEqual([{ id, description: 'The old CRM' }])
    expect((await perform(admin, 'getEndpoint', id)).body.endpoint.isOn).toBe(true)
  })
})

describe('resending', () => {
  it('repeats one webhook under the same id, whether it was sent or failed, but not while it waits', async () => {
    const { id } = await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    await submitLead()
    const [delivery] = await deliveriesOf(id)
    const again = () => perform(admin, 'sendWebhookAgain', delivery?.id)
    await again().expect(409)
    await worker.deliverAll()
    await again().expect(204)
    await worker.deliverAll()
    expect(receiver.received.map((webhook) => webhook.id)).toEqual([delivery?.messageId, delivery?.messageId])
    await perform(admin, 'sendWebhookAgain', randomUUID()).expect(409)
  })

  it('rejects an email, as resending emails rejects a webhook', async () => {
    const leadId = await submitLead()
    const mail = await site.db('deliveries').where({ subject_id: leadId }).first()
    await site.db('deliveries').where({ id: mail.id }).update({ state: 'failed' })
    await perform(admin, 'sendWebhookAgain', mail.id).expect(409)
    const { id } = await addEndpoint(admin, { address: receiver.url })
    await submitLead({ workEmail: 'two@north.example' })
    await site.db('deliveries').where({ endpoint_id: id }).update({ state: 'failed' })
    const [webhook] = await deliveriesOf(id)
    await perform(admin, 'sendEmailAgain', webhook?.id).expect(409)
  })

  it('repeats the webhooks of a period: failed ones or all', async () => {
    const { id } = await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    for (const name of ['one', 'two', 'three']) await submitLead({ workEmail: `${name}@north.example` })
    await worker.deliverAll()
    const rows = await deliveriesOf(id)
    await site.db('deliveries').where({ id: rows[0]?.id }).update({ state: 'failed' })
    await site.db('deliveries').where({ id: rows[2]?.id }).update({ created_at: '2020-01-01' })
    const stretch = { from: new Date(Date.now() - 3_600_000).toISOString(), to: new Date().toISOString() }
    const replay = async (states: string) =>
      (await perform(admin, 'replayWebhooks', id, { ...stretch, states }).expect(200)).body.count
    expect(await replay('failed')).toBe(1)
    await worker.deliverAll()
    expect(await replay('ended')).toBe(2)
    // Peers F12: a half-typed year is a time like any other.
    stretch.from = '0000-01-01T00:00:00Z'
    expect(await replay('failed')).toBe(0)
    await worker.deliverAll()
    expect(receiver.received).toHaveLength(6)
    expect(new Set(receiver.received.map((webhook) => webhook.id)).size).toBe(3)
  })

  it('sends an endpoint a test, whether it is on or off', async () => {
    const { id, secret } = await addEndpoint(admin, { address: receiver.url, events: ['lead.erased'] })
    await perform(admin, 'changeEndpoint', id, { isOn: false }).expect(200)
    await perform(admin, 'sendTestEvent', id).expect(200)
    await worker.deliverAll()
    expect(receivedTypes()).toEqual(['webhook.test'])
    expect(receiver.received.every((webhook) => isSigned(webhook, secret))).toBe(true)
  })
})

describe('the secret of an endpoint', () => {
  it('is shown once, is not in the database in the clear, and stays valid for a day after renewal', async () => {
    const { id, secret } = await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    const shown = JSON.stringify((await perform(admin, 'getEndpoint', id)).body)
    expect(shown).not.toMatch(/whsec_|sealed/)
    const stored = JSON.stringify(await site.db('webhook_endpoints').select())
    expect(stored).not.toContain(secret.slice(6))
    const renewed = (await perform(admin, 'renewSecret', id).expect(200)).body
    expect(renewed.secret).not.toBe(secret)
    await submitLead()
    await worker.deliverAll()
    await site.db('webhook_endpoints').update({ former_until: site.db.raw(`now() - interval '1 second'`) })
    await submitLead({ workEmail: 'two@north.example' })
    await worker.deliverAll()
    const valid = receiver.received.map((webhook) => [isSigned(webhook, secret), isSigned(webhook, renewed.secret)])
    expect(valid).toEqual([
      [true, true],
      [false, true],
    ])
  })

  it('can be decrypted with any SESSION_SECRET, and reports if none fits', async () => {
    const { id } = await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    await submitLead()
    const replaced = webhookWorker(site, { env: { SESSION_SECRET: 'another secret of the tests' } })
    await replaced.deliverAll()
    expect((await deliveriesOf(id))[0]?.lastError).toContain('a different SESSION_SECRET')
    const both = 'another secret of the tests,a secret of the tests alone'
    const rotated = webhookWorker(site, { env: { SESSION_SECRET: both } })
    await perform(admin, 'sendWebhookAgain', (await deliveriesOf(id))[0]?.id).expect(204)
    await rotated.deliverAll()
    expect(receiver.received).toHaveLength(1)
  })
})

describe('the address of a webhook', () => {
  it('must not be a public name that resolves to a private address at connection time', async () => {
    const { id } = await addEndpoint(admin, { address: receiver.url, events: ['lead.created'] })
    const address = receiver.url.replace('http://127.0.0.1', 'https://localhost')
    await site.db('webhook_endpoints').where({ id }).update({ address })
    await submitLead()
    const strict = webhookWorker(site, { env: { WEBHOOKS_TO_LOOPBACK: 'off' } })
    await strict.deliverAll()
    expect((await deliveriesOf(id))[0]?.lastError).toBe('leads to no address of the public internet')
    await site.db('webhook_endpoints').where({ id }).update({ address: receiver.url })
    await pass('10 seconds')
    await strict.deliverAll()
    expect((await deliveriesOf(id))[0]?.lastError).toBe('leads to no address of the public internet')
    expect(receiver.received).toEqual([])
  })

  it('is accepted for at most twenty endpoints', async () => {
    for (let count = 0; count < 20; count += 1) await addEndpoint(admin, { address: receiver.url })
    const one = { kind: 'webhook', description: 'x', address: receiver.url, events: ['lead.created'] }
    await perform(admin, 'createEndpoint', one).expect(409)
  })
})

describe('Slack', () => {
  const texts = () => receiver.received.map(({ text }) => JSON.parse(text).text)

  it('gets the event, the kind of organization, and a link, and nothing about the person', async () => {
    const { id } = await addEndpoint(admin, { kind: 'slack', address: receiver.url, events: ['lead.created'] })
    const leadId = await submitLead({ organizationName: 'Northside <!channel> & *Co*' })
    await worker.deliverAll()
    expect(texts()).toEqual([`New lead · Mental Health · <https://guide.example/admin/leads/${leadId}|Open>`])
    await perform(admin, 'changeEndpoint', id, { tells: ['organization', 'person'] }).expect(200)
    await perform(admin, 'sendWebhookAgain', (await deliveriesOf(id))[0]?.id).expect(204)
    await worker.deliverAll()
    expect(texts()[1]).toMatch(/^New lead · Northside &lt;!channel&gt; &amp; Co · Ana Ruiz · </)
  })

  it("keeps the channel's address encrypted", async () => {
    const address = 'https://hooks.slack.com/services/T000/B000/secret-part'
    const { id } = await addEndpoint(admin, { kind: 'slack', address })
    const { endpoint } = (await perform(admin, 'getEndpoint', id)).body
    expect(endpoint.address).toBe('https://hooks.slack.com/…')
    expect(JSON.stringify(await site.db('webhook_endpoints').select())).not.toContain('secret-part')
    await perform(admin, 'renewSecret', id).expect(409)
  })
})

it('lead intake needs no extra statement, with or without endpoints', async () => {
  const statements = () => statementsOf(() => submitLead({ workEmail: `${randomUUID()}@north.example` }))
  const before = (await statements()).length
  for (let count = 0; count < 3; count += 1) await addEndpoint(admin, { address: receiver.url })
  expect((await statements()).length).toBe(before)
  expect(await site.db('deliveries').whereNotNull('endpoint_id')).toHaveLength(3)
})

it("webhooks affect neither a lead's emails nor their alarms", async () => {
  const { id } = await addEndpoint(admin, { address: receiver.url })
  const leadId = await submitLead()
  const created_at = site.db.raw(`now() - interval '3 hours'`)
  await site.db('deliveries').where({ endpoint_id: id }).update({ created_at })
  const { emails } = (await admin.get(`/api/admin/leads/${leadId}`)).body
  expect(emails.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['lead-confirmation', 'lead-team'])
  const { body } = await perform(admin, 'getOverview')
  expect(body.emails.waiting).toBe(2)
})
