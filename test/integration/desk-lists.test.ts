import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { eraseOldSubmissions } from '../../server/submissions/retention'
import type { LeadDetail, LeadPage } from '../../shared/admin/leads'
import type { MessagePage } from '../../shared/admin/messages'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { sendLead, sendMessage } from '../support/lead'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() =>
  site.db.raw('truncate leads, contact_messages, deliveries, outbox, confirmed_addresses, saved_views cascade'),
)

let minute = 0
/** Has it arrive a minute after the one before. */
async function inOrder(table: string, id: string): Promise<string> {
  minute += 1
  await site
    .db(table)
    .where({ id })
    .update({ created_at: new Date(Date.UTC(2026, 0, 5, 12, minute)) })
  return id
}
const submitted = async (answers: object = {}, signals: object = {}) =>
  inOrder('leads', await sendLead(site, { ...answers, signals }))
const sent = async (subject: string) => inOrder('contact_messages', await sendMessage(site, { subject }))

const machine = { trap: 'x', elapsedMs: 100 }
const read = async (id: string): Promise<LeadDetail> => (await admin.get(`/api/admin/leads/${id}`).expect(200)).body
const listed = async (query = ''): Promise<LeadPage> => (await admin.get(`/api/admin/leads?${query}`).expect(200)).body
const change = (id: string, changes: object) => admin.patch(`/api/admin/leads/${id}`).send(changes).expect(200)
const neighbors = async (id: string, query = '') =>
  (await admin.get(`/api/admin/leads/${id}/neighbors?${query}`).expect(200)).body

describe('moving from lead to lead', () => {
  it('follows the list from which a lead was opened, in its order and with its filters', async () => {
    const [first, second, third] = [
      await submitted({ industry: 'autism' }),
      await submitted(),
      await submitted({ industry: 'autism' }),
    ]
    expect(await neighbors(second)).toEqual({ previous: first, next: third, part: 0 })
    expect(await neighbors(second, 'sort=newest')).toMatchObject({ previous: third, next: first })
    expect(await neighbors(first, 'industry=autism')).toMatchObject({ previous: null, next: third })
    expect(await neighbors(first, 'search=northside&status=open')).toMatchObject({ previous: null, next: second })
  })

  it('keeps its place while the lead is worked on, even if it has left the list', async () => {
    const [first, second, third] = [await submitted(), await submitted(), await submitted()]
    await change(second, { status: 'closed' })
    expect(await neighbors(second, 'part=0')).toEqual({ previous: first, next: third, part: 0 })
    expect(await neighbors(second, 'status=open')).toMatchObject({ previous: first, next: third })
    // Opened directly, it is at its present position: after those that wait.
    expect(await neighbors(second)).toEqual({ previous: third, next: null, part: 1 })
  })

  it("continues past the ends of the list's parts, with spam last", async () => {
    const [spam, done, open] = [await submitted({}, machine), await submitted(), await submitted()]
    await change(done, { status: 'answered' })
    expect(await neighbors(open)).toMatchObject({ previous: null, next: done })
    expect(await neighbors(done)).toMatchObject({ previous: open, next: spam })
    expect(await neighbors(spam)).toEqual({ previous: done, next: null, part: 2 })
  })

  it('leaves spam out where the list does', async () => {
    const [spam, first, second] = [await submitted({}, machine), await submitted(), await submitted()]
    expect(await neighbors(second, 'spam=no')).toEqual({ previous: first, next: null, part: 0 })
    expect(await neighbors(spam, 'spam=no')).toMatchObject({ previous: null, next: first })
    const { body } = await admin.get('/api/admin/leads?spam=no').expect(200)
    expect(body.leads.map(({ id }: { id: string }) => id)).toEqual([first, second])
  })

  it('works for messages, too', async () => {
    const [first, second, third] = [await sent('One'), await sent('Two'), await sent('Three')]
    await admin.patch(`/api/admin/messages/${first}`).send({ status: 'spam' }).expect(200)
    const around = async (id: string, query = '') =>
      (await admin.get(`/api/admin/messages/${id}/neighbors?${query}`).expect(200)).body
    expect(await around(third)).toEqual({ previous: second, next: first, part: 0 })
    expect(await around(third, 'spam=no')).toEqual({ previous: second, next: null, part: 0 })
    expect(await around(third, 'search=three')).toMatchObject({ previous: null, next: null })
    for (const id of [randomUUID(), 'x']) await admin.get(`/api/admin/messages/${id}/neighbors`).expect(404)
  })
})

