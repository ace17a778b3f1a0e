import request from 'supertest'
import { openApp } from '../support/app'
import { leadOf, newKey } from '../support/lead'

const site = openApp()
beforeEach(() => site.db.raw('truncate leads, contact_messages, deliveries, outbox, confirmed_addresses cascade'))

const messageOf = (answers: object = {}) => ({
  name: 'Ana Ruiz',
  email: 'ana@northside.example',
  subject: 'A figure that has changed',
  message: "The price on your page is last year's.",
  ...answers,
})

function send(body: object, key?: string) {
  const call = request(site.app).post('/api/contact-messages')
  return (key === undefined ? call : call.set('Idempotency-Key', key)).send(body)
}

test('a message is stored with one email to the team', async () => {
  const { status, body } = await send(messageOf({ subject: '  Hello ?\n' }))
  expect(status).toBe(201)
  expect(await site.db('contact_messages')).toMatchObject([
    { id: body.id, ...messageOf({ subject: 'Hello ?' }), status: 'new', spam_reasons: [] },
  ])
  const deliveries = await site.db('deliveries')
  expect(deliveries).toMatchObject([{ kind: 'contact-team', subject_id: body.id, state: 'pending' }])
  expect(await site.db('outbox')).toMatchObject([{ job: 'deliver-mail', payload: { deliveryId: deliveries[0].id } }])
})

test('two copies with one key are one message; the key with different answers is rejected', async () => {
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(messageOf(), key)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const other = await send(messageOf({ name: 'Bo' }), key)
  expect(other.status).toBe(422)
  expect(other.body.errors).toEqual([
    { field: 'idempotencyKey', message: 'This key was already used for a different message.' },
  ])
  expect(await site.db('contact_messages')).toHaveLength(1)
  expect(await site.db('outbox')).toHaveLength(1)
})

test('a key belongs to one form: a lead may have the same', async () => {
  const key = newKey()
  await send(messageOf(), key)
  const lead = await request(site.app).post('/api/leads').set('Idempotency-Key', key).send(leadOf())
  expect(lead.status).toBe(201)
})

test('suspected spam is acknowledged, stored, and marked, and sends no email', async () => {
  const { status } = await send({ ...messageOf(), signals: { trap: 'pills', elapsedMs: 60_000 } })
  expect(status).toBe(201)
  expect(await site.db('contact_messages')).toMatchObject([{ spam_reasons: ['hidden field filled in'] }])
  expect(await site.db('deliveries')).toEqual([])
})

test.each([
  ['name', ''],
  ['email', 'ana'],
  ['subject', 'x'.repeat(201)],
  ['message', 'a\0b'],
  ['message', 'x'.repeat(10_001)],
])('a message with a wrong %s is rejected', async (field, value) => {
  const { status, body } = await send(messageOf({ [field]: value }))
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ field, message: expect.any(String) }])
  expect(await site.db('contact_messages')).toEqual([])
})
