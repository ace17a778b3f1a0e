import { randomUUID } from 'node:crypto'
import type { LeadDetail } from '../../shared/admin/leads'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { openMail } from '../support/conversation'
import { decideAll } from '../support/decisions'
import { newAddress } from '../support/inbox'
import { sendLead, sendMessage } from '../support/lead'
import { opened } from '../support/opened'

const site = openApp()
const admin = openAdmin(site)
const mail = opened(
  () => openMail(site),
  (given) => given.close(),
)
beforeEach(() =>
  site.db.raw(
    'truncate leads, contact_messages, deliveries, outbox, confirmed_addresses, answer_templates, open_answers cascade',
  ),
)

const newLead = (workEmail: string, trap = '') => sendLead(site, { workEmail, signals: { trap } })
const newMessage = (email: string, trap = '') =>
  sendMessage(site, { name: 'Laura Benson', email, message: 'Per user?\nOr per practice?', signals: { trap } })

const ofLead = (id: string) => `/api/admin/leads/${id}`
const ofMessage = (id: string) => `/api/admin/messages/${id}`
const read = async (path: string) => (await admin.get(path).expect(200)).body as LeadDetail
const answer = (path: string, text: string, version: number) => {
  const act = path.includes('/leads/') ? 'answerLead' : 'answerMessage'
  return perform(admin, act, path.split('/').at(-1), { subject: 'Re: Prices', text, author: 'Ann', version })
}
const header = ({ raw }: { raw: string }, name: string) =>
  new RegExp(`^${name}: ((?:.*\\r\\n[ \\t])*.*)`, 'im').exec(raw)?.[1]?.replace(/\s+/g, ' ')

