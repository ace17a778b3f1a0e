import { randomUUID } from 'node:crypto'
import { type InboxSite, openInboxSite, replyOf } from '../support/inbox'

let all: InboxSite
let { site, mail, imap, readInbox, answered, confirmed, readLead, readMessage, logged } = {} as InboxSite
beforeAll(async () => {
  all = await openInboxSite()
  ;({ site, mail, imap, readInbox, answered, confirmed, readLead, readMessage, logged } = all)
})
afterAll(() => all.close())
beforeEach(() => all.clear())

const entriesOf = async (id: string) => (await readMessage(id)).thread.entries.filter(({ kind }) => kind !== 'answer')
const unread = 'This email could not be read. It is in the inbox.'

describe('peers F3: an email larger than what is read of it', () => {
  const photo = (name = 'IMG_1.jpeg') =>
    `Content-Type: image/jpeg; name="${name}"\nContent-Disposition: inline; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${'AAAA'.repeat(400_000)}`
  const text = (words: string) => `Content-Type: text/plain; charset=windows-1252\n\n${words}`
  const mixed = (...parts: string[]) => ({
    further: 'Content-Type: multipart/mixed; boundary=b',
    body: `${parts.map((part) => `--b\n${part}`).join('\n')}\n--b--`,
  })

  it.each([
    ['below a photo', [photo(), text('Please call me.')], 'Please call me.', ['IMG_1.jpeg']],
    ['above and below', [text('One'), photo(), text('Two')], 'One\n\nTwo', ['IMG_1.jpeg']],
    ['between photos', [photo('a.jpg'), text('€'), photo('b.jpg')], '€', ['a.jpg', 'b.jpg']],
    [
      'in HTML after a picture that it shows',
      [
        `Content-Type: multipart/related; boundary=r\n\n--r\n${photo()}\n--r\nContent-Type: text/html\n\n<p>Call <b>me</b></p>\n--r--`,
      ],
      'Call me',
      ['IMG_1.jpeg'],
    ],
    ['nowhere', [photo()], 'This email contains no text.', ['IMG_1.jpeg']],
    [
      'in an attached email',
      [photo(), 'Content-Type: message/rfc822\n\nSubject: Old\n\nOld'],
      '---------- Forwarded message ----------\nOld',
      ['IMG_1.jpeg'],
    ],
  ])('has its text %s', async (_where, parts, words, attachments) => {
    const { id, messageId } = await answered()
    const source = replyOf({ inReplyTo: messageId, ...mixed(...parts) }).replaceAll('€', '\x80')
    imap.receive(Buffer.from(source.replace(/\n/g, '\r\n'), 'latin1'))
    await readInbox()
    expect(await entriesOf(id)).toMatchObject([{ kind: 'reply', text: words, attachments }])
    const fetched = imap.commands.filter((command) => /BODY\.PEEK\[[\d.]+\]/.test(command)).join()
    expect(fetched).not.toContain('.1600000>')
  })

  it('says that it was cut if its text is too long, or its structure is not given', async () => {
    const { id, messageId } = await answered()
    imap.receive(replyOf({ inReplyTo: messageId, ...mixed(photo(), text('word '.repeat(80_000))) }))
    await readInbox()
    imap.inbox.describes = false
    imap.receive(replyOf({ inReplyTo: messageId, ...mixed(photo(), text('Lost')) }))
    await readInbox()
    imap.inbox.describes = true
    const [long, lost] = await entriesOf(id)
    expect(long?.text).toMatch(/^word .*…\n\nOnly the beginning of this email is shown/s)
    expect(lost?.text).toBe(unread)
  })
})

