import { randomUUID } from 'node:crypto'
import request, { type Agent } from 'supertest'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { createTestApp, type TestApp } from '../support/app'
import { leadOf } from '../support/lead'

let site: TestApp
let admin: Agent
beforeAll(async () => {
  site = await createTestApp()
  admin = await signedIn(site)
})
afterAll(() => site.close())

const message = { name: 'Ana Ruiz', email: 'ana@northside.example', subject: 'Prices', message: 'Per user?' }
const correction = { vendor: 'kareo', field: 'telehealth', message: 'Dropped.', email: 'eve@northside.example' }

const kinds = [
  ['leads', '/api/leads', leadOf(), 'organizationDescription', 'leads', ['lead-confirmation', 'lead-team']],
  ['messages', '/api/contact-messages', message, 'message', 'contact_messages', ['contact-team']],
  ['corrections', '/api/corrections', correction, 'message', 'corrections', ['correction-team']],
] as const

/** The acts on one of a kind. */
const acts = {
  leads: { list: 'listLeads', get: 'getLead', change: 'changeLead', note: 'addNote', erase: 'eraseLead' },
  messages: {
    list: 'listMessages',
    get: 'getMessage',
    change: 'changeMessage',
    note: 'addMessageNote',
    erase: 'eraseMessage',
  },
  corrections: {
    list: 'listCorrections',
    get: 'getCorrection',
    change: 'changeCorrection',
    note: 'addCorrectionNote',
    erase: 'eraseCorrection',
  },
} as const

describe.each(kinds)('%s', (name, form, answers, text, table, emails) => {
  const { list, get, change, note, erase } = acts[name]
  beforeEach(() => site.db.raw(`truncate ${table}, deliveries, outbox, confirmed_addresses cascade`))

  async function submitted(more: object = {}, trap = ''): Promise<string> {
    const signals = { trap, elapsedMs: 9_000 }
    const { body } = await request(site.app)
      .post(form)
      .send({ ...answers, ...more, signals })
      .expect(201)
    return body.id
  }
  const sent = () => site.db('deliveries').orderBy('kind').pluck('kind')

  it('are listed with the beginning of the text on one line, at most 160 characters, escaped on the page', async () => {
    await submitted({ [text]: `Two\n\nlines, <b>then</b> ${'many words '.repeat(150)}` })
    const { body } = await perform(admin, list).expect(200)
    expect(body[name][0].beginning).toMatch(/^Two lines, <b>then<\/b> many words many .*…$/)
    expect(body[name][0].beginning).toHaveLength(160)
    const page = await admin.get(`/admin/${name}`).expect(200)
    expect(page.text).toContain('Two lines, &lt;b&gt;then&lt;/b&gt; many words')
    expect(page.text).not.toContain('<b>then')
  })

  it('send the emails held back once when unmarked as spam, even by concurrent requests', async () => {
    const id = await submitted({}, 'x')
    const { body } = await perform(admin, get, id).expect(200)
    expect(body).toMatchObject({ status: 'spam', spamReasons: ['hidden field filled in'], emails: [] })
    await Promise.all(Array.from({ length: 6 }, () => perform(admin, change, id, { status: 'new' }).expect(200)))
    for (const status of ['spam', 'new']) await perform(admin, change, id, { status }).expect(200)
    expect(await sent()).toEqual(emails)
    expect(await site.db('outbox')).toHaveLength(emails.length)
  })

  it('keep notes, are erased alone with their emails, and then are unknown', async () => {
    const [id, other] = [await submitted(), await submitted()]
    await perform(admin, note, id, { text: ' ' }).expect(422)
    const { body } = await perform(admin, note, id, { text: 'Asked them.' }).expect(200)
    expect(body.history).toMatchObject([{ kind: 'note', text: 'Asked them.' }])
    await perform(admin, erase, id).expect(204)
    expect(await site.db(table).pluck('id')).toEqual([other])
    expect(await site.db('deliveries').whereNot({ subject_id: other })).toEqual([])
    for (const unknown of [id, randomUUID(), 'x', '%00']) {
      await perform(admin, get, unknown).expect(404)
      await perform(admin, change, unknown, { status: 'new' }).expect(404)
      await perform(admin, erase, unknown).expect(404)
    }
  })
})