describe('the lists', () => {
  it('show the answers that decide between leads', async () => {
    await submitted({ estimatedMonthlyBudget: '<b>$60</b>', currentEmr: 'kipu' })
    expect((await listed()).leads).toMatchObject([{ estimatedMonthlyBudget: '<b>$60</b>', currentEmr: 'kipu' }])
    expect((await admin.get('/admin/leads').expect(200)).text).toContain('&lt;b&gt;$60&lt;/b&gt;')
  })

  it('leave spam out of their pages until a status or a search asks for it', async () => {
    await submitted({ organizationName: 'Real Clinic' })
    await submitted({ organizationName: 'Fake Clinic' }, machine)
    const page = async (query: string) => (await admin.get(`/admin/leads${query}`).expect(200)).text
    expect(await page('')).not.toContain('Fake Clinic')
    for (const query of ['?status=spam', '?search=clinic']) expect(await page(query)).toContain('Fake Clinic')
    expect((await listed()).total).toBe(2)
  })
})

const messages = async (query: string): Promise<MessagePage> => (await admin.get(`/api/admin/messages?${query}`)).body

it('lists messages by status and search, new ones first, and counts all', async () => {
  const answered = await sendMessage(site, { subject: 'Old' })
  await sendMessage(site, { subject: '100% sure', signals: machine })
  await sendMessage(site)
  await admin.patch(`/api/admin/messages/${answered}`).send({ status: 'answered' }).expect(200)
  const page = await messages('')
  expect(page.messages.map(({ subject }) => subject)).toEqual(['Prices', '100% sure', 'Old'])
  expect(page.counts).toEqual({ new: 1, answered: 1, closed: 0, spam: 1, overdue: 0 })
  expect((await messages('status=spam&search=100%25')).total).toBe(1)
  expect((await messages('search=_')).total).toBe(0)
  expect((await messages('page=2')).messages).toEqual([])
})

describe('the promise of an answer within 24 hours', () => {
  const age = (id: string, interval: string) =>
    site.db.raw('update contact_messages set created_at = now() - ?::interval where id = ?', [interval, id])

  it('is shown on each message, and overdue ones have their own list, whatever the time of day', async () => {
    const [late, timely, answered] = [
      await sendMessage(site, { subject: 'Late' }),
      await sendMessage(site),
      await sendMessage(site),
    ]
    await age(late, '24 hours 1 minute')
    await age(timely, '23 hours 59 minutes')
    await age(answered, '3 days')
    await admin.patch(`/api/admin/messages/${answered}`).send({ status: 'answered' }).expect(200)
    const page = await messages('status=overdue')
    expect(page.messages).toMatchObject([{ id: late, overdue: true }])
    expect(page).toMatchObject({ total: 1, counts: { new: 2, overdue: 1 } })
    const { body } = await admin.get(`/api/admin/messages/${timely}`).expect(200)
    expect(body.overdue).toBe(false)
    expect(Date.parse(body.dueAt) - Date.parse(body.createdAt)).toBe(24 * 3_600_000)
    expect((await perform(admin, 'getOverview').expect(200)).body.messages).toEqual({ new: 2, overdue: 1 })
    const html = (await admin.get('/admin/messages').expect(200)).text
    expect(html).toContain('2 new, 1 overdue. We aim to answer within 24 hours.')
    expect(html.match(/>Was due /g)).toHaveLength(1)
  })

  it('starts again when the visitor replies to an answer', async () => {
    const id = await sendMessage(site)
    await age(id, '3 days')
    await site.db('contact_messages').where({ id }).update({ reopened_at: new Date() })
    expect((await messages('')).messages[0]).toMatchObject({ overdue: false })
    expect((await messages('status=overdue')).total).toBe(0)
    await site.db.raw(`update contact_messages set reopened_at = now() - interval '25 hours'`)
    expect((await messages('status=overdue')).messages).toMatchObject([{ id, overdue: true }])
  })
})

