import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { describeLedger, readLedger } from '../../operations/ledger-report'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { deliveryOf, storeLead } from '../support/promise'

let database: TestDatabase
let db: Knex

beforeEach(async () => {
  database = await createTestDatabase()
  db = database.db
})

afterEach(() => database.drop())

const read = async () => describeLedger(await readLedger(db))

/** The faults that the ledger reports; empty if it adds up. */
async function faults(): Promise<string[]> {
  const { text, addsUp } = await read()
  const found = text.split('\n').filter((line) => line.startsWith('- '))
  expect(addsUp).toBe(found.length === 0)
  return found
}

async function storeMessage(): Promise<string> {
  const id = randomUUID()
  await db('contact_messages').insert({ id, name: 'N', email: 'n@p.example', subject: 's', message: 'm' })
  await db('deliveries').insert({ id: randomUUID(), kind: 'contact-team', subject_id: id, message_id: id })
  await db.raw(`insert into outbox (id, job, payload)
    select id, 'deliver-mail', jsonb_build_object('deliveryId', id) from deliveries where kind = 'contact-team'`)
  return id
}

const send = (leadId: string) =>
  db('deliveries').where({ subject_id: leadId }).update({ state: 'sent', sent_at: db.fn.now() })

describe('the ledger', () => {
  it('adds up for an unused site', async () => {
    const { text, addsUp } = await read()
    expect(addsUp).toBe(true)
    expect(text.split('\n')).toEqual([
      '0 leads are stored; 0 of them are suspected spam, so their emails are held back.',
      '0 messages are stored; 0 of them are suspected spam, so their emails are held back.',
      '0 corrections are stored; 0 of them are suspected spam, so their emails are held back.',
      '0 emails were enqueued.',
      'The ledger adds up: each lead, message, and correction has its emails, and each email is sent or explained.',
    ])
  })

  it('reports an answer without its email, and an email without its answer', async () => {
    const messageId = await storeMessage()
    await db('deliveries').update({ state: 'sent', sent_at: db.fn.now() })
    await db('outbox').delete()
    const [answer, orphan] = [randomUUID(), randomUUID()]
    await db('thread_entries').insert({ id: answer, message_id: messageId, kind: 'answer', subject: 's', text: 't' })
    const email = { kind: 'thread-answer', message_id: orphan, state: 'sent', sent_at: db.fn.now() }
    await db('deliveries').insert({ ...email, id: orphan, subject_id: randomUUID() })
    expect(await faults()).toEqual([
      expect.stringMatching(new RegExp(`an answer without an email to the visitor.*${answer}`)),
      expect.stringMatching(new RegExp(`an email with an answer that does not exist.*${orphan}`)),
    ])
  })

  it('adds up while emails are sent, waiting, being sent, or failed with a reason, and counts them', async () => {
    await send(await storeLead(db, { workEmail: 'one@p.example' }))
    await storeMessage()
    const id = await storeLead(db, { workEmail: 'two@p.example' })
    const { id: team } = await deliveryOf(db, id, 'lead-team')
    const { id: confirmation } = await deliveryOf(db, id, 'lead-confirmation')
    await db('deliveries').where({ id: team }).update({ state: 'sending', attempts: 1 })
    await db('deliveries').where({ id: confirmation }).update({ state: 'failed', last_error: 'EENVELOPE RCPT TO 550' })
    await db('outbox').where({ id: confirmation }).delete()
    expect(await faults()).toEqual([])
    expect((await read()).text.split('\n').slice(3, -1)).toEqual([
      '5 emails were enqueued:',
      '  1 failed, until a person sends it again: EENVELOPE RCPT TO 550',
      '  1 waiting for the next try',
      '  1 being sent',
      '  2 sent',
    ])
  })

  it('reports every missing email of a lead or message, but none for suspected spam', async () => {
    const [lead, message] = [await storeLead(db), await storeMessage()]
    await db('outbox').delete()
    await db('deliveries').delete()
    expect(await faults()).toEqual([
      `- 1 times a lead without an email to the team: ${lead}`,
      `- 1 times a message without an email to the team: ${message}`,
    ])
    await db('leads').update({ status: 'spam' })
    await db('contact_messages').update({ status: 'spam' })
    expect(await faults()).toEqual([])
  })

  it('accepts that a confirmation is missing if one was sent to the same address within the day before', async () => {
    const first = await storeLead(db, { workEmail: 'Ana+one@P.example' })
    const second = await storeLead(db, { workEmail: ' ana@p.example' })
    const { id } = await deliveryOf(db, second, 'lead-confirmation')
    await db('outbox').where({ id }).delete()
    await db('deliveries').where({ id }).delete()
    expect(await faults()).toEqual([])
    const explained = '1 leads have no confirmation of their own: their address had received one in the day before.'
    expect((await read()).text).toContain(`\n${explained}\n`)

    // The team is notified of a lead unmarked as spam later than it came in.
    await db('leads')
      .where({ id: second })
      .update({ created_at: db.raw(`now() - interval '3 days'`) })
    expect((await read()).text).toContain(explained)

    await db('deliveries')
      .where({ subject_id: first })
      .update({ created_at: db.raw(`now() - interval '25 hours'`) })
    expect(await faults()).toEqual([])
    expect((await read()).text).toContain(
      `1 leads have no confirmation, and their address has none from the day before. Unless an earlier lead from that address was erased, a confirmation is missing: ${second}\n`,
    )
  })

  it('finds emails without an outbox message, a sending time, a reason for failure, or a subject', async () => {
    const ids: string[] = []
    for (const change of [{}, { state: 'sent' }, { state: 'failed' }]) {
      const lead = await storeLead(db, { workEmail: `${ids.length}@p.example` })
      const { id } = await deliveryOf(db, lead, 'lead-team')
      await db('deliveries')
        .where({ id })
        .update({ state: 'pending', ...change })
      await db('outbox').where({ id }).delete()
      ids.push(id)
    }
    const gone = await storeLead(db, { workEmail: 'gone@p.example' })
    const orphans = await db('deliveries').where({ subject_id: gone }).orderBy('id').pluck('id')
    await db('leads').where({ id: gone }).delete()
    expect(await faults()).toEqual([
      `- 2 times an email about a lead that does not exist: ${orphans.join(', ')}`,
      `- 1 times an unsent email without an outbox message to wake a worker: ${ids[0]}`,
      `- 1 times an email marked as sent, without a time: ${ids[1]}`,
      `- 1 times an email that failed, without a reason: ${ids[2]}`,
    ])
  })

  it('reports a generation request without an outbox message', async () => {
    const id = randomUUID()
    await db('generations').insert({ id, topic: 'a topic', is_test: false })
    expect(await faults()).toEqual([`- 1 times a requested article without an outbox message to wake a worker: ${id}`])
    await db('outbox').insert({ id, job: 'generate-post', payload: { generationId: id } })
    expect(await faults()).toEqual([])
  })

  it('lists at most twenty faults, and shows no personal data', async () => {
    for (let index = 0; index < 23; index++)
      await storeLead(db, { firstName: 'Zebulon', workEmail: `zebulon${index}@p.example` })
    await db('outbox').delete()
    const { text } = await read()
    expect(text).toContain('- 46 times an unsent email')
    expect(text.match(/[0-9a-f-]{36}/g)).toHaveLength(20)
    expect(text).toContain(' and 26 more')
    expect(text).not.toMatch(/zebulon|example/i)
  })
})
