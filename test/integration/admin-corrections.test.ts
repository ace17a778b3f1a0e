import request from 'supertest'
import { readLedger } from '../../operations/ledger-report'
import type { CorrectionDetail, CorrectionPage } from '../../shared/admin/corrections'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { correctionOf } from '../support/lead'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db.raw('truncate corrections, published_corrections, deliveries, outbox cascade'))

async function reported(answers: object = {}, trap = ''): Promise<string> {
  const correction = correctionOf({ message: 'Eve Secretname says that it was dropped.', ...answers })
  const sent = { ...correction, signals: { trap, elapsedMs: 9_000 } }
  return (await request(site.app).post('/api/corrections').send(sent).expect(201)).body.id
}

const listed = async (query = ''): Promise<CorrectionPage> =>
  (await perform(admin, `listCorrections?${query}`).expect(200)).body
const read = async (id: string): Promise<CorrectionDetail> =>
  (await perform(admin, 'getCorrection', id).expect(200)).body
const decide = (id: string, decision: string, reason: unknown = 'Video visits were dropped in May 2026.', seen = '') =>
  perform(admin, 'decideCorrection', id, { decision, reason, seen })
const kinds = () => site.db('deliveries').orderBy('created_at').pluck('kind')
const feed = async () => (await request(site.app).get('/changes.xml').expect(200)).text

describe('the list of reports', () => {
  it('shows new ones first, counts by status, and can be searched by system, value, words, and address', async () => {
    const declined = await reported({ vendor: 'epic', field: 'certification.chplNumber', message: 'Émigré' })
    await reported({ vendor: 'opus' }, 'x')
    const fresh = await reported()
    await decide(declined, 'declined', 'The listing shows this number.').expect(200)
    const { corrections, counts } = await listed()
    expect(corrections.map(({ vendor, status }) => `${vendor} ${status}`)).toEqual([
      'kareo new',
      'opus spam',
      'epic declined',
    ])
    expect(counts).toEqual({ new: 1, accepted: 0, declined: 1, spam: 1 })
    expect(corrections[0]).toMatchObject({ id: fresh, label: 'Telehealth', vendorName: expect.stringMatching(/Kareo/) })
    const found = { kareo: 1, tele: 2, CHPL: 1, emigre: 1, 'eve@northside.example': 3, 'listing shows': 1, _: 0 }
    for (const [search, total] of Object.entries(found))
      expect([search, (await listed(`search=${encodeURIComponent(search)}`)).total]).toEqual([search, total])
    expect((await listed('status=spam')).total).toBe(1)
    expect((await perform(admin, 'getOverview').expect(200)).body.corrections).toEqual({ new: 1 })
  })

  it('has keyset pages, and its export is complete and free of formulas', async () => {
    for (let count = 0; count < 27; count += 1) await reported({ message: `=${count}` })
    const first = await listed()
    expect([first.corrections.length, first.total]).toEqual([25, 27])
    const second = await listed(`after=${first.next}`)
    const ids = [...first.corrections, ...second.corrections].map(({ id }) => id)
    expect(new Set(ids).size).toBe(27)
    const { text, headers } = await admin.get('/api/admin/corrections.csv').expect(200)
    expect(headers['content-disposition']).toMatch(/attachment; filename=corrections-\d{4}-\d\d-\d\d\.csv$/)
    const rows = text.trim().split('\r\n')
    expect(rows).toHaveLength(28)
    expect(rows[0]).toContain('Received (UTC),Status,System,Value,Key,What is wrong')
    expect(rows.filter((row) => /,=\d/.test(row))).toEqual([])
    expect(text).toContain(",'=26,")
  })
})

