import { randomUUID } from 'node:crypto'
import type { LeadDetail } from '../../shared/admin/leads'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { openMail } from '../support/conversation'
import { decideAll } from '../support/decisions'
import { sendLead, sendMessage } from '../support/lead'
import { opened } from '../support/opened'

const site = openApp()
const admin = openAdmin(site)
const mail = opened(
  () => openMail(site),
  (given) => given.close(),
)
beforeEach(() => site.db.raw('truncate leads, contact_messages, deliveries, outbox, confirmed_addresses cascade'))

const newAddress = () => `ana-${randomUUID()}@northside.example`

const newLead = (workEmail: string, trap = '') => sendLead(site, { workEmail, signals: { trap } })
const newMessage = (email: string, trap = '') =>
  sendMessage(site, { name: 'Laura Benson', email, message: 'Per user?\nOr per practice?', signals: { trap } })

const ofLead = (id: string) => `/api/admin/leads/${id}`
const ofMessage = (id: string) => `/api/admin/messages/${id}`
const read = async (path: string) => (await admin.get(path).expect(200)).body as LeadDetail
const answer = (path: string, text: string, version: number, further: object = {}) =>
  perform(admin, path.includes('/leads/') ? 'answerLead' : 'answerMessage', path.split('/').at(-1), {
    subject: 'Re: Prices',
    text,
    author: 'Ann',
    version,
    ...further,
  })
const header = ({ raw }: { raw: string }, name: string) =>
  new RegExp(`^${name}: ((?:.*\\r\\n[ \\t])*.*)`, 'im').exec(raw)?.[1]?.replace(/\s+/g, ' ')

