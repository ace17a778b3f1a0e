import { randomUUID } from 'node:crypto'
import { perform } from '../support/acts'
import { storeKinds } from '../support/app'
import { nested, openInbox, replyOf, unread } from '../support/inbox'
import { openWorkers, queueIn } from '../support/queues'
import { until } from '../support/until'

const inbox = openInbox()

describe('a reply by email', () => {
  it('is added to its conversation, reopens it, notifies the team, and is marked as seen', async () => {
    const { id, email, messageId } = await inbox.answered()
    const body = 'Thank you! And for two?\n\nOn Mon, Nov 2, 2026 at 9:00 AM, The Guide wrote:\n> Per user.'
    const stored = await inbox.receive({ inReplyTo: messageId, body })
    const { status, history, thread } = await inbox.readMessage(id)
    expect(status).toBe('new')
    expect(history[0]?.text).toBe('The visitor replied. Status: Answered → New')
    expect(thread.version).toBe(2)
    expect(thread.entries.at(-1)).toMatchObject({
      ...{ kind: 'reply', text: 'Thank you! And for two?', author: 'Ana Ruiz (ana@northside.example)' },
      quoted: 'On Mon, Nov 2, 2026 at 9:00 AM, The Guide wrote:\n> Per user.',
    })
    expect(stored.seen).toBe(true)
    const [notice] = await inbox.notices('Reply')
    expect(notice?.subject).toBe('Reply from a visitor: Prices')
    expect(notice?.text).toContain(`https://guide.example/admin/messages/${id}`)
    expect(notice?.replyTo).toMatchObject([{ address: email }])
  })

  it("goes to the answer's Reply-To, and the next answer continues the thread", async () => {
    const { id, email, messageId } = await inbox.answered()
    const replyId = `<${randomUUID()}@northside.example>`
    await inbox.receive({ references: `<other@there.example> ${messageId}`, messageId: replyId })
    const { thread } = await inbox.readMessage(id)
    expect(thread.replyTo).toBe('hello@guide.example')
    const answer = { subject: thread.subject, text: 'For two as well.', author: '', version: 2 }
    await perform(inbox.admin, 'answerMessage', id, answer).expect(200)
    const sent = (await inbox.mail.deliver(email)).at(-1)
    expect(sent?.inReplyTo).toBe(replyId)
    expect(sent?.references).toBe(`${messageId} ${replyId}`)
    expect(sent?.replyTo).toMatchObject([{ address: 'hello@guide.example' }])
    expect(sent?.text).toContain('> Thank you!')
  })

  it("to a lead's confirmation sets the lead to in review, even if it was merged into another", async () => {
    const [merged, { id: other }] = [await inbox.confirmed(), await inbox.confirmed()]
    await perform(inbox.admin, 'mergeLeads', other, { ids: [merged.id] }).expect(200)
    await inbox.admin.patch(`/api/admin/leads/${other}`).send({ status: 'answered' }).expect(200)
    await inbox.receive({ inReplyTo: merged.messageId })
    const lead = await inbox.readLead(other)
    expect(lead).toMatchObject({ status: 'in-review', thread: { version: 1 } })
    expect(lead.history[0]?.text).toBe('The visitor replied. Status: Answered → In review')
    // The promised days are counted from the reply, not from the request.
    const lateAfter = async (column: string, days: number) => {
      const then = new Date(Date.now() - days * 86_400_000)
      await inbox.site.db('leads').update({ [column]: then })
      const { total, counts } = (await inbox.admin.get('/api/admin/leads?status=overdue').expect(200)).body
      return [total, counts.overdue, (await inbox.readLead(other)).overdue]
    }
    expect(await lateAfter('created_at', 20)).toEqual([0, 0, false])
    expect(await lateAfter('reopened_at', 15)).toEqual([1, 1, true])
  })

  it('is stored once and not lost, however often the process dies between storing and marking', async () => {
    const { id, messageId } = await inbox.answered()
    const email = inbox.imap.receive(replyOf({ inReplyTo: messageId }))
    inbox.imap.inbox.onStore = () => 'drop'
    for (let run = 0; run < 3; run += 1) await inbox.readInbox()
    expect(email.seen).toBe(false)
    expect((await inbox.readMessage(id)).thread.version).toBe(2)
    inbox.imap.inbox.onStore = () => undefined
    await Promise.all([inbox.readInbox(), inbox.readInbox()])
    expect(email.seen).toBe(true)
    expect((await inbox.readMessage(id)).thread.version).toBe(2)
    expect(await inbox.site.db('deliveries').where({ kind: 'thread-reply' })).toHaveLength(1)
  })

  it('is read again after a database failure, and not marked as seen before', async () => {
    const { id, messageId } = await inbox.answered()
    const email = inbox.imap.receive(replyOf({ inReplyTo: messageId }))
    await inbox.site.db.raw('alter table thread_entries add constraint none check (kind = $$answer$$) not valid')
    await expect(inbox.readInbox()).rejects.toThrow()
    expect(email.seen).toBe(false)
    await inbox.site.db.raw('alter table thread_entries drop constraint none')
    await inbox.readInbox()
    expect(email.seen).toBe(true)
    expect((await inbox.readMessage(id)).thread.version).toBe(2)
  })

  it('that is automatic or a bounce is stored and changes no status', async () => {
    const { id, messageId } = await inbox.answered()
    const text = 'Content-Type: text/plain'
    inbox.imap.receive(
      replyOf({ inReplyTo: messageId, further: `Auto-Submitted: auto-replied\n${text}`, body: 'Away.' }),
    )
    const report = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'
    const body = `--b\nContent-Type: text/plain\n\nNo such user.\n--b\nContent-Type: message/rfc822\n\nMessage-ID: ${messageId}\nSubject: Re: Prices\n\nPer user.\n--b--`
    await inbox.receive({ from: 'MAILER-DAEMON@northside.example', further: report, body })
    const { status, thread } = await inbox.readMessage(id)
    expect(status).toBe('answered')
    expect(thread.entries.map(({ kind }) => kind)).toEqual(['answer', 'automatic', 'bounce'])
    expect(thread.entries[2]?.text).toContain('No such user.')
    expect(inbox.imap.emails.every(({ seen }) => seen)).toBe(true)
    expect(await inbox.site.db('deliveries').where({ kind: 'thread-reply' })).toEqual([])
  })
})

