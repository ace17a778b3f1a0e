import request from 'supertest'
import type { Overview } from '../../shared/admin/overview'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { leadOf, sendLead } from '../support/lead'

const site = openApp()
const admin = openAdmin(site)

const arrival = {
  landingPage: '/blog/best-ehr-psychiatry',
  referrer: 'https://www.google.com/search',
  campaign: 'newsletter / email',
  pagesRead: ['/blog/best-ehr-psychiatry', '/emr/kipu'],
}

const submitted = (further: object) => sendLead(site, further)

it("stores how a lead's visit arrived, and shows it on its page, in the export, and in search", async () => {
  const id = await submitted({ arrival })
  const { body } = await admin.get(`/api/admin/leads/${id}`).expect(200)
  expect(body.arrival).toEqual({
    landingPage: '/blog/best-ehr-psychiatry',
    referrerHost: 'google.com',
    campaign: 'newsletter / email',
    pagesRead: ['/blog/best-ehr-psychiatry', '/emr/kipu'],
  })
  const { text } = await admin.get('/api/admin/leads.csv').expect(200)
  expect(text).toContain('Referrer,Campaign,Landing page,Pages read,')
  expect(text).toContain('google.com,newsletter / email,/blog/best-ehr-psychiatry,/blog/best-ehr-psychiatry /emr/kipu,')
  for (const term of ['google.com', 'newsletter'])
    expect((await admin.get(`/api/admin/leads?search=${term}`).expect(200)).body.total).toBe(1)
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
  await site.db.raw('truncate leads cascade')
  const [first, second, old] = [await submitted({ arrival }), await submitted({}), await submitted({ arrival })]
  await submitted({ arrival, signals: { trap: 'x' } })
  await site
    .db('leads')
    .where({ id: old })
    .update({ created_at: site.db.raw(`now() - interval '10 days'`) })
  expect(new Set([first, second, old]).size).toBe(3)
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
