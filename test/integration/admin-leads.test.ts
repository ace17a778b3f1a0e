import request from 'supertest'
import type { LeadDetail, LeadPage } from '../../shared/admin/leads'
import type { Overview } from '../../shared/admin/overview'
import { leadSchema } from '../../shared/leads/schema'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { decideAll } from '../support/decisions'
import { leadOf, sendLead } from '../support/lead'
import { draftLetter } from '../support/letter'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db.raw('truncate leads, deliveries, outbox, confirmed_addresses cascade'))

const machine = { trap: 'x', elapsedMs: 100 }
const submitted = (answers: object = {}, signals: object = {}) => sendLead(site, { ...answers, signals })

const read = async (id: string): Promise<LeadDetail> => (await admin.get(`/api/admin/leads/${id}`).expect(200)).body
const change = (id: string, changes: object) => admin.patch(`/api/admin/leads/${id}`).send(changes)
const send = (id: string, draftVersion: unknown) => perform(admin, 'sendRecommendation', id, { draftVersion })
const listed = async (query: string): Promise<LeadPage> =>
  (await admin.get(`/api/admin/leads?${query}`).expect(200)).body
const namesOf = ({ leads }: LeadPage) => leads.map(({ organizationName }) => organizationName)
const arrived = (id: string, createdAt: string | Date) =>
  site.db('leads').where({ id }).update({ created_at: createdAt })
const emailKinds = async () => (await site.db('deliveries').orderBy('kind')).map(({ kind }) => kind)

it('the list of leads can be filtered by status, view, industry, and owner, with counts', async () => {
  const [late, answered] = [await submitted({ organizationName: 'Late' }), await submitted({ industry: 'autism' })]
  await submitted({ organizationName: 'Fresh' })
  await submitted({ organizationName: 'Robot' }, machine)
  await arrived(late, '2024-01-02T12:00:00Z')
  await arrived(answered, '2024-01-02T12:00:00Z')
  await change(answered, { status: 'answered', owner: ' Kim ' }).expect(200)

  const page = await listed('')
  expect(page).toMatchObject({ total: 4, page: 1, owners: ['Kim'], timeZone: 'America/New_York' })
  expect(page.counts).toEqual({ new: 2, 'in-review': 0, answered: 1, closed: 0, spam: 1, open: 2, overdue: 1 })
  expect(namesOf(page)).toEqual(['Late', 'Fresh', 'Northside Counseling', 'Robot'])
  expect(page.leads[0]).toMatchObject({ dueDay: '2024-01-04', overdue: true, status: 'new', owner: '' })
  expect(page.leads[2]).toMatchObject({ overdue: false, owner: 'Kim' })

  expect(namesOf(await listed('status=overdue'))).toEqual(['Late'])
  expect(namesOf(await listed('status=open'))).toEqual(['Late', 'Fresh'])
  expect(namesOf(await listed('status=spam'))).toEqual(['Robot'])
  expect(namesOf(await listed('spam=no'))).toEqual(['Late', 'Fresh', 'Northside Counseling'])
  expect((await listed('industry=autism&owner=Kim')).total).toBe(1)
  expect(namesOf(await listed('owner=-&sort=organization'))).toEqual(['Fresh', 'Late', 'Robot'])
  expect(namesOf(await listed('sort=newest'))[0]).toBe('Robot')
})

