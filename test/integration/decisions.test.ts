import request from 'supertest'
import type { LeadDetail } from '../../shared/admin/leads'
import type { LeadDecisions } from '../../shared/admin/reading'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { decideAll } from '../support/decisions'
import { fieldsOf as allFieldsOf } from '../support/form-fields'
import { leadOf, newKey } from '../support/lead'
import { type SentRequest, sendRequest } from '../support/requests'

const site = openApp()
const admin = openAdmin(site)

const question = 'Is an EMR mandatory for us?'
const organizationDescription = `We are an outpatient group practice with 3 prescribers. We must have telehealth. We do not want AI note-taking. ${question}`

const newLead = (answers: object = {}) => sendRequest(site, { organizationDescription, ...answers })
const at = ({ id }: { id: string }) => `/api/admin/leads/${id}`
const read = async (lead: SentRequest): Promise<LeadDetail> => (await admin.get(at(lead)).expect(200)).body
const decisions = async (lead: SentRequest): Promise<LeadDecisions> =>
  (await admin.get(`${at(lead)}/decisions`).expect(200)).body
const decide = (lead: SentRequest, given: object[], seen?: number) =>
  admin.post(`${at(lead)}/decisions`).send({ decisions: given, seen })
const undo = (lead: SentRequest, act: string) => admin.delete(`${at(lead)}/decisions/${act}`)
const pointOf = ({ reading }: LeadDetail, key: string) => reading.points.find((point) => point.key === key)
const send = ({ id }: SentRequest, draftVersion = 0) => perform(admin, 'sendRecommendation', id, { draftVersion })
const texts = (lead: SentRequest) =>
  site.db('lead_history').where({ lead_id: lead.id }).orderBy('created_at').pluck<string[]>('text')