describe('the inbox', () => {
  it('leaves unrelated emails alone, and reads them only once', async () => {
    const { id, messageId } = await inbox.answered()
    const team = await inbox.site.db('deliveries').where({ kind: 'contact-team' }).first('message_id')
    const others = [
      replyOf({}),
      replyOf({ inReplyTo: `<${randomUUID()}@guide.example>` }),
      // The visitor has never seen the email to the team; and emails that we sent ourselves are not replies.
      replyOf({ inReplyTo: team.message_id }),
      replyOf({ inReplyTo: messageId, messageId }),
    ].map((source) => inbox.imap.receive(source))
    await inbox.readInbox()
    expect(others.map(({ seen }) => seen)).toEqual([false, false, false, false])
    expect((await inbox.readMessage(id)).thread.version).toBe(1)
    inbox.imap.commands.length = 0
    await inbox.readInbox()
    expect(inbox.imap.commands.filter((command) => command.startsWith('UID FETCH'))).toEqual([])
    inbox.imap.inbox.uidValidity += 1
    const reply = await inbox.receive({ inReplyTo: messageId })
    expect(reply.seen).toBe(true)
  })

  it('forgets a reply when its message is erased', async () => {
    const { id, messageId } = await inbox.answered()
    await inbox.receive({ inReplyTo: messageId })
    await inbox.admin.delete(`/api/admin/messages/${id}`).expect(204)
    const late = await inbox.receive({ inReplyTo: messageId })
    expect(late.seen).toBe(false)
    expect([await inbox.site.db('thread_entries'), await inbox.site.db('deliveries')]).toEqual([[], []])
  })

  it('with a rejected password causes one log line that does not contain it, and no failed job', async () => {
    inbox.logged.length = 0
    const reader = inbox.readerOf(inbox.imap.wrongUrl)
    await reader.run()
    await reader.run()
    expect(inbox.logged).toHaveLength(1)
    expect(inbox.logged[0]).toContain('it rejected the user name or password')
    expect(inbox.logged[0]).not.toMatch(/another|hello@/)
  })
})

