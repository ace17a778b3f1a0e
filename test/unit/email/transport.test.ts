import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { failureOf } from '../../../server/email/failure'
import { type Email, parseMailbox } from '../../../server/platform/email/email'
import { createEmailTransport, smtpOptions } from '../../../server/platform/email/transport'
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
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  const startServer = async (wishes?: Parameters<typeof startSmtpServer>[0]) => {
    server = await startSmtpServer(wishes)
  }
  afterEach(() => server.close())

  type Config = Parameters<typeof createEmailTransport>[0]
  const sendTo = (smtpUrl: string, mail: Email, config: Pick<Config, 'inbox'> = {}, silenceMs?: number) => {
    const transport = createEmailTransport({ ...sender, dataDir: '', smtpUrl, ...config }, silenceMs)
    return transport.send(mail).finally(() => transport.close())
  }
  const failureWith = async (smtpUrl: string, address = 'ana@x.example', silenceMs?: number) =>
    failureOf(await sendTo(smtpUrl, mailTo(address), {}, silenceMs).catch((caught: unknown) => caught))

  it('arrive the same as when written to a file, without text-direction marks in the subject and names', async () => {
    await startServer()
    const to = [{ name: 'Ana\u2066', address: 'ana@northside.example' }, { address: 'bo@northside.example' }]
    await sendTo(server.url, { ...mailTo(), to, subject: 'New lead: \u202eBo\u202c (\u200fמרים)' })
    const [received] = server.received
    expect(received).toMatchObject({
      from: 'no-reply@guide.example',
      to: ['ana@northside.example', 'bo@northside.example'],
    })
    const { subject, to: [first] = [] } = await PostalMime.parse(received?.bytes ?? '')
    expect([subject, first?.name]).toEqual(['New lead: Bo (מרים)', 'Ana'])
  })

  it('fail without naming the recipient that was rejected, permanently or for now', async () => {
    await startServer({ refuse: (address) => (address.startsWith('nobody') ? 550 : 450) })
    expect(await failureWith(server.url, 'nobody@x.example')).toEqual({
      state: 'failed',
      reason: 'EENVELOPE RCPT TO 550',
    })
    expect(await failureWith(server.url, 'full@x.example')).toEqual({
      state: 'pending',
      reason: 'EENVELOPE RCPT TO 450',
    })
  })

  it('real F1: name the cause if the port is closed, the certificate not trusted, or the protocol another', async () => {
    await startServer({ startTls: true })
    expect(await failureWith('smtp://127.0.0.1:9')).toEqual({ state: 'pending', reason: 'ECONNREFUSED CONN' })
    expect((await failureWith(server.url)).reason).toMatch(/^[A-Z_]*(CERT|SIGNATURE)[A-Z_]* CONN$/)
    expect((await failureWith(server.url.replace('smtp:', 'smtps:'))).reason).toMatch(/^ERR_SSL_[A-Z_]+ CONN$/)
  })

  it('real F5: fail before the password is sent if the server must offer TLS and does not', async () => {
    await startServer({ account: { user: 'site', password: 'a password' } })
    const address = server.url.replace('//', '//site:a%20password@')
    expect(await failureWith(`${address}?requireTLS=true`)).toEqual({
      state: 'pending',
      reason: expect.stringMatching(/^ETLS STARTTLS 50\d/),
    })
    expect(server.received).toHaveLength(0)
  })

  it('real F7: come from MAIL_FROM, and bounce to the inbox if there is one', async () => {
    await startServer()
    for (const inbox of [undefined, { address: 'hello@guide.example' }, { address: undefined }])
      await sendTo(server.url, mailTo('ana@northside.example'), { inbox: inbox && { url: '', id: '', ...inbox } })
    const parsed = await Promise.all(server.received.map(({ bytes }) => PostalMime.parse(bytes)))
    expect(parsed.map(({ from }) => from?.address)).toEqual(Array(3).fill('no-reply@guide.example'))
    expect(server.received.map(({ from }) => from)).toEqual([
      'no-reply@guide.example',
      'hello@guide.example',
      'no-reply@guide.example',
    ])
  })

  /** A server that greets after a while, or never, and answers nothing else. */
  async function startSilent(greetAfterMs?: number) {
    const silent = createServer((socket) => {
      socket.on('error', () => undefined)
      if (greetAfterMs === undefined) return
      const timer = setTimeout(() => socket.end('421 enough\r\n'), greetAfterMs)
      socket.on('close', () => clearTimeout(timer))
    })
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port))
    })
    server = { url: `smtp://127.0.0.1:${port}`, port, received: [], close: async () => void silent.close() }
  }

  it('fail if the server is silent, and say so', async () => {
    await startSilent()
    // Which of the two bounds is reached first depends on the machine.
    const reason = expect.stringMatching(/^ETIMEDOUT CONN (GREETING|SOCKET)_TIMEOUT$/)
    expect(await failureWith(server.url, undefined, 200)).toEqual({ state: 'pending', reason })
  })

  it('real F6: wait for a greeting that comes after six seconds, as that of postscreen', async () => {
    await startSilent(6_000)
    expect((await failureWith(server.url)).reason).toContain('421')
  }, 60_000)
})

test('real F6: emails wait at least 15 seconds for any step, and less than the lease of 30 seconds', () => {
  const { connectionTimeout, greetingTimeout, socketTimeout } = smtpOptions('smtp://mail.example')
  for (const ms of [connectionTimeout, greetingTimeout, socketTimeout]) {
    expect(ms).toBeGreaterThanOrEqual(15_000)
    expect(ms).toBeLessThan(25_000)
  }
})

describe('real F5: TLS', () => {
  it.each([
    ['smtp://user:word@mail.example:587', true],
    ['smtp://user:word@127.example:587', true],
    ['smtp://user:word@localhost.example', true],
    ['smtp://user:word@10.0.0.5:25', true],
    ['smtp://user:word@[2001:db8::1]', true],
    ['smtp://user:word@LOCALHOST:587', false],
    ['smtp://user:word@127.0.0.1:587', false],
    ['smtp://user:word@[::1]:587', false],
    ['smtp://mail.example:25', false],
    ['smtps://user:word@mail.example', false],
  ])('after the greeting of %s is required: %s', (url, isRequired) => {
    expect(smtpOptions(url).requireTLS).toBe(isRequired)
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
