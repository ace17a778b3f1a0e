import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { failureOf } from '../../../server/email/failure'
import { type Email, parseMailbox } from '../../../server/platform/email/email'
import { createEmailTransport } from '../../../server/platform/email/transport'
import { startSmtpServer } from '../../support/smtp'

const sender = { mailFrom: 'no-reply@guide.example', siteName: 'The Guide, Inc.' }

function mailTo(...addresses: string[]): Email {
  const deliveryId = randomUUID()
  return {
    deliveryId,
    messageId: `<${deliveryId}@guide.example>`,
    date: new Date('2026-03-04T15:06:00Z'),
    to: addresses.map((address) => ({ address })),
    subject: 'A subject',
    html: '<p>Grüße</p>',
    text: 'Grüße',
  }
}

describe('emails written as files', () => {
  let dataDir: string

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'transport-'))
  })

  afterEach(() => rm(dataDir, { recursive: true }))

  it('have one file each that only its owner can read, also if sent twice', async () => {
    const transport = createEmailTransport({ ...sender, dataDir, smtpUrl: undefined })
    const mail = mailTo('ana@northside.example')
    await transport.send(mail)
    await transport.send(mail)
    expect(await readdir(join(dataDir, 'mail'))).toEqual([`${mail.deliveryId}.eml`])
    const file = join(dataDir, 'mail', `${mail.deliveryId}.eml`)
    expect((await stat(file)).mode & 0o077).toBe(0)

    const parsed = await PostalMime.parse(await readFile(file))
    expect(parsed.from).toEqual({ name: 'The Guide, Inc.', address: 'no-reply@guide.example' })
    expect(parsed.messageId).toBe(mail.messageId)
    expect(new Date(parsed.date ?? '')).toEqual(mail.date)
    expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(['Grüße', '<p>Grüße</p>'])
  })

  it.each([
    ['while emails are kept as files', undefined],
    ['once a mail server is configured', 'smtp://127.0.0.1:9'],
  ])(
    'are removed by the id of their delivery, %s, including what a killed worker left, and no others are',
    async (_when, smtpUrl) => {
      const [erased, other] = [mailTo('ana@northside.example'), mailTo('bo@northside.example')]
      const files = createEmailTransport({ ...sender, dataDir, smtpUrl: undefined })
      await files.send(erased)
      await files.send(other)
      await writeFile(join(dataDir, 'mail', `.${erased.deliveryId}.4711`), 'half an email')
      const transport = createEmailTransport({ ...sender, dataDir, smtpUrl })
      await transport.eraseKept(erased.deliveryId)
      await transport.eraseKept(erased.deliveryId)
      expect(await readdir(join(dataDir, 'mail'))).toEqual([`${other.deliveryId}.eml`])
      transport.close()
    },
  )

  it('can be removed even if the folder does not exist', async () => {
    const transport = createEmailTransport({ ...sender, dataDir, smtpUrl: undefined })
    await expect(transport.eraseKept('1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b')).resolves.toBeUndefined()
  })
})

describe('emails sent through a server', () => {
  it('have no text-direction marks in the subject and names', async () => {
    const server = await startSmtpServer()
    const transport = createEmailTransport({ ...sender, dataDir: '', smtpUrl: server.url })
    const to = [{ name: 'Ana\u2066', address: 'ana@northside.example' }]
    await transport.send({ ...mailTo(), to, subject: 'New lead: \u202eBo\u202c (\u200fמרים)' })
    const { subject, to: [first] = [] } = await PostalMime.parse(server.received[0]?.bytes ?? '')
    expect([subject, first?.name]).toEqual(['New lead: Bo (מרים)', 'Ana'])
    transport.close()
    await server.close()
  })

  it('arrive the same as when written to a file', async () => {
    const server = await startSmtpServer()
    const transport = createEmailTransport({ ...sender, dataDir: '', smtpUrl: server.url })
    await transport.send(mailTo('ana@northside.example', 'bo@northside.example'))
    const [received] = server.received
    expect(received).toMatchObject({
      from: 'no-reply@guide.example',
      to: ['ana@northside.example', 'bo@northside.example'],
    })
    expect((await PostalMime.parse(received?.bytes ?? '')).subject).toBe('A subject')
    transport.close()
    await server.close()
  })

  it('fail without naming the recipient that was rejected, permanently or for now', async () => {
    const server = await startSmtpServer({ refuse: (address) => (address.startsWith('nobody') ? 550 : 450) })
    const transport = createEmailTransport({ ...sender, dataDir: '', smtpUrl: server.url })
    const failing = async (address: string) =>
      failureOf(await transport.send(mailTo(address)).catch((caught: unknown) => caught))
    expect(await failing('nobody@x.example')).toEqual({ state: 'failed', reason: 'EENVELOPE RCPT TO 550' })
    expect(await failing('full@x.example')).toEqual({ state: 'pending', reason: 'EENVELOPE RCPT TO 450' })
    transport.close()
    await server.close()
  })

  it('fail quickly if the port is closed', async () => {
    const transport = createEmailTransport({ ...sender, dataDir: '', smtpUrl: 'smtp://127.0.0.1:9' })
    const error = await transport.send(mailTo('ana@x.example')).catch((caught: unknown) => caught)
    expect(failureOf(error)).toEqual({
      state: 'pending',
      reason: expect.stringMatching(/^(ESOCKET|ECONNECTION|ECONNREFUSED) CONN$/),
    })
    transport.close()
  })

  it('fail within seconds if the server is silent', async () => {
    const silent = createServer(() => {})
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port))
    })
    const transport = createEmailTransport({ ...sender, dataDir: '', smtpUrl: `smtp://127.0.0.1:${port}` })
    const started = Date.now()
    await expect(transport.send(mailTo('ana@x.example'))).rejects.toThrow()
    // The library's default timeout is 30 seconds.
    expect(Date.now() - started).toBeLessThan(25_000)
    transport.close()
    silent.close()
  })
})

describe('the sender', () => {
  it.each([
    ['no-reply@guide.example', { name: 'The Guide', address: 'no-reply@guide.example' }],
    ['Own Name <a@b.example>', { name: 'Own Name', address: 'a@b.example' }],
    ['"Name, Inc." <a@b.example>', { name: 'Name, Inc.', address: 'a@b.example' }],
    ['<a@b.example>', { name: 'The Guide', address: 'a@b.example' }],
  ])('is read from %s', (text, mailbox) => {
    expect(parseMailbox(text, 'The Guide')).toEqual(mailbox)
  })
})