describe.each(storeKinds)('the job that reads the inbox, with the queue in %s', (store) => {
  it('may run on several workers at once, and stores each reply once, also around one that cannot be read', async () => {
    const threads = [await inbox.answered(), await inbox.answered(), await inbox.answered()]
    const [before, odd, after] = threads.map(({ messageId: inReplyTo }, at) =>
      inbox.imap.receive(replyOf({ inReplyTo, ...(at === 1 && nested(300)) })),
    )
    const processors = () => ({ 'read-inbox': inbox.readerOf().run })
    const parts = { addresses: queueIn(store, inbox.site.addresses.databaseUrl), db: inbox.site.db }
    const { queues, close } = await openWorkers(parts, processors(), processors())
    try {
      await queues.jobs.addBulk([1, 2, 3].map(() => ({ name: 'read-inbox', data: {} })))
      await until(() => expect([before?.seen, odd?.seen, after?.seen]).toEqual([true, true, true]))
      await until(async () =>
        expect(await queues.jobs.getJobCounts('active', 'waiting')).toEqual({ active: 0, waiting: 0 }),
      )
      for (const { id } of threads) expect((await inbox.readMessage(id)).thread.version).toBe(2)
    } finally {
      await close()
    }
  })
})

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
    const { id, messageId } = await inbox.answered()
    const source = replyOf({ inReplyTo: messageId, ...mixed(...parts) }).replaceAll('€', '\x80')
    inbox.imap.receive(Buffer.from(source.replace(/\n/g, '\r\n'), 'latin1'))
    await inbox.readInbox()
    expect(await inbox.entriesOf(id)).toMatchObject([{ kind: 'reply', text: words, attachments }])
    const fetched = inbox.imap.commands.filter((command) => /BODY\.PEEK\[[\d.]+\]/.test(command)).join()
    expect(fetched).not.toContain('.1600000>')
  })

  it('says that it was cut if its text is too long, or its structure is not given', async () => {
    const { id, messageId } = await inbox.answered()
    await inbox.receive({ inReplyTo: messageId, ...mixed(photo(), text('word '.repeat(80_000))) })
    inbox.imap.inbox.describes = false
    await inbox.receive({ inReplyTo: messageId, ...mixed(photo(), text('Lost')) })
    inbox.imap.inbox.describes = true
    const [long, lost] = await inbox.entriesOf(id)
    expect(long?.text).toMatch(/^word .*…\n\nOnly the beginning of this email is shown/s)
    expect(lost?.text).toBe(unread)
  })
})

describe('peers F5: a relay that replaces the Message-ID', () => {
  const relayed = () => `<${randomUUID()}@relay.example>`

  it('leaves the id of the thread, which the first email refers to', async () => {
    const { id, sent } = await inbox.confirmed()
    const thread = sent?.references ?? ''
    expect(thread).toMatch(/^<[\da-f-]{36}\.thread@guide\.example>$/)
    const inReplyTo = relayed()
    const reply = await inbox.receive({ inReplyTo, references: `${thread} ${inReplyTo}`, body: 'By its thread' })
    expect((await inbox.readLead(id)).thread.entries.at(-1)).toMatchObject({ kind: 'reply', text: 'By its thread' })
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
    const { id, sent } = await inbox.confirmed()
    inbox.imap.receive(
      replyOf({ inReplyTo: relayed(), body: `Yes.\n\nOn Monday the Guide wrote:\n${quoted(sent?.text ?? '')}` }),
    )
    await inbox.readInbox()
    expect((await inbox.readLead(id)).thread.entries.at(-1)).toMatchObject({ kind: 'reply' })
  })

  it('leaves what a reply quotes of an answer: its reference, also from its HTML', async () => {
    for (const kind of ['text', 'html'] as const) {
      const { id, sent } = await inbox.answered()
      const further = `Content-Type: text/${kind === 'text' ? 'plain' : 'html'}; charset=utf-8`
      await inbox.receive({ further, body: `Yes.\n\n${sent?.[kind]}` })
      expect(await inbox.entriesOf(id)).toMatchObject([{ kind: 'reply' }])
    }
  })

  it('files nothing by guess, and counts what it cannot file', async () => {
    const { id, email } = await inbox.confirmed()
    const strangers = [
      replyOf({ inReplyTo: relayed(), from: email }),
      replyOf({
        inReplyTo: relayed(),
        body: `https://guide.example/request/${'x'.repeat(32)}\nReference: ${randomUUID()}`,
      }),
      replyOf({ references: `<${randomUUID()}.thread@guide.example>` }),
      replyOf({ references: `<${id}.thread@guide.example>` }),
      replyOf({ body: 'Is this about my lead?' }).replace('Subject: Re:', 'Subject:'),
    ].map((source) => inbox.imap.receive(source))
    await inbox.readInbox()
    expect(strangers.map(({ seen }) => seen)).toEqual([false, false, false, false, false])
    expect(await inbox.site.db('thread_entries')).toEqual([])
    expect(inbox.logged.map((line) => JSON.parse(line))).toMatchObject([{ stored: 0, unmatched: 4 }])
  })

  it('a copy of our own email that comes back under another id is no reply', async () => {
    const { sent } = await inbox.confirmed()
    const copy = inbox.imap.receive((sent?.raw ?? '').replace(/^Message-ID: .*$/im, `Message-ID: ${relayed()}`))
    await inbox.readInbox()
    expect([copy.seen, await inbox.site.db('thread_entries')]).toEqual([false, []])
  })
})