describe('a report', () => {
  it("is shown with the catalogue's value, the reported source, and the emails", async () => {
    const detail = await read(await reported())
    expect(detail.fact).toMatchObject({ lines: [expect.any(String)], basis: expect.any(String) })
    expect(detail).toMatchObject({ reason: '', decidedAt: null, doneIn: null, email: 'eve@northside.example' })
    expect(detail.emails).toMatchObject([{ kind: 'correction-team', state: 'pending' }])
  })

  it('that is accepted is published with our sentence and nothing from the visitor, and answered once', async () => {
    const id = await reported()
    const { body } = await decide(id, 'accepted', ' Video visits <b>were</b>\n\u202edropped.\u0007 ').expect(200)
    expect(body).toMatchObject({ status: 'accepted', reason: 'Video visits <b>were</b> dropped.' })
    const xml = await feed()
    expect(xml).toContain('Video visits &lt;b&gt;were&lt;/b&gt; dropped.\nThe value changes with the next version')
    expect(xml).toContain(`/changes#correction-${id}`)
    expect(xml).not.toMatch(/Secretname|eve@|vendor\.example/)
    await decide(id, 'accepted', 'Dropped in May.', body.decidedAt).expect(200)
    expect(await feed()).toContain('Dropped in May.')
    expect(await kinds()).toEqual(['correction-team', 'correction-accepted'])
    expect(await site.db('outbox')).toHaveLength(2)
    expect((await readLedger(site.db)).faults).toEqual([])
  })

  it('that is declined after being accepted is no longer published, and the visitor gets an email about it', async () => {
    const id = await reported()
    const { body } = await decide(id, 'accepted').expect(200)
    await decide(id, 'declined', 'The vendor shows it again.', body.decidedAt).expect(200)
    expect(await feed()).not.toContain(id)
    expect(await kinds()).toEqual(['correction-team', 'correction-accepted', 'correction-declined'])
    const { history } = await read(id)
    expect(history.map(({ text }) => text)).toEqual([
      'Status: Accepted → Declined: The vendor shows it again.',
      'Status: New → Accepted: Video visits were dropped in May 2026.',
    ])
  })

  it('without an email address is decided without an email to anyone', async () => {
    await decide(await reported({ email: '' }), 'accepted').expect(200)
    expect(await kinds()).toEqual(['correction-team'])
  })

  it('is decided by only one of many concurrent requests, and the others get a conflict', async () => {
    const id = await reported()
    const all = await Promise.all(['accepted', 'declined', 'accepted', 'declined'].map((one) => decide(id, one)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await kinds()).toHaveLength(2)
    await decide(id, 'declined', 'Too late.', '2026-01-01T00:00:00.000Z').expect(409)
  })

  it('that is reopened or marked as spam is no longer published; spam cannot be decided', async () => {
    const id = await reported()
    await decide(id, 'accepted').expect(200)
    await perform(admin, 'changeCorrection', id, { status: 'new' }).expect(200)
    expect(await site.db('published_corrections')).toEqual([])
    await perform(admin, 'changeCorrection', id, { status: 'spam' }).expect(200)
    await decide(id, 'accepted').expect(409)
    await perform(admin, 'changeCorrection', id, { status: 'accepted' }).expect(422)
  })
})

describe('erasing a report', () => {
  it('deletes it with notes and emails, while the published sentence stays until it is withdrawn', async () => {
    const [id, other] = [await reported(), await reported()]
    await decide(id, 'accepted').expect(200)
    await perform(admin, 'withdrawCorrection', id).expect(409)
    await perform(admin, 'eraseCorrection', id).expect(204)
    await perform(admin, 'eraseCorrection', id).expect(404)
    expect(await site.db('corrections').pluck('id')).toEqual([other])
    expect(await site.db('correction_history')).toEqual([])
    expect(await site.db('deliveries').pluck('subject_id')).toEqual([other])
    expect(await feed()).toContain(id)
    expect((await listed()).withoutReport).toMatchObject([{ id, label: 'Telehealth' }])
    await perform(admin, 'withdrawCorrection', id).expect(204)
    await perform(admin, 'withdrawCorrection', id).expect(404)
    expect(await feed()).not.toContain(id)
  })
})

describe('the pages of reports', () => {
  const post = (id: string, form: object) => admin.post(`/admin/corrections/${id}`).type('form').send(form)

  it("work without scripts: accepting, and overriding another person's decision only after seeing it", async () => {
    const id = await reported({ message: '<script>alert(1)</script>', source: 'https://[' })
    expect((await admin.get('/admin/corrections').expect(200)).text).toContain(`/admin/corrections/${id}`)
    const { text } = await admin.get(`/admin/corrections/${id}`).expect(200)
    expect(text).toContain('&lt;script&gt;alert(1)')
    const form = { intent: 'accept', reason: 'It was dropped.', seen: '' }
    expect((await post(id, form).expect(302)).headers.location).toBe(`/admin/corrections/${id}?done=accepted`)
    const second = await post(id, { ...form, intent: 'decline', reason: 'My own words.' }).expect(409)
    expect(second.text).toContain('Someone else has decided: accepted. It was dropped.')
    expect(second.text).toContain('My own words.')
  })
})