describe('a lead', () => {
  it('is shown with every answer, the draft from the catalogue, its emails, and its due day', async () => {
    const id = await submitted()
    await arrived(id, '2026-07-01T16:00:00Z')
    const lead = await read(id)
    expect(lead).toMatchObject(leadOf())
    // Friday, July 3, is the observed holiday, because July 4 is a Saturday.
    expect(lead).toMatchObject({ status: 'new', dueDay: '2026-07-06', spamReasons: [], recommendationSentAt: null })
    const answers = leadSchema.parse(leadOf())
    expect(lead.draft).toMatchObject({
      text: draftLetter(answers, 'https://guide.example'),
      version: 0,
      savedAt: null,
    })
    expect(lead.draft.text).toMatch(/^1\. .*: https:\/\/guide\.example\/emr\/\w+$/m)
    expect(lead.emails).toMatchObject([
      { kind: 'lead-confirmation', state: 'pending', attempts: 0, lastError: null },
      { kind: 'lead-team', state: 'pending' },
    ])
  })

  it('lists others with the same email address, phone number, or organization, however written', async () => {
    const id = await submitted({ organizationName: 'The Harbor & Sons, Inc.', phoneNumber: '+1 (555) 010-0199' })
    await submitted({ workEmail: 'ANA@Northside.example', organizationName: 'A', phoneNumber: '+1 555 0900 001' })
    await submitted({ workEmail: 'b@b.example', organizationName: 'B', phoneNumber: '555.010.0199 ext. 12' })
    await submitted({ workEmail: 'c@c.example', organizationName: 'harbor and sons', phoneNumber: '555 010 0777' })
    await submitted({ workEmail: 'd@d.example', organizationName: 'Harbor', phoneNumber: '12' })
    const { duplicates } = await read(id)
    expect(duplicates.map(({ organizationName, common }) => [organizationName, common])).toEqual([
      ['harbor and sons', ['organization']],
      ['B', ['phone number']],
      ['A', ['email address']],
    ])
  })
})

describe('the recommendation', () => {
  it('is sent once, with the text that was seen, and marks the lead as answered', async () => {
    const id = await submitted()
    await decideAll(admin, id)
    const saved = await change(id, { draft: 'Take Opus.', draftVersion: 0 }).expect(200)
    expect(saved.body.draft).toMatchObject({ text: 'Take Opus.', version: 1, savedAt: expect.any(String) })
    const sent = await send(id, 1).expect(200)
    expect(sent.body).toMatchObject({ status: 'answered', recommendationSentAt: expect.any(String) })
    expect(await emailKinds()).toEqual(['lead-confirmation', 'lead-recommendation', 'lead-team'])
    expect(await site.db('outbox')).toHaveLength(3)

    const again = await send(id, 1)
    expect([again.status, again.body.detail]).toEqual([409, expect.stringContaining(sent.body.recommendationSentAt)])
    await change(id, { draft: 'Other', draftVersion: 1 }).expect(409)
    expect(await emailKinds()).toHaveLength(3)
  })

  it('is sent as one email when many requests send it at once', async () => {
    const id = await submitted()
    await decideAll(admin, id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(id, 0)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await site.db('deliveries').where({ kind: 'lead-recommendation' })).toHaveLength(1)
    expect(await site.db('outbox')).toHaveLength(3)
  })

  it('sends the current computed text if nobody has edited it', async () => {
    const id = await submitted()
    await decideAll(admin, id)
    const { draft } = await read(id)
    await send(id, 0).expect(200)
    expect((await site.db('leads').where({ id }).first()).draft).toBe(draft.text)
  })

  it('cannot be sent for a lead marked as spam', async () => {
    await send(await submitted({}, machine), 0).expect(409)
    expect(await emailKinds()).toEqual([])
  })
})