describe('real F7, peers F15: what became of an email', () => {
  const report = (messageId: string, action: string) => ({
    further: 'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    from: 'MAILER-DAEMON@northside.example',
    body: `--b\n\nAbout your email.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; a\n\nAction: ${action}\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${messageId}\n--b--`,
  })

  it('a bounce tells the team, shows in the history, and the email counts as failed', async () => {
    const { id, email, messageId } = await inbox.confirmed()
    await inbox.receive(report(messageId, 'failed'))
    const { emails, history, thread, status } = await inbox.readLead(id)
    expect([status, thread.entries.at(-1)?.kind]).toEqual(['new', 'bounce'])
    expect(history[0]?.text).toBe('An email to the visitor was not delivered')
    expect(emails.find(({ kind }) => kind === 'lead-confirmation')).toMatchObject({
      ...{ state: 'failed', lastError: "returned by the recipient's mail server" },
    })
    const [notice] = await inbox.notices('Not delivered')
    expect(notice?.text).toContain(`An email to ${email} was not delivered.`)
    expect(notice?.text).toContain(`https://guide.example/admin/leads/${id}`)
  })

  it.each(['delayed', 'delivered'])('a report of %s tells nobody and changes nothing', async (action) => {
    const { id, messageId } = await inbox.answered()
    const before = (await inbox.readMessage(id)).history.length
    await inbox.receive(report(messageId, action))
    const { history, status, thread } = await inbox.readMessage(id)
    expect([history.length, status]).toEqual([before, 'answered'])
    expect(thread.entries.map(({ kind, email }) => [kind, email?.state])).toEqual([
      ['answer', 'sent'],
      [action === 'delayed' ? 'delayed' : 'receipt', undefined],
    ])
    expect(await inbox.site.db('deliveries').where({ kind: 'thread-bounce' })).toEqual([])
  })

  it('peers F4: a reply through a mailing list reopens its message', async () => {
    const { id, messageId } = await inbox.answered()
    await inbox.receive({ inReplyTo: messageId, further: 'Precedence: list\nList-Id: <team.northside.example>' })
    expect(await inbox.readMessage(id)).toMatchObject({ status: 'new', thread: { version: 2 } })
  })
})

it('security 12: of many emails in an hour, twenty are stored and announced, and the others stay unread', async () => {
  const [{ id, messageId }, other] = [await inbox.answered(), await inbox.answered()]
  const flood = Array.from({ length: 23 }, () => inbox.imap.receive(replyOf({ inReplyTo: messageId })))
  const calm = await inbox.receive({ inReplyTo: other.messageId })
  expect(flood.map(({ seen }) => seen)).toEqual([...Array(20).fill(true), false, false, false])
  expect(calm.seen).toBe(true)
  expect((await inbox.readMessage(id)).history[0]?.text).toContain('Further ones stay unread in the inbox.')
  expect(await inbox.site.db('deliveries').where({ kind: 'thread-reply' })).toHaveLength(21)
  expect(inbox.logged.join()).toContain('"late":3')
})

it('real F10: a folder that does not exist is named', async () => {
  await inbox.readInbox(`${inbox.imap.url.replace('/INBOX', '')}/Archive%2F2026`)
  expect(inbox.logged.join()).toContain('it has no folder Archive/2026')
})