describe('an answer', () => {
  it('to a message is sent as a person wrote it, with the question below it, and marks it as answered', async () => {
    const to = newAddress()
    const path = ofMessage(await newMessage(to))
    const { thread } = await read(path)
    expect(thread).toMatchObject({ version: 0, subject: 'Re: Prices', text: 'Hello Laura,\n\n', to, closed: '' })
    const text = 'Hello Laura,\n\n**Per user**: see [prices](https://guide.example/emr).'
    const sent = await answer(path, text, 0).expect(200)
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

it('the conversations of leads are shown as one after a merge, and whoever answers sees both', async () => {
  const [one, other] = [await newLead(newAddress()), await newLead(newAddress())]
  await answer(ofLead(other), 'To the first request', 0).expect(200)
  await perform(admin, 'mergeLeads', one, { ids: [other] }).expect(200)
  const { thread } = await read(ofLead(one))
  expect(thread.version).toBe(1)
  expect(thread.entries.map(({ text }) => text)).toContain('To the first request')
  await answer(ofLead(one), 'Seen one of them only', 0).expect(409)
  await answer(ofLead(one), 'To both', 1).expect(200)
  const [email] = await site.db('thread_entries').where({ text: 'To both' }).pluck('email')
  expect(email.thread).toHaveLength(3)
})

const create = (name: string, text = 'Hello {firstName},\n\nthank you.') =>
  perform(admin, 'createTemplate', { name, text })
const tab = (digit: string) => digit.repeat(32)

describe('templates of answers', () => {
  it('are created, listed by name, edited if the seen version is current, and deleted', async () => {
    const { body: one } = await create('Zones').expect(200)
    await create('First question').expect(200)
    const names = async () =>
      (await perform(admin, 'listTemplates').expect(200)).body.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['First question', 'Zones'])
    const changed = { name: 'Prices', text: 'New', version: 0 }
    const saved = await perform(admin, 'changeTemplate', one.id, changed).expect(200)
    expect(saved.body).toMatchObject({ name: 'Prices', text: 'New', version: 1 })
    await perform(admin, 'changeTemplate', one.id, { name: 'Mine', text: 'Old', version: 0 }).expect(409)
    expect((await admin.get(`/api/admin/answer-templates/${one.id}`).expect(200)).body).toEqual(saved.body)
    await perform(admin, 'removeTemplate', one.id).expect(204)
    await perform(admin, 'removeTemplate', one.id).expect(404)
    expect(await names()).toEqual(['First question'])
  })

  it('have unique names, ignoring case, even when saved at the same time', async () => {
    const answers = await Promise.all(['Prices', 'prices', 'PRICES'].map((name) => create(name)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body: other } = await create('Other').expect(200)
    await perform(admin, 'changeTemplate', other.id, { name: 'Prices', text: 'x', version: 0 }).expect(409)
  })

  it("are inserted through the page's address alone, without turning visitors' words into Markdown", async () => {
    const id = await sendLead(site, { firstName: 'Zoë', organizationName: 'North *Side* [clinic](https://x.example)' })
    const { body: template } = await create('Both', 'Hello {firstName}, how is {organization}?').expect(200)
    const page = await admin.get(`/admin/leads/${id}?template=${template.id}&status=new`).expect(200)
    expect(page.text).toContain('Hello Zoë, how is North \\*Side\\* \\[clinic\\](https://x.example)?</textarea>')
    expect(page.text).toMatch(/<details[^>]*id="answer"[^>]* open=""/)
    expect(page.text).toMatch(/<input type="hidden"[^>]*name="status"[^>]*value="new"/)
    const gone = await admin.get(`/admin/leads/${id}?template=${randomUUID()}`).expect(200)
    expect(gone.text).toContain('Hello Zoë,\n\n</textarea>')
  })

  it('can also be managed by pages without scripts', async () => {
    const post = (fields: object, path = '') => admin.post(`/admin/templates${path}`).type('form').send(fields)
    const form = { intent: 'create', name: 'Thanks', text: 'Thank you.' }
    await post(form).expect(302)
    expect((await post({ ...form, text: 'Another' }).expect(409)).text).toContain('Another</textarea>')
    const [id] = await site.db('answer_templates').pluck('id')
    const save = { intent: 'save', name: 'Thanks', text: 'Thanks!', version: 0 }
    await post(save, `/${id}`).expect(302)
    const late = await post({ ...save, text: 'Mine' }, `/${id}`).expect(409)
    expect(late.text).toContain('What was saved in the meantime')
    expect(late.text).toContain('Mine</textarea>')
    await post({ intent: 'remove' }, `/${id}`).expect(302)
    await admin.get(`/admin/templates/${id}`).expect(404)
  })
})

describe('an answer that is being written', () => {
  const tell = (id: string, name: string, isOpen: boolean) =>
    admin.post(`/api/admin/leads/${id}/open-answer`).send({ tab: name, isOpen })

  it('is shown in other tabs until it is closed or silent for half a minute', async () => {
    const id = await sendLead(site)
    const othersOf = async (name: string, isOpen = false) => (await tell(id, name, isOpen).expect(200)).body.others
    const onPage = async () => (await admin.get(ofLead(id))).body.thread.othersWriting
    expect([await othersOf(tab('a'), true), await othersOf(tab('a'), true)]).toEqual([false, false])
    expect([await othersOf(tab('b')), await onPage()]).toEqual([true, true])
    expect([await othersOf(tab('b'), true), await othersOf(tab('a'), true)]).toEqual([true, true])
    expect([await othersOf(tab('a')), await othersOf(tab('b'))]).toEqual([true, false])
    await othersOf(tab('a'), true)
    await site.db('open_answers').update({ seen_at: site.db.raw(`now() - interval '31 seconds'`) })
    expect([await othersOf(tab('b')), await onPage()]).toEqual([false, false])
    await othersOf(tab('b'), true)
    expect(await othersOf(tab('a'))).toBe(true)
    await site.db('open_answers').update({ seen_at: site.db.raw(`now() - interval '2 minutes'`) })
    await tell(randomUUID(), tab('c'), false).expect(200)
    expect(await site.db('open_answers')).toEqual([])
    await tell(randomUUID(), 'no name of a tab', true).expect(422)
    await tell('no-id', tab('a'), true).expect(404)
  })
})
