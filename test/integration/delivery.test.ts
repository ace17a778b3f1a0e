import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { createMail } from '../../server/mail'
import { lockDelivery } from '../../server/mail/repository'
import type { MailService } from '../../server/mail/service'
import { readConfig } from '../../server/platform/config'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { deliveryOf, storeLead } from '../support/promise'
import { startSmtpServer } from '../support/smtp'
import { until } from '../support/until'

describe('the delivery of a mail', () => {
  let database: TestDatabase
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  let mail: MailService
  const lines: string[] = []

  const service = (smtpUrl: string) => {
    const config = readConfig({
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret of the tests alone',
      SITE_URL: 'https://guide.example',
      LEADS_TO: 'team@guide.example',
      SMTP_URL: smtpUrl,
    })
    return createMail({ config, db: database.db, logger: pino({}, { write: (line) => void lines.push(line) }) })
  }
  const deliver = (id: string, lastAttempt = false) => mail.deliver(id, { lastAttempt })

  beforeEach(async () => {
    lines.length = 0
    database = await createTestDatabase()
    server = await startSmtpServer({ refuse: (address) => address.startsWith('nobody') })
    mail = service(server.url)
  })

  afterEach(async () => {
    mail.close()
    await server.close()
    await database.drop()
  })

  it('sends once when it is run twice', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-team')
    await deliver(id)
    await deliver(id)
    expect(server.received.map(({ to }) => to)).toEqual([['team@guide.example']])
    const row = await database.db('deliveries').where({ id }).first()
    expect(row).toMatchObject({ state: 'sent', attempts: 1, last_error: null })
    expect(row.sent_at).toBeInstanceOf(Date)
  })

  it('sends once when it is run many times at once', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-confirmation')
    await Promise.all([deliver(id), deliver(id), deliver(id), deliver(id)])
    expect(server.received.map(({ to }) => to)).toEqual([['ana@northside.example']])
  })

  it('keeps the same id and date however often it is tried', async () => {
    const row = await deliveryOf(database.db, await storeLead(database.db), 'lead-team')
    await deliver(row.id)
    await database.db('deliveries').where({ id: row.id }).update({ state: 'pending' })
    await deliver(row.id)
    const heads = server.received.map(({ bytes }) => /^(Message-ID|Date): .*$/gm[Symbol.match](bytes.toString()))
    expect(heads).toHaveLength(2)
    expect(heads[0]).toEqual(heads[1])
    expect(heads[0]?.join()).toContain(row.message_id)
  })

  it('fails while the mail server is away, says why without naming anybody, and sends when it is back', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-confirmation')
    const { port } = server
    await server.close()
    await expect(deliver(id)).rejects.toThrow(/^E[A-Z]+ CONN$/)
    expect(await database.db('deliveries').where({ id }).first()).toMatchObject({ state: 'pending', attempts: 1 })

    server = await startSmtpServer({ port })
    await deliver(id)
    expect(server.received).toHaveLength(1)
    expect(await database.db('deliveries').where({ id }).first()).toMatchObject({
      state: 'sent',
      attempts: 2,
      last_error: null,
    })
  })

  it('counts as failed after the last try, keeps no address, and can still be sent', async () => {
    const leadId = await storeLead(database.db, { workEmail: 'nobody@northside.example' })
    const { id } = await deliveryOf(database.db, leadId, 'lead-confirmation')
    await expect(deliver(id, true)).rejects.toThrow('EENVELOPE RCPT TO 550')
    const failed = { state: 'failed', attempts: 1, last_error: 'EENVELOPE RCPT TO 550', sent_at: null }
    expect(await database.db('deliveries').where({ id }).first()).toMatchObject(failed)

    await database.db('leads').where({ id: leadId }).update({ work_email: 'ana@northside.example' })
    await deliver(id, true)
    expect(await database.db('deliveries').where({ id }).first()).toMatchObject({ state: 'sent', attempts: 2 })
    expect(lines.join()).not.toMatch(/northside|Ana|Ruiz/)
  })

  it('is taken up by another worker when one is lost in the middle', async () => {
    const { id } = await deliveryOf(database.db, await storeLead(database.db), 'lead-team')
    const lost = await database.db.transaction()
    await lockDelivery(lost, id)
    let sent = false
    const next = deliver(id).then(() => {
      sent = true
    })
    await sleep(200)
    expect(sent).toBe(false)
    // What a kill leaves behind: a connection that ends without a commit.
    const { rows } = await lost.raw('select pg_backend_pid() as pid')
    await database.db.raw('select pg_terminate_backend(?)', [rows[0].pid])
    await next
    expect(server.received).toHaveLength(1)
    await lost.rollback().catch(() => undefined)
  })

  it('has nothing to do for a delivery that was erased, nor for one whose lead was', async () => {
    await expect(deliver(randomUUID())).resolves.toBeUndefined()
    const leadId = await storeLead(database.db)
    const { id } = await deliveryOf(database.db, leadId, 'lead-team')
    await database.db('leads').where({ id: leadId }).delete()
    await deliver(id)
    expect(server.received).toHaveLength(0)
    await until(async () => {
      const row = await database.db('deliveries').where({ id }).first()
      expect(row.last_error).toContain('erased')
    })
  })
})