it('the export has every matching lead in a spreadsheet format, without formulas', async () => {
  const hostile = ['=HYPERLINK("http://x.example")', '+1 555', '-2+3', '@SUM(1)', '\t=1', '"quoted", and, commas']
  for (const organizationName of hostile) await submitted({ organizationName, firstName: 'Zoë' })
  await submitted({ organizationName: 'Robot' }, machine)
  const { headers, text } = await admin.get('/api/admin/leads.csv?status=new').expect(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/^attachment; filename=leads-\d{4}-\d\d-\d\d\.csv$/)
  expect(text.startsWith('\uFEFFReceived (UTC),Status,')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text).toContain('"\'=HYPERLINK(""http://x.example"")"')
  expect(text).toContain('"""quoted"", and, commas"')
  expect(text).toContain('Zoë')
  expect(text).toContain(',2–10,')
  expect(text).not.toContain('Robot')
  expect(text).not.toMatch(/(^|,|\r\n)"?[=+\-@\t]/)
})

const arrival = {
  landingPage: '/blog/best-ehr-psychiatry',
  referrer: 'https://www.google.com/search',
  campaign: 'newsletter / email',
  pagesRead: ['/blog/best-ehr-psychiatry', '/emr/kipu'],
}

it("stores how a lead's visit arrived, and shows it on its page, in the export, and in search", async () => {
  const id = await submitted({ arrival })
  expect((await read(id)).arrival).toEqual({
    ...{ landingPage: arrival.landingPage, referrerHost: 'google.com', campaign: arrival.campaign },
    pagesRead: arrival.pagesRead,
  })
  const { text } = await admin.get('/api/admin/leads.csv').expect(200)
  expect(text).toContain('Referrer,Campaign,Landing page,Pages read,')
  expect(text).toContain('google.com,newsletter / email,/blog/best-ehr-psychiatry,/blog/best-ehr-psychiatry /emr/kipu,')
  for (const term of ['google.com', 'newsletter']) expect((await listed(`search=${term}`)).total).toBe(1)
  expect((await admin.get(`/admin/leads/${id}`).expect(200)).text).toContain('/blog/best-ehr-psychiatry → /emr/kipu')
})

it('accepts a lead with an invalid arrival, and the same answers with the same key make one lead', async () => {
  for (const wrong of ['{', 7, null, [], { pagesRead: 'x', landingPage: '\0' }]) await submitted({ arrival: wrong })
  const key = 'the-key-of-one-visit'
  const send = (sent: object) =>
    request(site.app)
      .post('/api/leads')
      .set('Idempotency-Key', key)
      .send({ ...leadOf(), ...sent })
      .expect(201)
  expect((await send({ arrival })).body.id).toBe((await send({})).body.id)
})

it('stores only the referring site for a form sent without scripts, and none of our own pages', async () => {
  const form = async (referrer: string) =>
    (await request(site.app).get('/get-recommendation').set('Referer', referrer).expect(200)).text
  expect(await form('https://news.example/a?secret=1')).toContain('name="referrer" value="https://news.example"')
  // Peers S7: the link was in an app.
  expect(await form('android-app://com.google.android.gm/')).toContain('value="android-app://com.google.android.gm"')
  expect(await form('https://guide.example/vendors')).toContain('name="referrer" value=""')
})

it('counts leads by source, page, and campaign, compared with the previous period', async () => {
  const [old] = [await submitted({ arrival }), await submitted({ arrival }), await submitted()]
  await submitted({ arrival }, { trap: 'x' })
  await arrived(old, new Date(Date.now() - 10 * 86_400_000))
  await site.db.raw(`insert into page_view_sources (day, source, count) values (current_date, 'google.com', 8)`)
  await site.db.raw(
    `insert into page_views (day, path, count) values (current_date, '/emr/kipu', 4), (current_date - 10, '/emr/kipu', 6)`,
  )
  const { body } = await perform(admin, 'getOverview?days=7').expect(200)
  const { leadSources, leadPages, campaigns, before, funnel }: Overview = body
  expect(leadSources).toEqual([
    { name: 'direct', leads: 1, of: 0 },
    { name: 'google.com', leads: 1, of: 8 },
  ])
  expect(leadPages).toEqual([
    { name: '/blog/best-ehr-psychiatry', leads: 1, of: 0 },
    { name: '/emr/kipu', leads: 1, of: 4 },
  ])
  expect(campaigns).toEqual([{ name: 'newsletter / email', count: 1 }])
  expect([funnel.leads, before.leads, before.views]).toEqual([2, 1, 6])
})
