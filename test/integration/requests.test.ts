import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import request from 'supertest'
import { describeLedger, readLedger } from '../../operations/ledger-report'
import { retryDelivery } from '../../server/outbox/deliveries'
import { readBacklog } from '../../server/outbox/reports'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp, withApp } from '../support/app'
import { allRows } from '../support/database'
import { decideAll } from '../support/decisions'
import { newKey } from '../support/lead'
import { sendRequest } from '../support/requests'
import { statementsOf } from '../support/statements'

const lines: string[] = []
const site = openApp({ logger: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }) })
const admin = openAdmin(site)

const get = (path: string) => request(site.app).get(path)
const post = (path: string, body: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  request(site.app).post(path).set(headers).type('form').send(body)
const add = (path: string, detail: string, idempotencyKey: string = randomUUID()) =>
  post(path, { detail, idempotencyKey })
const leadRow = (id: string) => site.db('leads').where({ id }).first()
const deliveries = (id: string) =>
  site.db('deliveries').where({ subject_id: id }).orderBy('kind').select('kind', 'state', 'last_error')
const history = (id: string) =>
  site.db('lead_history').where({ lead_id: id }).orderBy('created_at').select('kind', 'text')
const asOnAnotherDay = () => site.db('confirmed_addresses').delete()

/** The page's text without what differs between visits. */
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const shownAt = async (path: string) => textOf((await get(path)).text)

/** What keeps the address of a page about a request to its visitor. */
const secret = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

describe('the request page', () => {
  it('is not cached, indexed, or sent as a referrer, whether it exists or not', async () => {
    const { path } = await sendRequest(site)
    for (const page of [path, `${path}/withdraw`, `${path}/erase`, '/request/erased', '/request/nothing']) {
      const { headers, text } = await get(page)
      expect(headers).toMatchObject(secret)
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toMatch(/rel="canonical"|og:url/)
    }
    const { headers } = await get(path)
    expect(headers).not.toHaveProperty('speculation-rules')
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script';trusted-types enhance")
  })

  it.each(['/', '//', '/?utm_source=x', '/erase/', '/withdraw//'])(
    'security 11: has the same headers on a redirect from its address with %s',
    async (end) => {
      const { path } = await sendRequest(site)
      expect((await get(path + end).expect(301)).headers).toMatchObject(secret)
    },
  )

  it('shows the answers, what was read, and the progress, and nothing internal to the team', async () => {
    const organizationDescription = 'Seven LPCs. We need e-prescribing.\n<b>and more</b> https://northside.example'
    const { id, path } = await sendRequest(site, { organizationDescription })
    await admin.post(`/api/admin/leads/${id}/notes`).send({ text: 'A note of the team alone' }).expect(201)
    await admin.patch(`/api/admin/leads/${id}`).send({ owner: 'Owner Person', draft: 'A draft', draftVersion: 0 })
    const { text, status } = await get(path)
    expect(status).toBe(200)
    const shown = textOf(text)
    for (const part of ['Ana', '+1 555 0100', 'Mental Health', 'E-prescribing', 'We read this in'])
      expect(shown).toContain(part)
    expect(shown).toContain('A person will read it and email you our answer by')
    expect(shown).toMatch(/Confirmation to visitor-[\w-]+@northside\.example Waiting to send since/)
    expect(shown).toMatch(/Your answers to our team Waiting/)
    expect(text).toContain('&lt;b&gt;and more&lt;/b&gt;')
    expect(text).not.toContain('href="https://northside.example')
    for (const part of ['A note of the team', 'Owner Person', 'A draft', 'leads@localhost', id])
      expect(text).not.toContain(part)
  })

  it('shows the recommendation once it is sent', async () => {
    const { id, path } = await sendRequest(site)
    const draft = '1. Opus\n\nWhy it fits:\n- Groups'
    await admin.patch(`/api/admin/leads/${id}`).send({ draft, draftVersion: 0 }).expect(200)
    expect((await get(path)).text).not.toContain('Our Recommendation')
    await decideAll(admin, id)
    await perform(admin, 'sendRecommendation', id, { draftVersion: 1 }).expect(200)
    const { text } = await get(path)
    expect(text).toContain('<li>Groups</li>')
    expect(textOf(text)).toMatch(/We sent you our recommendation on \w+ \d+, \d{4}/)
  })

  it("of a merged lead shows the target's progress, and its recommendation only for the same mailbox", async () => {
    const workEmail = `merged-${newKey()}@northside.example`
    const first = await sendRequest(site, { workEmail })
    const again = await sendRequest(site, { workEmail: workEmail.toUpperCase() })
    const colleague = await sendRequest(site, { workEmail: `other-${workEmail}` })
    await perform(admin, 'mergeLeads', first.id, { ids: [again.id, colleague.id] }).expect(200)
    for (const { path } of [again, colleague]) expect(await shownAt(path)).not.toContain('It is now closed')
    await admin.patch(`/api/admin/leads/${first.id}`).send({ draft: 'Begin with Opus.', draftVersion: 0 }).expect(200)
    await decideAll(admin, first.id)
    await perform(admin, 'sendRecommendation', first.id, { draftVersion: 1 }).expect(200)
    expect(await shownAt(again.path)).toContain('Begin with Opus.')
    expect(await shownAt(colleague.path)).not.toContain('Begin with Opus.')
  })

  it('is found by a token that is stored only as a hash', async () => {
    const { token } = await sendRequest(site)
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(await allRows(site.db)).not.toContain(token)
  })

  it('changes nothing when it is only read, as email scanners do', async () => {
    const { path } = await sendRequest(site)
    const before = await allRows(site.db, ['rate_limits'])
    for (const page of [path, `${path}/withdraw`, `${path}/erase`]) {
      expect((await get(page)).status).toBe(200)
      expect((await request(site.app).head(page)).status).toBe(200)
    }
    expect(await allRows(site.db, ['rate_limits'])).toBe(before)
  })

  it('leaves its address in neither log nor metrics', async () => {
    const { token, path } = await sendRequest(site)
    lines.length = 0
    for (const page of [path, `${path}/erase?x=1`, `/%72equest/${token}`, `/request/${token}x`]) await get(page)
    await add(path, 'More').expect(302)
    await post(`${path}/withdraw`).expect(302)
    await post(path, {}, { 'Sec-Fetch-Site': 'cross-site' }).expect(403)
    const metrics = await request(site.app).get('/metrics')
    expect(metrics.status).toBe(200)
    expect(lines.filter((line) => line.includes('"/request/-"')).length).toBeGreaterThanOrEqual(7)
    expect(lines.join('') + metrics.text).not.toContain(token)
  })
})

it('where trackers are configured the request page runs none of them, and says who else may have received the answers', async () => {
  const env = { TAPFILIATE_ACCOUNT_ID: '1-abc', GA_MEASUREMENT_ID: 'G-ABC123' }
  await withApp({ env }, async (tracked) => {
    const { path } = await sendRequest(tracked)
    const { text, headers } = await request(tracked.app).get(path)
    expect((await request(tracked.app).get('/contact')).text).toContain('trackers/index.ts')
    expect(text).not.toContain('trackers/index.ts')
    expect(headers['content-security-policy']).toContain('trusted-types enhance')
    expect(text).toContain('If the affiliate tracker ran in your browser, it received some of them too.')
    expect(text).not.toContain('to nobody else')
  })
})

describe('an unknown request address', () => {
  it('gets the same response, with the same statement, whether unknown, malformed, or erased', async () => {
    const { path } = await sendRequest(site)
    await post(`${path}/erase`).expect(302)
    const answers: unknown[] = []
    for (const address of [path, `/request/${'a'.repeat(32)}`, '/request/x', `/request/${'é'.repeat(300)}`]) {
      const asked = get(encodeURI(address))
      const statements = await statementsOf(() => asked)
      const { status, text } = await asked
      answers.push([status, text, statements.filter((sql) => /leads/.test(sql))])
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const nothing = expect.stringContaining('Nothing is kept at this address.')
    expect(answers[0]).toMatchObject([404, nothing, [expect.any(String)]])
  })

  it('changes nothing on POST', async () => {
    const before = await site.db('outbox').count()
    for (const page of ['', '/withdraw', '/erase'])
      expect((await add(`/request/${'b'.repeat(32)}${page}`, 'x')).status).toBe(404)
    expect(await site.db('outbox').count()).toEqual(before)
  })

  it('is the result for a valid token that bypasses the guards', async () => {
    const { token } = await sendRequest(site)
    for (const folder of ['/%72equest', '/REQUEST']) {
      const status = folder.includes('%') ? 400 : 404
      expect((await get(`${folder}/${token}`)).status).toBe(status)
      expect((await post(`${folder}/${token}/erase`)).status).toBe(status)
    }
    expect((await get(`/request/${token}`)).status).toBe(200)
  })
})

describe('adding a detail', () => {
  it('stores it with the lead, shows it to the team and the visitor, and notifies the team by email', async () => {
    const { id, path } = await sendRequest(site)
    const detail = 'We also bill <Medicaid>.\n(in brackets)'
    const answer = await add(path, `  ${detail} `)
    expect([answer.status, answer.headers.location]).toEqual([302, `${path}?done=added`])
    expect(await history(id)).toEqual([{ kind: 'visitor', text: detail }])
    expect(await deliveries(id)).toContainEqual({ kind: 'lead-addition', state: 'pending', last_error: null })
    const { body } = await admin.get(`/api/admin/leads/${id}`)
    expect(body.history).toMatchObject([{ kind: 'visitor', text: detail, author: null }])
    expect((await get(path)).text).toContain('We also bill &lt;Medicaid&gt;.\n(in brackets)')
  })

  it('stores one addition for a double click or a repeated key', async () => {
    const { id, path } = await sendRequest(site)
    const key = newKey()
    const answers = await Promise.all([1, 2, 3].map(() => add(path, 'Once', key)))
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
    expect(await history(id)).toHaveLength(1)
    expect((await deliveries(id)).filter(({ kind }) => kind === 'lead-addition')).toHaveLength(1)
  })

  it('is limited in length and number, and returns what was entered', async () => {
    const { id, path } = await sendRequest(site)
    const long = await add(path, 'x'.repeat(2_001))
    expect(long.status).toBe(422)
    expect(long.text).toContain('Keep this to 2,000 characters or fewer.')
    expect(long.text).toContain('x'.repeat(2_001))
    expect((await add(path, ' ')).status).toBe(422)
    for (let count = 0; count < 20; count += 1) await add(path, `Detail ${count}`).expect(302)
    const past = await add(path, 'One too many')
    expect(past.status).toBe(422)
    expect(past.text).toContain('20 details is the limit here.')
    expect(await history(id)).toHaveLength(20)
  })

  it('sends the team no email about a lead that is marked as spam', async () => {
    const { id, path } = await sendRequest(site)
    await site.db('leads').where({ id }).update({ status: 'spam' })
    await add(path, 'Buy now').expect(302)
    expect((await deliveries(id)).map(({ kind }) => kind)).not.toContain('lead-addition')
    expect(await shownAt(path)).toContain('It is now closed')
  })
})

describe('withdrawing', () => {
  it('closes the lead, cancels unsent emails, and notifies the team; a second time changes nothing', async () => {
    const { id, path } = await sendRequest(site)
    const toTeam = site.db('deliveries').where({ subject_id: id, kind: 'lead-team' })
    await toTeam.update({ state: 'failed', last_error: 'X' })
    for (const _time of [1, 2]) {
      const answer = await post(`${path}/withdraw`)
      expect([answer.status, answer.headers.location]).toEqual([302, `${path}?done=withdrawn`])
    }
    expect(await leadRow(id)).toMatchObject({ status: 'closed', withdrawn_at: expect.any(Date) })
    const reason = 'the visitor has withdrawn the request'
    expect(await deliveries(id)).toEqual([
      { kind: 'lead-confirmation', state: 'canceled', last_error: reason },
      { kind: 'lead-team', state: 'canceled', last_error: reason },
      { kind: 'lead-withdrawn', state: 'pending', last_error: null },
    ])
    const waking = await site.db('outbox').whereIn('id', site.db('deliveries').where({ subject_id: id }).select('id'))
    expect(waking).toHaveLength(1)
    expect((await history(id)).map(({ text }) => text)).toEqual([
      'Withdrawn by the visitor',
      'Status: New → Closed',
      'Unsent emails canceled: 2',
    ])
    const shown = await shownAt(path)
    expect(shown).toContain('You withdrew your request on')
    expect(shown).not.toContain('Add to my request')
    expect((await get(`${path}/withdraw`)).headers.location).toBe(path)
    expect((await add(path, 'Too late')).headers.location).toBe(path)
    expect(await history(id)).toHaveLength(3)
  })

  it('stops the admin from sending, and leaves nothing waiting or missing in the ledger', async () => {
    const { id, path } = await sendRequest(site)
    const { waiting } = await readBacklog(site.db)
    await post(`${path}/withdraw`).expect(302)
    await admin.patch(`/api/admin/leads/${id}`).send({ status: 'in-review' }).expect(200)
    const sent = await perform(admin, 'sendRecommendation', id, { draftVersion: 0 })
    expect([sent.status, sent.body.detail]).toEqual([409, 'The visitor has withdrawn this request.'])
    const [canceled] = await site.db('deliveries').where({ subject_id: id, state: 'canceled' }).pluck('id')
    await expect(retryDelivery(site.db, canceled)).rejects.toMatchObject({ problem: { status: 409 } })
    expect((await readBacklog(site.db)).waiting).toBe(waiting - 1)
    expect((await admin.get(`/api/admin/leads/${id}`)).body.withdrawnAt).toMatch(/Z$/)
    expect(describeLedger(await readLedger(site.db)).addsUp).toBe(true)
  })
})

describe('erasing', () => {
  it('deletes everything about the request and nothing about others', async () => {
    const workEmail = `erased-${newKey()}@northside.example`
    const organizationName = `Erased ${newKey()}`
    const { id, token, path } = await sendRequest(site, { workEmail, organizationName })
    const other = await sendRequest(site)
    await add(path, `A detail of ${organizationName}`).expect(302)
    const draft = `For ${organizationName}`
    await admin.patch(`/api/admin/leads/${id}`).send({ draft, draftVersion: 0 }).expect(200)
    const decisions = [{ key: `need:${organizationName}`, value: true }]
    await admin.post(`/api/admin/leads/${id}/decisions`).send({ decisions }).expect(200)
    const sent = { subject: 'Re: Prices', text: draft, author: 'Ann', version: 0 }
    await perform(admin, 'answerLead', id, sent).expect(200)
    expect(await allRows(site.db)).toContain(organizationName)
    const answer = await post(`${path}/erase`)
    expect([answer.status, answer.headers.location]).toEqual([302, '/request/erased'])
    // The audit log keeps that somebody answered, and of the request only its id.
    const left = await allRows(site.db, ['audit_log'])
    for (const trace of [id, token, workEmail, organizationName]) expect(left).not.toContain(trace)
    expect(JSON.stringify(await site.db('audit_log'))).not.toMatch(/Erased|northside/)
    expect((await get('/request/erased')).status).toBe(200)
    expect((await get(path)).status).toBe(404)
    expect((await post(`${path}/erase`)).status).toBe(404)
    expect((await get(other.path)).status).toBe(200)
  })

  it('by an admin removes the page too', async () => {
    const { id, path } = await sendRequest(site)
    await admin.delete(`/api/admin/leads/${id}`).expect(204)
    expect((await get(path)).text).toContain('Nothing is kept at this address.')
  })
})

describe('a form sent from another site', () => {
  it.each(['', '/withdraw', '/erase'])('is rejected and changes nothing: %s', async (step) => {
    const { id, path } = await sendRequest(site)
    const before = await leadRow(id)
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://guide.example' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
      { Origin: 'https://evil.example' },
    ]
    for (const headers of foreign) await post(path + step, { detail: 'x' }, headers).expect(403)
    expect(await leadRow(id)).toEqual(before)
    expect(await history(id)).toEqual([])
  })

  it("is distinguished from the page's own form even if the browser sends no Sec-Fetch-Site and a null origin", async () => {
    const { path } = await sendRequest(site)
    expect((await post(path, { detail: 'Own' }, { Origin: 'null' })).status).toBe(302)
    expect((await post(path, { detail: 'Own' }, { Origin: 'https://guide.example' })).status).toBe(302)
    expect((await post('/contact', {}, { Origin: 'null' })).status).toBe(403)
  })
})

describe('a request that was sent twice', () => {
  it("within a day from one address gets no confirmation, so the first one's page links to it", async () => {
    const workEmail = `Twice-${newKey()}@northside.example`
    const first = await sendRequest(site, { workEmail })
    const second = await sendRequest(site, { workEmail: workEmail.toLowerCase() })
    expect((await deliveries(second.id)).map(({ kind }) => kind)).toEqual(['lead-team'])
    expect((await get(first.path)).text).toContain(`href="${second.path}"`)
    const page = await shownAt(second.path)
    expect(page).toContain('We sent no confirmation for this request')
    expect(page).not.toContain('Other Requests')
    await site.db('leads').where({ id: second.id }).update({ status: 'spam' })
    expect((await get(first.path)).text).not.toContain(second.token)
  })

  it('on another day has its own confirmation; a request from another address is not listed', async () => {
    const workEmail = `again-${newKey()}@northside.example`
    const first = await sendRequest(site, { workEmail })
    await asOnAnotherDay()
    const second = await sendRequest(site, { workEmail })
    // The same organization and phone number, with an address that differs only in its sub-address.
    const stranger = await sendRequest(site, { workEmail: workEmail.replace('@', '+other@') })
    const { text } = await get(first.path)
    expect(text).not.toContain(second.token)
    expect(text).not.toContain(stranger.token)
  })
})
