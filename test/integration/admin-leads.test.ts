// cspell:ignore zerowidth ＺＥＲＯ
import { randomUUID } from 'node:crypto'
import request, { type Agent } from 'supertest'
import type { LeadDetail, LeadPage } from '../../shared/admin/leads'
import { leadSchema } from '../../shared/leads/schema'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { createTestApp, type TestApp } from '../support/app'
import { decideAll } from '../support/decisions'
import { leadOf } from '../support/lead'
import { draftLetter } from '../support/letter'

let site: TestApp
let admin: Agent
beforeAll(async () => {
  site = await createTestApp()
  admin = await signedIn(site)
})
afterAll(() => site.close())
beforeEach(() => site.db.raw('truncate leads, deliveries, outbox, confirmed_addresses cascade'))

const human = { trap: '', elapsedMs: 30_000 }
const machine = { trap: 'x', elapsedMs: 100 }

async function submitted(answers: object = {}, signals: object = human): Promise<string> {
  const { body } = await request(site.app)
    .post('/api/leads')
    .send({ ...leadOf(answers), signals })
    .expect(201)
  return body.id
}

const read = async (id: string): Promise<LeadDetail> => (await admin.get(`/api/admin/leads/${id}`).expect(200)).body
const change = (id: string, changes: object) => admin.patch(`/api/admin/leads/${id}`).send(changes)
const send = (id: string, draftVersion: unknown) => perform(admin, 'sendRecommendation', id, { draftVersion })
const listed = async (query: string): Promise<LeadPage> =>
  (await admin.get(`/api/admin/leads?${query}`).expect(200)).body
const namesOf = ({ leads }: LeadPage) => leads.map(({ organizationName }) => organizationName)
const arrived = (id: string, createdAt: string | Date) =>
  site.db('leads').where({ id }).update({ created_at: createdAt })
const emailKinds = async () => (await site.db('deliveries').orderBy('kind')).map(({ kind }) => kind)