describe('requests of one visitor', () => {
  const merge = (id: string, ids: string[]) => admin.post(`/api/admin/leads/${id}/merge`).send({ ids })

  it('appear as one lead after a merge, with all answers, notes, and emails, and once in lists', async () => {
    const [kept, other] = [
      await submitted(),
      await submitted({ organizationDescription: 'Second words: sliding scale' }),
    ]
    await admin.post(`/api/admin/leads/${other}/notes`).send({ text: 'Called' }).expect(201)
    const { body } = await merge(kept, [other]).expect(200)
    expect(body.act).toEqual(expect.any(String))
    const lead = await read(kept)
    expect(lead.merged).toMatchObject([{ id: other, organizationDescription: 'Second words: sliding scale' }])
    expect(lead.history.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Called', 'Merged with the request of Northside Counseling']),
    )
    expect(lead.emails.filter(({ kind }) => kind === 'lead-team')).toHaveLength(2)
    expect(lead.duplicates).toEqual([])

    const list = await listed()
    expect(list.leads.map(({ id }) => id)).toEqual([kept])
    expect(list.counts).toMatchObject({ new: 1, closed: 0, open: 1 })
    expect((await listed('search=sliding')).leads).toMatchObject([{ id: other, mergedInto: kept }])
    expect((await admin.get('/api/admin/leads.csv').expect(200)).text).toContain(`${kept},${other}`)
  })

  it('are separate again after undoing, each with its former status', async () => {
    const [kept, open, answered] = [await submitted(), await submitted(), await submitted()]
    await change(answered, { status: 'answered' })
    const { body } = await merge(kept, [open, answered, kept]).expect(200)
    expect((await listed()).leads).toHaveLength(1)
    await admin.delete(`/api/admin/lead-changes/${body.act}`).expect(200)
    expect((await listed()).leads.map(({ id, status, mergedInto }) => [id, status, mergedInto])).toEqual([
      [kept, 'new', null],
      [open, 'new', null],
      [answered, 'answered', null],
    ])
  })

  it('move along when their target is merged, and cannot be a target themselves', async () => {
    const [first, second, third] = [await submitted(), await submitted(), await submitted()]
    await merge(second, [third]).expect(200)
    await merge(third, [first]).expect(409)
    await merge(first, [second]).expect(200)
    expect((await read(first)).merged.map(({ id }) => id)).toEqual([second, third])
    await merge(first, [randomUUID()]).expect(404)
    await merge(randomUUID(), [first]).expect(404)
    await merge(first, []).expect(422)
  })

  it('are erased together by a person, and separated if only the target is too old', async () => {
    const [kept, other, third] = [await submitted(), await submitted(), await submitted()]
    await merge(kept, [other]).expect(200)
    await admin.delete(`/api/admin/leads/${kept}`).expect(204)
    await admin.get(`/api/admin/leads/${other}`).expect(404)
    expect((await listed()).leads.map(({ id }) => id)).toEqual([third])

    const late = await submitted()
    await merge(third, [late]).expect(200)
    await site.db('leads').where({ id: late }).update({ created_at: new Date() })
    await eraseOldSubmissions({ config: { leadRetentionDays: 1 }, db: site.db, logger: pino({ level: 'silent' }) })
    expect((await listed()).leads).toMatchObject([{ id: late, mergedInto: null }])
  })

  it('and their messages link to each other', async () => {
    const lead = await submitted()
    const email = 'ANA@northside.example'
    const ids = [await sendMessage(site, { email }), await sendMessage(site, { email, subject: 'Again' })]
    expect((await read(lead)).messages.map(({ subject }) => subject)).toEqual(['Again', 'Prices'])
    const { body } = await admin.get(`/api/admin/messages/${ids[0]}`).expect(200)
    expect(body.leads).toMatchObject([{ id: lead, organizationName: 'Northside Counseling' }])
    expect(body.others).toMatchObject([{ id: ids[1], subject: 'Again' }])
  })
})

describe('saved views', () => {
  const save = (view: object) => perform(admin, 'saveView', view)
  const views = async (list: string) => (await perform(admin, `listViews?list=${list}`).expect(200)).body

  it('are saved by name, replaced under the same name, removed, and saved again', async () => {
    await save({ list: 'leads', name: 'Mine', query: 'status=open&owner=Kim&page=3&nonsense=1' }).expect(200)
    const { body } = await save({ list: 'leads', name: ' mine ', query: 'owner=Kim' }).expect(200)
    await save({ list: 'messages', name: 'Mine', query: 'status=new' }).expect(200)
    expect(await views('leads')).toEqual([{ id: body.id, name: 'mine', query: 'owner=Kim' }])
    const removed = await perform(admin, 'removeView', body.id).expect(200)
    expect(removed.body).toEqual({ id: body.id, name: 'mine', query: 'owner=Kim', list: 'leads' })
    await perform(admin, 'removeView', body.id).expect(404)
    expect([await views('leads'), (await views('messages')).length]).toEqual([[], 1])
  })

  it("keep only the list's own query keys", async () => {
    const { body } = await save({ list: 'leads', name: 'A', query: 'status=open&page=3&after=x&nonsense=1&sort=luck' })
    expect(body.query).toBe('status=open')
  })

  it('are limited to fifty per list, however many are saved concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, at) => save({ list: 'leads', name: `View ${at}`, query: '' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  })
})

it('counts rows added since a given time, without spam', async () => {
  const since = new Date(Date.now() - 1_000).toISOString()
  for (const signals of [{}, machine]) await sendLead(site, { signals })
  const arrivals = async (moment: string) => (await admin.get(`/api/admin/arrivals?since=${moment}`).expect(200)).body
  expect(await arrivals(since)).toEqual({ leads: 1, messages: 0 })
  expect(await arrivals(new Date(Date.now() + 60_000).toISOString())).toEqual({ leads: 0, messages: 0 })
})