describe('the reading of a lead', () => {
  it('shows each point with the words it rests on, and what is open', async () => {
    const lead = await read(await newLead())
    expect(pointOf(lead, 'telehealth')).toMatchObject({
      ...{ label: 'Telehealth', text: 'Must have', value: 'must', state: 'open', origin: 'read', decided: null },
      quote: expect.stringContaining('We must have telehealth'),
    })
    expect(pointOf(lead, 'aiNotetaking')).toMatchObject({ text: 'Do not want', value: 'refused' })
    expect(pointOf(lead, 'mental-health')).toMatchObject({ state: 'settled', origin: 'chosen' })
    expect(pointOf(lead, `question:${question}`)).toMatchObject({ state: 'open', kind: 'question' })
    expect(lead.reading.open).toBe(lead.reading.points.filter(({ state }) => state === 'open').length)
  })

  it('keeps what was accepted, changed, dropped, and added, with who and when', async () => {
    const lead = await newLead()
    const made = [
      { key: 'telehealth', value: 'must' },
      { key: 'prescribers', value: 4 },
      { key: 'aiNotetaking', value: null },
      { key: 'labs', value: 'want' },
      { key: 'avoided:kipu', value: { id: 'kipu', name: 'Kipu' } },
    ]
    const { body } = await decide(lead, made, 0).expect(200)
    expect(body.act).toBe('1')
    const decided = { by: expect.any(String), at: expect.stringMatching(/Z$/) }
    expect(pointOf(body, 'telehealth')).toMatchObject({ state: 'settled', origin: 'confirmed', decided })
    expect(pointOf(body, 'prescribers')).toMatchObject({ text: '4', quote: expect.stringContaining('3 prescribers') })
    expect(pointOf(body, 'aiNotetaking')).toMatchObject({ state: 'dropped', decided })
    expect(pointOf(body, 'labs')).toMatchObject({ text: 'Would like', quote: null })
    expect((await decisions(lead)).decisions.map(({ key, value }) => ({ key, value }))).toEqual(made)
    expect((await texts(lead)).join()).toMatch(/^Decided: Telehealth: Must have; Prescribers: 4; .*; 2 more$/)
    // The same again changes nothing.
    expect((await decide(lead, made, 5).expect(200)).body.act).toBeNull()
    expect((await decisions(lead)).sequence).toBe(5)
  })

  it('merges what two people decide, and refuses the second if both decided the same otherwise', async () => {
    const lead = await newLead()
    await decide(lead, [{ key: 'telehealth', value: 'want' }], 0).expect(200)
    await decide(lead, [{ key: 'prescribers', value: 2 }], 0).expect(200)
    await decide(lead, [{ key: 'telehealth', value: 'want' }], 0).expect(200)
    const both = [
      { key: 'telehealth', value: null },
      { key: 'labs', value: 'must' },
    ]
    const { body } = await decide(lead, both, 0).expect(409)
    expect(body.errors).toEqual([{ field: 'telehealth', message: 'Now: Telehealth: Would like.' }])
    expect(body.detail).toContain('Someone else has changed this in the meantime.')
    expect((await decisions(lead)).sequence).toBe(2)
    await decide(lead, [{ key: 'telehealth', value: null }], 2).expect(200)
  })

  it('keeps all decisions of people who decide at once', async () => {
    const lead = await newLead()
    const keys = ['labs', 'epcs', 'pdmp', 'asam', 'emar', 'bedBoard']
    await Promise.all(keys.map((key) => decide(lead, [{ key, value: 'must' }], 0).expect(200)))
    expect((await decisions(lead)).decisions.map(({ key }) => key).sort()).toEqual([...keys].sort())
  })

  it('undoes an act, but for what was decided anew since', async () => {
    const lead = await newLead()
    await decide(lead, [{ key: 'labs', value: 'must' }]).expect(200)
    const { body } = await decide(lead, [
      { key: 'labs', value: null },
      { key: 'epcs', value: 'want' },
      { key: 'telehealth', value: 'must' },
    ])
    await decide(lead, [{ key: 'epcs', value: 'must' }]).expect(200)
    const undone = (await undo(lead, body.act).expect(200)).body
    expect(pointOf(undone, 'labs')).toMatchObject({ text: 'Must have' })
    expect(pointOf(undone, 'epcs')).toMatchObject({ text: 'Must have' })
    expect(pointOf(undone, 'telehealth')).toMatchObject({ state: 'open', decided: null })
    for (const act of [body.act, '99', 'x']) await undo(lead, act).expect(404)
  })

  it('is kept by a merge, and exported', async () => {
    const [lead, other] = [await newLead({ organizationName: `Kept ${newKey()}` }), await newLead()]
    await decide(other, [{ key: 'labs', value: 'must' }]).expect(200)
    const merged = await admin.post(`${at(lead)}/merge`).send({ ids: [other.id] })
    expect(merged.body.merged).toMatchObject([{ decided: ['Lab orders and results: Must have'] }])
    await admin.delete(`/api/admin/lead-changes/${merged.body.act}`).expect(200)
    expect((await decisions(other)).sequence).toBe(1)
    const { text } = await admin.get('/api/admin/leads.csv').expect(200)
    expect(text).toContain('Lab orders and results: Must have')
  })
})

describe('sending the recommendation', () => {
  it('is possible only when nothing is open, and says what is', async () => {
    const lead = await newLead()
    const refused = (await send(lead).expect(409)).body
    expect(refused.detail).toMatch(/^Decide first what is open \(\d+\)\./)
    expect(refused.errors).toContainEqual({ field: 'telehealth', message: 'Telehealth: Must have' })
    const { points } = (await read(lead)).reading
    const open = points.filter(({ state, kind }) => state === 'open' && kind !== 'question')
    const asRead = open.map(({ key, value }) => ({ key, value }))
    await decide(lead, asRead).expect(200)
    const asked = (await send(lead).expect(409)).body
    expect(asked.errors).toEqual([{ field: `question:${question}`, message: `Question: ${question}` }])
    const close = (answer: string | null) =>
      decide(lead, [{ key: `question:${question}`, value: { closed: 'answered', answer } }]).expect(200)
    await close(null)
    expect((await send(lead).expect(409)).body.detail).toContain('Answer the question, or close it as not for us.')
    await close('is-an-emr-mandatory')
    await send(lead).expect(200)
  })

  it('works for a lead that nobody decided anything about, once all was accepted', async () => {
    const lead = await sendRequest(site, { organizationDescription: 'Practice in town.' })
    await decideAll(admin, lead.id)
    await send(lead).expect(200)
  })

  it('sends a computed letter that was saved anew after each decision, and never one that was seen before it', async () => {
    const lead = await newLead()
    await decideAll(admin, lead.id)
    const { draft } = await read(lead)
    await admin.patch(at(lead)).send({ draft: draft.text, draftVersion: 0 }).expect(200)
    await site.db('leads').where({ id: lead.id }).update({ draft: 'Computed before.' })
    await decide(lead, [{ key: 'labs', value: 'must' }]).expect(200)
    const after = await read(lead)
    expect(after.draft).toMatchObject({ origin: 'computed', version: 2 })
    expect(after.draft.text).not.toBe('Computed before.')
    await send(lead, 1).expect(409)
    await send(lead, 2).expect(200)
  })

  it('leaves a letter alone that somebody edited', async () => {
    const lead = await newLead()
    await admin.patch(at(lead)).send({ draft: 'By hand.', draftVersion: 0 }).expect(200)
    await decideAll(admin, lead.id)
    expect((await read(lead)).draft).toMatchObject({ text: 'By hand.', version: 1 })
    await send(lead, 1).expect(200)
  })
})

