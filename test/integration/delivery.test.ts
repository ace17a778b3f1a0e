import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createEmail } from '../../server/email'
import type { EmailService } from '../../server/email/service'
import { leaseDelivery, recordDelivery } from '../../server/outbox/tries'
import { testConfig } from '../support/config'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { deliveryOf, storeLead } from '../support/promise'
import { startSmtpServer } from '../support/smtp'

describe('the delivery of an email', () => {
  let database: TestDatabase
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  let mail: EmailService
  let refusals: Record<string, number | string>
  let messageRefusal: string | undefined
  const lines: string[] = []

  const service = (smtpUrl: string, leadsTo = 'team@guide.example') => {
    const config = testConfig(database.url, { LEADS_TO: leadsTo, SMTP_URL: smtpUrl })
    return createEmail({ config, db: database.db, logger: pino({}, { write: (line) => void lines.push(line) }) })
  }
  const deliver = (id: string) => mail.deliver({ deliveryId: id }, id)
  const rowOf = (id: string) => database.db('deliveries').where({ id }).first()
  const messageOf = (id: string) => database.db('outbox').where({ id }).first()
  /** Moves all records back in time, as if this interval had passed. */
  async function pass(interval: string) {
    const moved = 'due_at = due_at - :by::interval, tried_since = tried_since - :by::interval'
    await database.db.raw(`update deliveries set ${moved}`, { by: interval })
  }
  beforeEach(async () => {
    lines.length = 0
    refusals = {}
    messageRefusal = undefined
    database = await createTestDatabase()
    server = await startSmtpServer({ refuse: (address) => refusals[address], refuseMessage: () => messageRefusal })
    mail = service(server.url)
  })

  afterEach(async () => {
    mail.close()
    await server.close()
    await database.drop()
  })

  it('sends once if it runs many times concurrently', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-confirmation')
    await Promise.all([deliver(id), deliver(id), deliver(id), deliver(id)])
    expect(server.received.map(({ to }) => to)).toEqual([['ana@northside.example']])
  })

  it('keeps the same id and date however often it is tried', async () => {
    const row = await deliveryOf(database.db, await storeLead(database.db), 'lead-team')
    await deliver(row.id)
    await database.db('deliveries').where({ id: row.id }).update({ state: 'pending', due_at: database.db.fn.now() })
    await deliver(row.id)
    const heads = server.received.map(({ bytes }) => /^(Message-ID|Date): .*$/gm[Symbol.match](bytes.toString()))
    expect(heads).toHaveLength(2)
    expect(heads[0]).toEqual(heads[1])
    expect(heads[0]?.join()).toContain(row.message_id)
  })

  it('keeps no transaction open during the SMTP conversation', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-team')
    let open: unknown[] = ['not asked']
    await server.close()
    server = await startSmtpServer({
      async beforeAnswer() {
        const activity = database
          .db('pg_stat_activity')
          .whereRaw('datname = current_database() and pid <> pg_backend_pid()')
        open = await activity.whereNotNull('xact_start').select('query')
        expect(await rowOf(id)).toMatchObject({ state: 'sending' })
      },
    })
    mail = service(server.url)
    await deliver(id)
    expect([open, (await rowOf(id)).state]).toEqual([[], 'sent'])
  })

  it('fails while the mail server is down, gives the reason without personal data, and is sent when it is back', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-confirmation')
    const { port } = server
    await server.close()
    await deliver(id)
    const failed = await rowOf(id)
    expect(failed).toMatchObject({ state: 'pending', attempts: 1, last_error: 'ECONNREFUSED CONN' })
    expect((await messageOf(id)).due_at).toEqual(failed.due_at)

    server = await startSmtpServer({ port })
    await deliver(id)
    expect(server.received).toHaveLength(0)
    await pass('5 seconds')
    await deliver(id)
    expect(server.received).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null, sent_at: expect.any(Date) })
    expect(await messageOf(id)).toBeUndefined()
  })

  it('fails at once for a permanently rejected recipient, and keeps no address', async () => {
    refusals = { 'ana@northside.example': 550 }
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-confirmation')
    await deliver(id)
    const failed = { state: 'failed', attempts: 1, last_error: 'EENVELOPE RCPT TO 550', sent_at: null }
    expect(await rowOf(id)).toMatchObject(failed)
    expect(await messageOf(id)).toBeUndefined()
    await deliver(id)
    expect(await rowOf(id)).toMatchObject(failed)
    expect(lines.join()).not.toMatch(/northside|Ana|Ruiz/)
  })

  it.each([
    ['Postfix without a sign-in', '554 5.7.1 <ana@northside.example>: Relay access denied'],
    ['Exim without a sign-in', '550 relay not permitted'],
    ['a refused sender', '550 5.1.8 <site@guide.example>: Sender address rejected: Domain not found'],
  ])('real F4: sends after the refusal of %s is mended, and asks no person', async (_server, reply) => {
    refusals = { 'ana@northside.example': reply }
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-confirmation')
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'pending', last_error: expect.stringMatching(/ RCPT TO 55[04]/) })
    refusals = {}
    await pass('5 seconds')
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
    expect(lines.join()).not.toMatch(/northside|Ana|Ruiz/)
  })

  it.each(['554 5.7.1 Spam message rejected', '550 5.6.0 Bad content', '552 5.3.4 Message too big'])(
    'peers F23: does not send a message again that was refused for good: %s',
    async (reply) => {
      messageRefusal = reply
      const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-confirmation')
      await deliver(id)
      await pass('1 hour')
      await deliver(id)
      const last_error = `EMESSAGE DATA ${reply.slice(0, 9)}`
      expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 1, last_error })
      expect(await messageOf(id)).toBeUndefined()
    },
  )

  it('sends each team member an email; only a temporarily rejected one is retried', async () => {
    const [one, two, three] = ['one@guide.example', 'two@guide.example', 'three@guide.example'] as const
    mail = service(server.url, `${one},${two},${three}`)
    refusals = { [two]: 451, [three]: 550 }
    const leadId = await storeLead(database.db)
    await deliver((await deliveryOf(database.db, leadId, 'lead-team')).id)
    const deliverAll = async () => {
      const ids = await database.db('deliveries').where({ kind: 'lead-team' }).pluck('id')
      for (const id of ids) await deliver(id)
      const rows = await database.db('deliveries').where({ kind: 'lead-team' })
      return Object.fromEntries(rows.map(({ recipient, state }) => [recipient, state]))
    }
    expect(await deliverAll()).toEqual({ [one]: 'sent', [two]: 'pending', [three]: 'failed' })
    refusals = {}
    await pass('1 minute')
    expect(await deliverAll()).toEqual({ [one]: 'sent', [two]: 'sent', [three]: 'failed' })
    expect(server.received.map(({ to }) => to)).toEqual([[one], [two]])
    expect(await database.db('outbox').pluck('id')).toEqual([
      (await deliveryOf(database.db, leadId, 'lead-confirmation')).id,
    ])
  })

  it('is left to the worker that holds the lease, and taken by another once the lease ends', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-team')
    const lost = await leaseDelivery(database.db, id, ['lead-team'])
    await deliver(id)
    expect(server.received).toHaveLength(0)
    expect((await messageOf(id)).due_at.getTime()).toBeGreaterThan(Date.now() + 20_000)
    await pass('31 seconds')
    await deliver(id)
    expect(server.received).toHaveLength(1)
    if (lost) await recordDelivery(database.db, lost, id, { state: 'failed', reason: 'too late' })
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  it('is left to a newer worker if this program does not know its kind', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-team')
    await database.db('deliveries').where({ id }).update({ kind: 'lead-birthday' })
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'pending', attempts: 0 })
    expect((await messageOf(id)).due_at.getTime()).toBeGreaterThan(Date.now() + 20_000)
  })

  it('does nothing for an erased delivery, or one whose lead was erased', async () => {
    await expect(deliver(randomUUID())).resolves.toBeUndefined()
    const leadId = await storeLead(database.db)
    const { id } = await deliveryOf(database.db, leadId, 'lead-team')
    await database.db('leads').where({ id: leadId }).delete()
    await deliver(id)
    expect(server.received).toHaveLength(0)
    expect((await rowOf(id)).last_error).toContain('erased')
  })
})
