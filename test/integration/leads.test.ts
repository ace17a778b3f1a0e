import request from 'supertest'
import { describeLedger, readLedger } from '../../operations/ledger-report'
import { heldReason, oncePerHourMax } from '../../server/outbox/enqueue'
import { eraseSubmissions } from '../../server/submissions/admin'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { openApp } from '../support/app'
import { leadOf, messageOf, newKey } from '../support/lead'

const site = openApp()
beforeEach(() => site.db.raw('truncate leads, contact_messages, deliveries, outbox, confirmed_addresses cascade'))

function send(body: object, key?: string) {
  const call = request(site.app).post('/api/leads')
  return (key === undefined ? call : call.set('Idempotency-Key', key)).send(body)
}

async function stored() {
  const [leads, deliveries, outbox] = await Promise.all([
    site.db('leads'),
    site.db('deliveries').orderBy('kind'),
    site.db('outbox'),
  ])
  return { leads, deliveries, outbox }
}

it('a lead keeps what people write unchanged except for trimming', async () => {
  const name = "D'Ávila “Þóra”, مرحبا 🦊 ? :firstName $1"
  await send(leadOf({ firstName: `  ${name}\n`, organizationDescription: 'one\n\n two; drop table leads;--' }))
  const [lead] = (await stored()).leads
  expect(lead).toMatchObject({ first_name: name, organization_description: 'one\n\n two; drop table leads;--' })
})

describe('a repeated lead', () => {
  it('is one lead with the same response, whatever its spacing, order, unknown keys, and line breaks (peers F14)', async () => {
    const key = newKey()
    const of = (lineBreak: string) => leadOf({ organizationDescription: `Two sites.${lineBreak}One more soon.` })
    const first = await send(of('\n'), key)
    const reordered = Object.fromEntries(Object.entries(of('\r\n')).reverse())
    const second = await send(
      { ...reordered, firstName: ' Ana ', utm: 'x', signals: { trap: '', elapsedMs: 9_000 } },
      key,
    )
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    const { leads, deliveries, outbox } = await stored()
    expect([leads.length, deliveries.length, outbox.length]).toEqual([1, 2, 2])
  })

  it('belongs by its key to one form: a message may have the same', async () => {
    const key = newKey()
    await send(leadOf(), key).expect(201)
    await request(site.app).post('/api/contact-messages').set('Idempotency-Key', key).send(messageOf()).expect(201)
  })

  it('is a separate lead without a key', async () => {
    await send(leadOf())
    await send(leadOf())
    expect((await stored()).leads).toHaveLength(2)
  })

  it.each(['seven77', 'x'.repeat(129), 'eight letters', 'schlüssel-1'])('is rejected with the key %s', async (key) => {
    const { body } = await send(leadOf(), key).expect(422)
    expect(body.errors).toEqual([{ field: 'idempotencyKey', message: expect.stringContaining('8 to 128') }])
  })

  it.each(['12345678', '~!@#$%^&*', 'x'.repeat(128)])('accepts the key %s', async (key) => {
    await send(leadOf(), key).expect(201)
  })
})

describe('confirmations to one address', () => {
  const confirmed = () => site.db('deliveries').where({ kind: 'lead-confirmation' }).pluck('subject_id')
  const same = [
    'ana@northside.example',
    ' ANA@Northside.example ',
    'ana+forms@northside.example',
    'Ana+a+b@northside.example',
  ]

  it('are limited to one in 24 hours, however the address is written and even for concurrent leads; the team is notified of each lead', async () => {
    const answers = await Promise.all([...same, ...same].map((workEmail) => send(leadOf({ workEmail }))))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await site.db('deliveries').where({ kind: 'lead-team' })).toHaveLength(8)
    expect(await confirmed()).toHaveLength(1)
    expect(await site.db('outbox')).toHaveLength(9)
    await send(leadOf({ workEmail: 'ana@southside.example' }))
    expect(await confirmed()).toHaveLength(2)
  })

  it('are sent again after 24 hours, and after the lead was erased', async () => {
    const first = (await send(leadOf())).body.id
    const age = (interval: string) =>
      site.db('confirmed_addresses').update({ at: site.db.raw('now() - ?::interval', [interval]) })
    await age('23 hours')
    await send(leadOf())
    expect(await confirmed()).toEqual([first])
    await age('24 hours')
    const second = (await send(leadOf())).body.id
    expect((await confirmed()).sort()).toEqual([first, second].sort())
    await eraseSubmissions(site.db, 'leads', [first])
    await send(leadOf())
    expect(await confirmed()).toHaveLength(2)
  })
})