const plainText = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** The fields of the form on a visitor's page. */
const fieldsOf = (html: string) =>
  allFieldsOf(/<form [^>]*><input type="hidden" name="seen".*?<\/form>/s.exec(html)?.[0] ?? '')
const fieldsIn = (html: string) => Object.fromEntries(fieldsOf(html))

const page = async (path: string) => (await request(site.app).get(path).expect(200)).text

async function submit(path: string, button: string, changes: Record<string, string> = {}, html?: string) {
  const shown = fieldsOf(html ?? (await page(path)))
  const fields = shown.map(([name, value]) => [name, changes[name] ?? value])
  const body = new URLSearchParams([...fields, ['check', button]] as [string, string][]).toString()
  return request(site.app).post(path).type('form').send(body)
}

describe("the visitor's page", () => {
  it('shows the reading as a form, filled in, each suggestion beside its words, and is not kept', async () => {
    const { path } = await newLead()
    const { text, headers } = await request(site.app).get(path)
    expect(headers['cache-control']).toBe('no-store')
    const fields = fieldsIn(text)
    expect(fields).toMatchObject({ organization: 'practice', prescribers: '3', 'wish-telehealth': 'must', seen: '0' })
    expect(fields).toMatchObject({ 'wish-aiNotetaking': 'refused', question: `question:${question}` })
    expect(plainText(text)).toContain('We must have telehealth')
  })

  it('keeps that all of it is right, and tells the team once', async () => {
    const lead = await newLead()
    const answer = await submit(lead.path, 'all')
    expect([answer.status, answer.headers.location]).toEqual([302, `${lead.path}?done=checked`])
    const after = await read(lead)
    expect(after.reading.points.filter(({ state, kind }) => state === 'open' && kind !== 'question')).toEqual([])
    expect(pointOf(after, 'telehealth')).toMatchObject({ origin: 'confirmed', decided: { by: null } })
    expect(pointOf(after, `question:${question}`)).toMatchObject({ state: 'open' })
    expect(plainText(await page(lead.path))).toMatch(/You checked this on \w+ \d/)
    await submit(lead.path, 'changes', { prescribers: '5' })
    const emails = await site.db('deliveries').where({ subject_id: lead.id, kind: 'lead-decided' })
    expect(emails).toHaveLength(1)
    expect((await texts(lead)).at(-1)).toBe('The visitor decided: Prescribers: 5')
  })

  it('keeps only what was changed if not all was said to be right', async () => {
    const lead = await newLead()
    const changes = { prescribers: '2', 'wish-telehealth': 'want', 'add-need': 'sand tray' }
    expect((await submit(lead.path, 'changes', changes)).status).toBe(302)
    expect((await decisions(lead)).decisions.map(({ key, value, by }) => [key, value, by])).toEqual([
      ['prescribers', 2, null],
      ['telehealth', 'want', null],
      ['need:sand tray', true, null],
    ])
    expect(fieldsIn(await page(lead.path))).toMatchObject({ prescribers: '2', need: 'need:sand tray' })
  })

  it('returns what cannot be read with all that was entered', async () => {
    const lead = await newLead()
    const answer = await submit(lead.path, 'all', { prescribers: 'a few', 'add-need': 'sand tray' })
    expect(answer.status).toBe(422)
    expect(fieldsIn(answer.text)).toMatchObject({ prescribers: 'a few', 'add-need': 'sand tray' })
    expect(answer.text).toContain('href="#prescribers"')
    expect((await decisions(lead)).sequence).toBe(0)
  })

  it('shows what the team decided in the meantime, and keeps what was entered', async () => {
    const lead = await newLead()
    const before = await page(lead.path)
    await decide(lead, [
      { key: 'prescribers', value: 7 },
      { key: 'telehealth', value: 'want' },
    ]).expect(200)
    const answer = await submit(lead.path, 'changes', { prescribers: '2', 'add-need': 'sand tray' }, before)
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Now: Prescribers: 7.')
    const fields = fieldsIn(answer.text)
    expect(fields).toMatchObject({ prescribers: '2', 'add-need': 'sand tray', 'wish-telehealth': 'want', seen: '2' })
    expect((await submit(lead.path, 'changes', {}, answer.text)).status).toBe(302)
    expect(pointOf(await read(lead), 'prescribers')).toMatchObject({ text: '2' })
    expect(pointOf(await read(lead), 'telehealth')).toMatchObject({ text: 'Would like' })
  })

  it('takes no more once the request is withdrawn or answered, and then shows the letter and its table', async () => {
    const [withdrawn, answered] = [await newLead(), await newLead()]
    const before = await page(withdrawn.path)
    await request(site.app).post(`${withdrawn.path}/withdraw`).type('form').send({}).expect(302)
    expect((await submit(withdrawn.path, 'all', {}, before)).status).toBe(409)
    await submit(answered.path, 'all')
    await decideAll(admin, answered.id)
    const open = await page(answered.path)
    await send(answered).expect(200)
    expect((await submit(answered.path, 'changes', { prescribers: '9' }, open)).status).toBe(409)
    const shown = await page(answered.path)
    expect(shown).toMatch(/href="\/match\?organization=practice&amp;[^"]*must=telehealth/)
    expect(fieldsOf(shown)).toEqual([])
  })

  it('tells the team nothing of a request that is marked as spam', async () => {
    const lead = await newLead()
    await site.db('leads').where({ id: lead.id }).update({ status: 'spam' })
    await submit(lead.path, 'all', { seen: '0' }, await page((await newLead()).path))
    expect(await site.db('deliveries').where({ subject_id: lead.id, kind: 'lead-decided' })).toEqual([])
  })
})