describe('an answer', () => {
  it('to a message is sent as a person wrote it, with the question below it, and marks it as answered', async () => {
    const to = newAddress()
    const path = ofMessage(await newMessage(to))
    const { thread } = await read(path)
    expect(thread).toMatchObject({ version: 0, subject: 'Re: Prices', text: 'Hello Laura,\n\n', to, closed: '' })
    const sent = await answer(path, 'Hello Laura,\n\n**Per user**: see [prices](https://guide.example/emr).', 0).expect(
      200,
    )
    expect(sent.body).toMatchObject({ status: 'answered', thread: { version: 1 } })
    expect(sent.body.history[0].text).toBe('Answered. Status: New → Answered')

    const [email] = await mail.deliver(to)
    expect(email).toMatchObject({ subject: 'Re: Prices', replyTo: [{ address: 'leads@localhost' }] })
    expect(email?.html).toContain('<strong>Per user</strong>')
    expect(email?.text).toContain('Per user: see prices (https://guide.example/emr).')
    expect(email?.text).toContain('> Per user?\n> Or per practice?')
    expect(email?.raw).not.toMatch(/^auto-submitted/im)
    expect((await read(path)).thread.entries).toMatchObject([
      { kind: 'answer', author: 'Ann', subject: 'Re: Prices', email: { state: 'sent' } },
    ])
  })

  it('and the recommendation refer to earlier emails, so that mail programs keep them together', async () => {
    const to = newAddress()
    const id = await newLead(to)
    const path = ofLead(id)
    const asked = await answer(path, 'How many prescribers?', 0).expect(200)
    expect(asked.body.status).toBe('in-review')
    await decideAll(admin, id)
    await perform(admin, 'sendRecommendation', id, { draftVersion: 0 }).expect(200)
    const after = await answer(path, 'One thing more.', 1).expect(200)
    expect(after.body.status).toBe('answered')
    expect(after.body.thread.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['confirmation', 'answer', 'recommendation', 'answer'],
    ])

    const emails = await mail.deliver(to)
    const byTime = ['We received', 'How many', 'Your EMR', 'One thing'].map((words) =>
      emails.find(({ raw }) => raw.includes(words)),
    )
    expect(byTime).not.toContain(undefined)
    const ids = byTime.map((email) => email?.messageId)
    const known = byTime.map((email) => email && [header(email, 'In-Reply-To'), header(email, 'References')])
    // The first refers to the thread, by an id that a relay keeps.
    const thread = ids[0]?.replace('@', '.thread@')
    expect(known).toEqual([
      [thread, thread],
      [ids[0], ids[0]],
      [ids[1], `${ids[0]} ${ids[1]}`],
      [ids[2], `${ids[0]} ${ids[1]} ${ids[2]}`],
    ])
    const automatic = byTime.map((email) => email && header(email, 'Auto-Submitted'))
    expect(automatic).toEqual(['auto-generated', undefined, undefined, undefined])
  })

  it('is sent once, even if submitted twice at the same time', async () => {
    const to = newAddress()
    const path = ofMessage(await newMessage(to))
    const answers = await Promise.all([1, 2, 3].map(() => answer(path, 'Per user.', 0)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await answer(path, 'Per user.', 0).expect(200)
    expect(await mail.deliver(to)).toHaveLength(1)
    expect((await read(path)).thread.version).toBe(1)
  })

  it('is rejected if someone else has answered meanwhile, and the page shows both answers', async () => {
    const to = newAddress()
    const id = await newMessage(to)
    await answer(ofMessage(id), 'Theirs', 0).expect(200)
    const refused = await answer(ofMessage(id), 'Mine', 0).expect(409)
    expect(refused.body.detail).toContain('Someone else has answered in the meantime.')
    const form = { intent: 'answer', subject: 'Re: Prices', text: 'Mine & only mine', author: 'Bo', version: 0 }
    const page = await admin.post(`/admin/messages/${id}`).type('form').send(form).expect(409)
    expect(page.text).toContain('Written meanwhile')
    expect(page.text).toContain('>Theirs</p>')
    expect(page.text).toMatch(/<textarea[^>]*>\n?Mine &amp; only mine<\/textarea>/)
    expect(page.text).toMatch(/name="version"[^>]*value="1"/)
    expect(await mail.deliver(to)).toHaveLength(1)
  })

  it('is rejected for a lead that is spam or withdrawn, with that reason', async () => {
    const [spamLead, spamMessage] = [await newLead(newAddress(), 'x'), await newMessage(newAddress(), 'x')]
    const withdrawn = await newLead(newAddress())
    await site.db('leads').where({ id: withdrawn }).update({ withdrawn_at: new Date(), status: 'closed' })
    const refusals = [
      [ofLead(spamLead), 'This lead is marked as spam. Change its status first, then you can answer.'],
      [ofMessage(spamMessage), 'This message is marked as spam. Change its status first, then you can answer.'],
      [ofLead(withdrawn), 'The visitor has withdrawn this request, so no email about it goes out any more.'],
    ] as const
    for (const [path, words] of refusals) {
      expect((await answer(path, 'Hello', 0).expect(409)).body.detail).toBe(words)
      expect((await read(path)).thread.closed).toBe(words)
      expect((await admin.get(path.replace('/api', '')).expect(200)).text).toContain(words)
    }
    expect(await site.db('thread_entries')).toEqual([])
  })

  it('is not sent if the visitor withdraws while it waits', async () => {
    const to = newAddress()
    const id = await newLead(to)
    await mail.deliver(to)
    await answer(ofLead(id), 'Too late', 0).expect(200)
    await site.db('leads').where({ id }).update({ withdrawn_at: new Date() })
    expect((await mail.deliver(to)).map(({ subject }) => subject)).not.toContain('Re: Prices')
    const { entries } = (await read(ofLead(id))).thread
    expect(entries.at(-1)).toMatchObject({ kind: 'answer', email: { state: 'canceled' } })
  })

  it('can be resent from the conversation if it failed', async () => {
    const to = newAddress()
    const id = await newMessage(to)
    mail.refusals[to] = 550
    await answer(ofMessage(id), 'Per user.', 0).expect(200)
    expect(await mail.deliver(to)).toEqual([])
    const [entry] = (await read(ofMessage(id))).thread.entries
    expect(entry?.email?.state).toBe('failed')
    expect((await admin.get(`/admin/messages/${id}`)).text).toContain('Send again')
    delete mail.refusals[to]
    const form = { intent: 'resend', email: entry?.email?.id }
    await admin.post(`/admin/messages/${id}`).type('form').send(form).expect(302)
    expect(await mail.deliver(to)).toHaveLength(1)
  })

  it('addresses nobody by an implausible name', async () => {
    const id = await newMessage(newAddress())
    await site.db('contact_messages').where({ id }).update({ name: 'www.pills.example buy now' })
    expect((await read(ofMessage(id))).thread.text).toBe('Hello,\n\n')
  })
})

describe('the conversations of leads', () => {
  it('are shown as one after a merge, and whoever answers sees both', async () => {
    const [one, other] = [await newLead(newAddress()), await newLead(newAddress())]
    await answer(ofLead(other), 'To the first request', 0).expect(200)
    await admin
      .post(`${ofLead(one)}/merge`)
      .send({ ids: [other] })
      .expect(200)
    const { thread } = await read(ofLead(one))
    expect(thread.version).toBe(1)
    expect(thread.entries.map(({ text }) => text)).toContain('To the first request')
    await answer(ofLead(one), 'Seen one of them only', 0).expect(409)
    await answer(ofLead(one), 'To both', 1).expect(200)
    const [email] = await site.db('thread_entries').where({ text: 'To both' }).pluck('email')
    expect(email.thread).toHaveLength(3)
  })
})