describe('security 7: one mailbox, whatever its spelling,', () => {
  const confirmations = () => site.db('deliveries').where({ kind: 'lead-confirmation' })

  const mailboxesOf = (addresses: string[]) =>
    site.db.raw('select distinct mailbox_of(address) as mailbox from unnest(?::text[]) as address', [addresses])

  it.each([
    ['ana@northside.example', ' ANA+a+b@Northside.example ', 'ana@northside.example.'],
    ['ann lee@clinic.example', '"ann lee"@clinic.example'],
    ['ab@gmail.com', 'a.b@gmail.com', 'a.b+1@googlemail.com', 'A.B@GMAIL.com', '"A\\.b"@gmail.com.'],
    ['annlee@proton.me', 'ann.lee@protonmail.com', 'ann-lee@pm.me', 'a_n_n.lee+x@protonmail.ch'],
    ['ann@yahoo.com', 'ann-shop@yahoo.com', 'ann-1-2@YAHOO.com'],
    ['ann@yahoo.co.uk', 'ann-shop@yahoo.co.uk'],
    ['ann@fastmail.com', 'shop@ann.fastmail.com', 'ann+x@fastmail.com', 'other@Ann.Fastmail.com'],
    ['ann@icloud.com', 'ann@me.com', 'ann+shop@mac.com'],
    ['ann.lee@yandex.ru', 'ann-lee@ya.ru', 'ann.lee@yandex.com'],
    ['ann@xn--bcher-kva.example', 'ANN+x@XN--BCHER-KVA.example'],
  ])('is one for the database: %s', async (...addresses) => {
    expect((await mailboxesOf(addresses)).rows).toHaveLength(1)
  })

  it('is another one where hosts say so: dots and hyphens of others stay', async () => {
    const ofOutlook = ['a.b@outlook.com', 'ab@outlook.com']
    const others = [...ofOutlook, 'a-b@clinic.example', 'a@clinic.example', 'x@a.clinic.example', 'no address']
    expect((await mailboxesOf(others)).rows).toHaveLength(others.length)
  })

  it('at a domain that takes every address: above the hourly bound confirmations wait for a person, and no lead is lost', async () => {
    await site.db.raw(
      `insert into confirmed_addresses (mailbox) select 'a' || n || '@catch-all.example' from generate_series(2, ?) as n`,
      [oncePerHourMax],
    )
    await send(leadOf({ workEmail: 'last@catch-all.example' }))
    expect(await confirmations().pluck('state')).toEqual(['pending'])
    const held = await Promise.all([1, 2, 3].map((n) => send(leadOf({ workEmail: `more${n}@catch-all.example` }))))
    expect(held.map(({ status }) => status)).toEqual([201, 201, 201])
    const { leads, deliveries, outbox } = await stored()
    expect(leads).toHaveLength(4)
    expect(deliveries.filter(({ kind, state }) => kind === 'lead-team' && state === 'pending')).toHaveLength(4)
    const waiting = deliveries.filter(({ state }) => state === 'failed')
    expect(waiting.map(({ kind, last_error }) => [kind, last_error])).toEqual(
      Array.from({ length: 3 }, () => ['lead-confirmation', heldReason]),
    )
    expect(outbox).toHaveLength(5)
    expect(describeLedger(await readLedger(site.db)).addsUp).toBe(true)

    const owner = await signedIn(site)
    await perform(owner, 'sendEmailAgain', waiting[0]?.id).expect(204)
    expect(await confirmations().where({ id: waiting[0]?.id }).pluck('state')).toEqual(['pending'])
    await site.db('confirmed_addresses').update({ at: site.db.raw(`now() - interval '61 minutes'`) })
    await send(leadOf({ workEmail: 'later@catch-all.example' }))
    expect(await confirmations().where({ state: 'pending' })).toHaveLength(3)
  })
})

it.each(['x', 7, null, [], { elapsedMs: 'long' }])(
  'signals that no form of ours sends, such as %j, are ignored',
  async (signals) => {
    expect((await send({ ...leadOf(), signals })).status).toBe(201)
    expect((await stored()).leads).toMatchObject([{ spam_reasons: [] }])
  },
)
