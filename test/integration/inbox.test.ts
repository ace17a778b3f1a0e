import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { perform } from '../support/acts'
import { storeKinds } from '../support/app'
import { type InboxSite, nested, newAddress, openInboxSite, replyOf } from '../support/inbox'
import { leadOf } from '../support/lead'
import { openWorkers, queueIn } from '../support/queues'
import { until } from '../support/until'

let all: InboxSite
let { site, admin, mail, imap, readInbox, readerOf, answered, readLead, readMessage, logged } = {} as InboxSite
beforeAll(async () => {
  all = await openInboxSite()
  ;({ site, admin, mail, imap, readInbox, readerOf, answered, readLead, readMessage, logged } = all)
})
afterAll(() => all.close())
beforeEach(() => all.clear())

describe('a reply by email', () => {
  it('is added to its conversation, reopens it, notifies the team, and is marked as seen', async () => {
    const { id, email, messageId } = await answered()
    const body = 'Thank you! And for two?\n\nOn Mon, Nov 2, 2026 at 9:00 AM, The Guide wrote:\n> Per user.'
    const stored = imap.receive(replyOf({ inReplyTo: messageId, body }))
    await readInbox()
    const { status, history, thread } = await readMessage(id)
    expect(status).toBe('new')
    expect(history[0]?.text).toBe('The visitor replied. Status: Answered → New')
    expect(thread.version).toBe(2)
    expect(thread.entries.at(-1)).toMatchObject({
      ...{ kind: 'reply', text: 'Thank you! And for two?', author: 'Ana Ruiz (ana@northside.example)' },
      quoted: 'On Mon, Nov 2, 2026 at 9:00 AM, The Guide wrote:\n> Per user.',
    })
    expect(stored.seen).toBe(true)
    const [notice] = (await mail.deliver('leads@localhost')).filter(({ subject }) => subject?.startsWith('Reply'))
    expect(notice?.subject).toBe('Reply from a visitor: Prices')
    expect(notice?.text).toContain(`https://guide.example/admin/messages/${id}`)
    expect(notice?.replyTo).toMatchObject([{ address: email }])
  })

  it("goes to the answer's Reply-To, and the next answer continues the thread", async () => {
    const { id, email, messageId } = await answered()
    const replyId = `<${randomUUID()}@northside.example>`
    imap.receive(replyOf({ references: `<other@there.example> ${messageId}`, messageId: replyId }))
    await readInbox()
    const { thread } = await readMessage(id)
    expect(thread.replyTo).toBe('hello@guide.example')
    const answer = { subject: thread.subject, text: 'For two as well.', author: '', version: 2 }
    await perform(admin, 'answerMessage', id, answer).expect(200)
    const sent = (await mail.deliver(email)).at(-1)
    expect(sent?.inReplyTo).toBe(replyId)
    expect(sent?.references).toBe(`${messageId} ${replyId}`)
    expect(sent?.replyTo).toMatchObject([{ address: 'hello@guide.example' }])
    expect(sent?.text).toContain('> Thank you!')
  })

  it("to a lead's confirmation sets the lead to in review, even if it was merged into another", async () => {
    const to = newAddress()
    const send = async (workEmail: string) =>
      (await request(site.app).post('/api/leads').send(leadOf({ workEmail })).expect(201)).body.id as string
    const [merged, other] = [await send(to), await send(newAddress())]
    const [confirmation] = await mail.deliver(to)
    await admin
      .post(`/api/admin/leads/${other}/merge`)
      .send({ ids: [merged] })
      .expect(200)
    await admin.patch(`/api/admin/leads/${other}`).send({ status: 'answered' }).expect(200)
    imap.receive(replyOf({ inReplyTo: confirmation?.messageId ?? '' }))
    await readInbox()
    const lead = await readLead(other)
    expect(lead).toMatchObject({ status: 'in-review', thread: { version: 1 } })
    expect(lead.history[0]?.text).toBe('The visitor replied. Status: Answered → In review')
    // The promised days are counted from the reply, not from the request.
    await site
      .db('leads')
      .where({ id: other })
      .update({ created_at: new Date(Date.now() - 20 * 86_400_000) })
    const page = (await admin.get('/api/admin/leads?status=overdue').expect(200)).body
    expect([page.total, page.counts.overdue, (await readLead(other)).overdue]).toEqual([0, 0, false])
    await site
      .db('leads')
      .where({ id: other })
      .update({ reopened_at: new Date(Date.now() - 15 * 86_400_000) })
    const late = (await admin.get('/api/admin/leads?status=overdue').expect(200)).body
    expect([late.total, late.counts.overdue, (await readLead(other)).overdue]).toEqual([1, 1, true])
  })

  it('is stored once and not lost, however often the process dies between storing and marking', async () => {
    const { id, messageId } = await answered()
    const email = imap.receive(replyOf({ inReplyTo: messageId }))
    imap.inbox.onStore = () => 'drop'
    for (let run = 0; run < 3; run += 1) await readInbox()
    expect(email.seen).toBe(false)
    expect((await readMessage(id)).thread.version).toBe(2)
    imap.inbox.onStore = () => undefined
    await Promise.all([readInbox(), readInbox()])
    expect(email.seen).toBe(true)
    expect((await readMessage(id)).thread.version).toBe(2)
    expect(await site.db('deliveries').where({ kind: 'thread-reply' })).toHaveLength(1)
  })

  it('is read again after a database failure, and not marked as seen before', async () => {
    const { id, messageId } = await answered()
    const email = imap.receive(replyOf({ inReplyTo: messageId }))
    await site.db.raw('alter table thread_entries add constraint none check (kind = $$answer$$) not valid')
    await expect(readInbox()).rejects.toThrow()
    expect(email.seen).toBe(false)
    await site.db.raw('alter table thread_entries drop constraint none')
    await readInbox()
    expect(email.seen).toBe(true)
    expect((await readMessage(id)).thread.version).toBe(2)
  })

  it('that is automatic or a bounce is stored and changes no status', async () => {
    const { id, messageId } = await answered()
    const text = 'Content-Type: text/plain'
    imap.receive(replyOf({ inReplyTo: messageId, further: `Auto-Submitted: auto-replied\n${text}`, body: 'Away.' }))
    const report = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'
    const body = `--b\nContent-Type: text/plain\n\nNo such user.\n--b\nContent-Type: message/rfc822\n\nMessage-ID: ${messageId}\nSubject: Re: Prices\n\nPer user.\n--b--`
    imap.receive(replyOf({ from: 'MAILER-DAEMON@northside.example', further: report, body }))
    await readInbox()
    const { status, thread } = await readMessage(id)
    expect(status).toBe('answered')
    expect(thread.entries.map(({ kind }) => kind)).toEqual(['answer', 'automatic', 'bounce'])
    expect(thread.entries[2]?.text).toContain('No such user.')
    expect(imap.emails.every(({ seen }) => seen)).toBe(true)
    expect(await site.db('deliveries').where({ kind: 'thread-reply' })).toEqual([])
  })
})