describe('the list of leads', () => {
  it('can be searched by every field a person would look for, as plain text, ignoring case', async () => {
    await submitted({ organizationName: '100% Harbor_House', firstName: 'Zoë', lastName: 'Quinn' })
    await submitted({ organizationName: 'Northside' })
    for (const term of ['harbor_h', '100%', 'zoë quinn', 'HOUSE'])
      expect(namesOf(await listed(`search=${encodeURIComponent(term)}`))).toEqual(['100% Harbor_House'])
    for (const term of ['%', '_']) expect((await listed(`search=${encodeURIComponent(term)}`)).total).toBe(1)
    expect((await listed('search=nobody')).leads).toEqual([])
    await submitted({ organizationName: 'Chosen', yourRole: 'practice-manager', industry: 'eating-disorder' })
    for (const term of ['operations manager', 'Eating'])
      expect(namesOf(await listed(`search=${encodeURIComponent(term)}`))).toEqual(['Chosen'])
  })

  it('peers F11: is searched alike whatever quotation marks, dashes, spaces, and letters are typed', async () => {
    const names = { firstName: "O'Brien", lastName: 'Smith‑Jones' }
    const id = await submitted({ ...names, organizationName: 'Children’s “First”\u00a0Łódź Zero\u200bWidth' })
    await submitted({ organizationName: 'Northside' })
    for (const term of [
      'O’Brien',
      'o`brien',
      'Smith-Jones',
      'SMITH–JONES',
      "Children's",
      '"first"',
      'first lodz',
      'zerowidth',
      'ＺＥＲＯ',
      '５０％',
    ])
      expect([term, namesOf(await listed(`search=${encodeURIComponent(term)}`)).length]).toEqual([
        term,
        term === '５０％' ? 0 : 1,
      ])
    await change(id, { owner: 'Zoë O’Hara' }).expect(200)
    for (const owner of ["zoe o'hara", 'ZOË O‘HARA', 'Ｚｏe\u0308 O\u200b’Hara'])
      expect((await change(id, { owner }).expect(200)).body.owner).toBe('Zoë O’Hara')
  })

  it('can be filtered by status, view, industry, and owner, with counts', async () => {
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

  it('has pages, and an empty one after the last', async () => {
    for (let number = 0; number < 27; number += 1) await submitted({ organizationName: `N${number}` })
    const [first, second] = [await listed(''), await listed('page=2')]
    expect([first.leads.length, second.leads.length, first.total]).toEqual([25, 2, 27])
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(27)
    expect((await listed('page=9')).leads).toEqual([])
  })

  it.each([
    'page=0',
    'page=x',
    'status=sold',
    'sort=luck',
    'industry=dentistry',
    `search=${'x'.repeat(201)}`,
    'search=%00',
  ])('rejects %s', async (query) => {
    const { status, body } = await admin.get(`/api/admin/leads?${query}`)
    expect([status, body.errors?.[0].field]).toEqual([422, query.split('=')[0]])
  })
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

  it('keeps status, owner, and notes', async () => {
    const id = await submitted()
    await change(id, { status: 'in-review', owner: 'Kim' }).expect(200)
    await admin.post(`/api/admin/leads/${id}/notes`).send({ text: ' Called, <b>no</b> answer ' }).expect(201)
    await change(id, { status: 'in-review', owner: 'Kim' }).expect(200)
    const { history, status, owner } = await read(id)
    expect([status, owner]).toEqual(['in-review', 'Kim'])
    expect(history.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'note Called, <b>no</b> answer',
      'change Owner: Kim',
      'change Status: New → In review',
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

  it.each([
    ['status', { status: 'sold' }],
    ['owner', { owner: 'x'.repeat(201) }],
    ['draft', { draft: ' ', draftVersion: 0 }],
    ['draft', { draft: 'a\0b', draftVersion: 0 }],
    ['draftVersion', { draft: 'text' }],
    ['draftVersion', { draft: 'text', draftVersion: '0' }],
    ['', []],
  ])('rejects a wrong %s', async (field, changes) => {
    const id = await submitted()
    const { status, body } = await change(id, changes)
    expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
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

  it('cannot be overwritten or sent by someone who has seen an older version', async () => {
    const id = await submitted()
    await change(id, { draft: 'Mine', draftVersion: 0 }).expect(200)
    const { status, body } = await change(id, { draft: 'Theirs', draftVersion: 0, status: 'closed' })
    expect([status, body.detail]).toEqual([409, 'Someone else has saved this draft in the meantime.'])
    await send(id, 0).expect(409)
    expect(await read(id)).toMatchObject({ status: 'new', draft: { text: 'Mine', version: 1 } })
  })

  it('cannot be sent for a lead marked as spam', async () => {
    await send(await submitted({}, machine), 0).expect(409)
    expect(await emailKinds()).toEqual([])
  })
})

describe('suspected spam', () => {
  it('has its own status and gives the reasons', async () => {
    expect(await read(await submitted({}, machine))).toMatchObject({
      status: 'spam',
      spamReasons: ['hidden field filled in', 'sent too quickly'],
      emails: [],
    })
  })
})

describe('erasing', () => {
  it('deletes everything about a lead and nothing about others', async () => {
    const [id, other] = [await submitted({ firstName: 'Erased' }), await submitted({ workEmail: 'bo@other.example' })]
    await admin.post(`/api/admin/leads/${id}/notes`).send({ text: 'About Erased' })
    await decideAll(admin, id)
    await send(id, 0).expect(200)
    await admin.delete(`/api/admin/leads/${id}`).expect(204)
    await admin.get(`/api/admin/leads/${id}`).expect(404)
    expect(await site.db('lead_history')).toEqual([])
    expect((await site.db('deliveries')).every(({ subject_id }) => subject_id === other)).toBe(true)
    expect(await site.db('outbox')).toHaveLength(2)
    await admin.delete(`/api/admin/leads/${id}`).expect(404)
  })
})

describe('the export', () => {
  it('has every matching lead in a spreadsheet format, without formulas', async () => {
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
    expect(text).not.toContain('Robot')
    expect(text).not.toMatch(/(^|,|\r\n)"?[=+\-@\t]/)
  })

  it('peers F17 and contract fault 10: has nothing that a spreadsheet turns into a date, a number, or a formula', async () => {
    const answers = { numberOfProviders: '2-10', estimatedMonthlyBudget: '3-4', phoneNumber: '0123456789' } as const
    await submitted({ ...answers, organizationDescription: 'Outpatient; =1+1\n=2+2\n\t＝3' })
    const { text } = await admin.get('/api/admin/leads.csv').expect(200)
    expect(text).toContain(',2–10,')
    expect(text).toContain(",'3-4,")
    expect(text).toContain(",'0123456789,")
    expect(text).toContain(`"'Outpatient; '=1+1\n'=2+2\n\t'＝3"`)
  })

  it('handles more leads than one batch, in order', async () => {
    const id = await submitted()
    const copies = Array.from({ length: 1_200 }, (_, number) => ({ id: randomUUID(), name: `Copy ${number}` }))
    await site.db.raw(
      `insert into leads select (jsonb_populate_record(leads, jsonb_build_object('id', copy.id, 'organization_name', copy.name, 'link_hash', null,
         'created_at', leads.created_at - row_number() over () * interval '1 hour'))).*
       from leads, unnest(?::uuid[], ?::text[]) as copy (id, name) where leads.id = ?`,
      [copies.map((copy) => copy.id), copies.map(({ name }) => name), id],
    )
    const { text } = await admin.get('/api/admin/leads.csv?sort=newest').expect(200)
    const names = text.match(/Northside Counseling|Copy \d+/g)
    expect(names).toEqual(['Northside Counseling', ...copies.map(({ name }) => name)])
  })
})