describe('the address that follows the form', () => {
  const form = { ...leadOf({ organizationDescription }), renderedAt: String(Date.now() - 60_000), trap: '' }
  const post = (fields: object, headers: Record<string, string> = {}) => {
    const sent = { ...form, ...fields, workEmail: `own-${newKey()}@northside.example` }
    return request(site.app).post('/get-recommendation').set(headers).type('form').send(sent)
  }
  const ownPage = async (fields: object = {}): Promise<string> =>
    (await post(fields, { 'X-Enhanced': '1' })).headers['x-own-page'] ?? ''

  it('is told to the script of the form alone, and never of suspected spam', async () => {
    expect(await ownPage()).toMatch(/^\/request\/[\w-]{54}$/)
    const { headers } = await post({}).expect(302)
    expect([headers.location, headers['x-own-page']]).toEqual(['/thank-you', undefined])
    for (const fields of [{ renderedAt: String(Date.now()) }, { trap: 'x' }]) expect(await ownPage(fields)).toBe('')
  })

  it('opens only the reading, and neither letter, emails, other requests, nor withdrawing and erasing', async () => {
    const path = await ownPage()
    const text = await page(path)
    expect(fieldsIn(text)).toMatchObject({ 'wish-telehealth': 'must' })
    expect(text).not.toMatch(/Ruiz|\+1 555 0100|Withdraw this request|Erase this request|Emails|Other Requests/)
    expect((await submit(path, 'all')).status).toBe(302)
    const send = (step: string) => request(site.app).post(`${path}${step}`).type('form').send({ detail: 'More' })
    for (const step of ['', '/withdraw', '/erase']) await send(step).expect(404)
  })

  it('ends after a day, with another secret, and where it was changed', async () => {
    const path = await ownPage()
    const changed = path.endsWith('A') ? `${path.slice(0, -1)}B` : `${path.slice(0, -1)}A`
    await request(site.app).get(changed).expect(404)
    await site.db('leads').update({ created_at: site.db.raw("created_at - interval '25 hours'") })
    await request(site.app).get(path).expect(404)
  })
})