describe('the inbox', () => {
  it('leaves unrelated emails alone, and reads them only once', async () => {
    const { id, messageId } = await answered()
    const team = await site.db('deliveries').where({ kind: 'contact-team' }).first('message_id')
    const others = [
      replyOf({}),
      replyOf({ inReplyTo: `<${randomUUID()}@guide.example>` }),
      // The visitor has never seen the email to the team; and emails that we sent ourselves are not replies.
      replyOf({ inReplyTo: team.message_id }),
      replyOf({ inReplyTo: messageId, messageId }),
    ].map((source) => imap.receive(source))
    await readInbox()
    expect(others.map(({ seen }) => seen)).toEqual([false, false, false, false])
    expect((await readMessage(id)).thread.version).toBe(1)
    imap.commands.length = 0
    await readInbox()
    expect(imap.commands.filter((command) => command.startsWith('UID FETCH'))).toEqual([])
    imap.inbox.uidValidity += 1
    const reply = imap.receive(replyOf({ inReplyTo: messageId }))
    await readInbox()
    expect(reply.seen).toBe(true)
  })

  it('forgets a reply when its message is erased', async () => {
    const { id, messageId } = await answered()
    imap.receive(replyOf({ inReplyTo: messageId }))
    await readInbox()
    await admin.delete(`/api/admin/messages/${id}`).expect(204)
    const late = imap.receive(replyOf({ inReplyTo: messageId }))
    await readInbox()
    expect(late.seen).toBe(false)
    expect([await site.db('thread_entries'), await site.db('deliveries')]).toEqual([[], []])
  })

  it('with a rejected password causes one log line that does not contain it, and no failed job', async () => {
    logged.length = 0
    const reader = readerOf(imap.wrongUrl)
    await reader.run()
    await reader.run()
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('it rejected the user name or password')
    expect(logged[0]).not.toMatch(/another|hello@/)
  })
})

describe.each(storeKinds)('the job that reads the inbox, with the queue in %s', (store) => {
  it('may run on several workers at once, and stores each reply once, also around one that cannot be read', async () => {
    const threads = [await answered(), await answered(), await answered()]
    const [before, odd, after] = threads.map(({ messageId: inReplyTo }, at) =>
      imap.receive(replyOf({ inReplyTo, ...(at === 1 && nested(300)) })),
    )
    const processors = () => ({ 'read-inbox': readerOf().run })
    const parts = { addresses: queueIn(store, site.addresses.databaseUrl), db: site.db }
    const { queues, close } = await openWorkers(parts, processors(), processors())
    try {
      await queues.jobs.addBulk([1, 2, 3].map(() => ({ name: 'read-inbox', data: {} })))
      await until(() => expect([before?.seen, odd?.seen, after?.seen]).toEqual([true, true, true]))
      await until(async () =>
        expect(await queues.jobs.getJobCounts('active', 'waiting')).toEqual({ active: 0, waiting: 0 }),
      )
      for (const { id } of threads) expect((await readMessage(id)).thread.version).toBe(2)
    } finally {
      await close()
    }
  })
})