describe('peers F5: a relay that replaces the Message-ID', () => {
  const relayed = () => `<${randomUUID()}@relay.example>`

  it('leaves the id of the thread, which the first email refers to', async () => {
    const { id, sent } = await confirmed()
    const thread = sent?.references ?? ''
    expect(thread).toMatch(/^<[\da-f-]{36}\.thread@guide\.example>$/)
    const inReplyTo = relayed()
    const reply = imap.receive(replyOf({ inReplyTo, references: `${thread} ${inReplyTo}`, body: 'By its thread' }))
    await readInbox()
    expect((await readLead(id)).thread.entries.at(-1)).toMatchObject({ kind: 'reply', text: 'By its thread' })
    expect(reply.seen).toBe(true)
  })

  it.each([
    ['as it is', (text: string) => text.replace(/^/gm, '> ')],
    [
      'through a service that checks links',
      (text: string) =>
        text.replace(/https:\S+/g, (url) => `https://links.example/?url=${encodeURIComponent(url)}&data=1`),
    ],
  ])('leaves what a reply quotes of a confirmation: its secret link, %s', async (_how, quoted) => {
    const { id, sent } = await confirmed()
    imap.receive(
      replyOf({ inReplyTo: relayed(), body: `Yes.\n\nOn Monday the Guide wrote:\n${quoted(sent?.text ?? '')}` }),
    )
    await readInbox()
    expect((await readLead(id)).thread.entries.at(-1)).toMatchObject({ kind: 'reply' })
  })

  it('leaves what a reply quotes of an answer: its reference, also from its HTML', async () => {
    for (const kind of ['text', 'html'] as const) {
      const { id, sent } = await answered()
      const further = `Content-Type: text/${kind === 'text' ? 'plain' : 'html'}; charset=utf-8`
      imap.receive(replyOf({ further, body: `Yes.\n\n${sent?.[kind]}` }))
      await readInbox()
      expect(await entriesOf(id)).toMatchObject([{ kind: 'reply' }])
    }
  })

  it('files nothing by guess, and counts what it cannot file', async () => {
    const { id, email } = await confirmed()
    const strangers = [
      replyOf({ inReplyTo: relayed(), from: email }),
      replyOf({
        inReplyTo: relayed(),
        body: `https://guide.example/request/${'x'.repeat(32)}\nReference: ${randomUUID()}`,
      }),
      replyOf({ references: `<${randomUUID()}.thread@guide.example>` }),
      replyOf({ references: `<${id}.thread@guide.example>` }),
      replyOf({ body: 'Is this about my lead?' }).replace('Subject: Re:', 'Subject:'),
    ].map((source) => imap.receive(source))
    await readInbox()
    expect(strangers.map(({ seen }) => seen)).toEqual([false, false, false, false, false])
    expect(await site.db('thread_entries')).toEqual([])
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ stored: 0, unmatched: 4 }])
  })

  it('a copy of our own email that comes back under another id is no reply', async () => {
    const { sent } = await confirmed()
    const copy = imap.receive((sent?.raw ?? '').replace(/^Message-ID: .*$/im, `Message-ID: ${relayed()}`))
    await readInbox()
    expect([copy.seen, await site.db('thread_entries')]).toEqual([false, []])
  })
})

describe('real F7, peers F15: what became of an email', () => {
  const report = (messageId: string, action: string) => ({
    further: 'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    from: 'MAILER-DAEMON@northside.example',
    body: `--b\n\nAbout your email.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; a\n\nAction: ${action}\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${messageId}\n--b--`,
  })

  it('a bounce tells the team, shows in the history, and the email counts as failed', async () => {
    const { id, email, messageId } = await confirmed()
    imap.receive(replyOf(report(messageId, 'failed')))
    await readInbox()
    const { emails, history, thread, status } = await readLead(id)
    expect([status, thread.entries.at(-1)?.kind]).toEqual(['new', 'bounce'])
    expect(history[0]?.text).toBe('An email to the visitor was not delivered')
    expect(emails.find(({ kind }) => kind === 'lead-confirmation')).toMatchObject({
      ...{ state: 'failed', lastError: "returned by the recipient's mail server" },
    })
    const [notice] = (await mail.deliver('leads@localhost')).filter(({ subject }) =>
      subject?.startsWith('Not delivered'),
    )
    expect(notice?.text).toContain(`An email to ${email} was not delivered.`)
    expect(notice?.text).toContain(`https://guide.example/admin/leads/${id}`)
  })

  it.each(['delayed', 'delivered'])('a report of %s tells nobody and changes nothing', async (action) => {
    const { id, messageId } = await answered()
    const before = (await readMessage(id)).history.length
    imap.receive(replyOf(report(messageId, action)))
    await readInbox()
    const { history, status, thread } = await readMessage(id)
    expect([history.length, status]).toEqual([before, 'answered'])
    expect(thread.entries.map(({ kind, email }) => [kind, email?.state])).toEqual([
      ['answer', 'sent'],
      [action === 'delayed' ? 'delayed' : 'receipt', undefined],
    ])
    expect(await site.db('deliveries').where({ kind: 'thread-bounce' })).toEqual([])
  })

  it('peers F4: a reply through a mailing list reopens its message', async () => {
    const { id, messageId } = await answered()
    imap.receive(replyOf({ inReplyTo: messageId, further: 'Precedence: list\nList-Id: <team.northside.example>' }))
    await readInbox()
    expect(await readMessage(id)).toMatchObject({ status: 'new', thread: { version: 2 } })
  })
})

it('security 12: of many emails in an hour, twenty are stored and announced, and the others stay unread', async () => {
  const [{ id, messageId }, other] = [await answered(), await answered()]
  const flood = Array.from({ length: 23 }, () => imap.receive(replyOf({ inReplyTo: messageId })))
  const calm = imap.receive(replyOf({ inReplyTo: other.messageId }))
  await readInbox()
  expect(flood.map(({ seen }) => seen)).toEqual([...Array(20).fill(true), false, false, false])
  expect(calm.seen).toBe(true)
  expect((await readMessage(id)).history[0]?.text).toContain('Further ones stay unread in the inbox.')
  expect(await site.db('deliveries').where({ kind: 'thread-reply' })).toHaveLength(21)
  expect(logged.join()).toContain('"late":3')
})

it('real F10: a folder that does not exist is named', async () => {
  await readInbox(`${imap.url.replace('/INBOX', '')}/Archive%2F2026`)
  expect(logged.join()).toContain('it has no folder Archive/2026')
})
