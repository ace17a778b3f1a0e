import request from 'supertest'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { correctionOf, leadOf, messageOf, newKey } from '../support/lead'

const site = openApp()
const admin = openAdmin(site)

/** Each kind: what its form sends, stores, and refuses, the acts on it, and its emails. */
const kinds = [
  {
    name: 'leads',
    noun: 'lead',
    form: '/api/leads',
    table: 'leads',
    answers: leadOf(),
    text: 'organizationDescription',
    stored: {
      ...{ first_name: 'Ana', last_name: 'Ruiz', work_email: 'ana@northside.example', phone_number: '+1 555 0100' },
      ...{ organization_name: 'Northside Counseling', industry: 'mental-health', your_role: 'owner' },
      ...{ organization_website: 'https://northside.example', current_emr: 'other', number_of_providers: '2-10' },
      estimated_monthly_budget: '$50-100 per provider',
      organization_description: 'Outpatient group practice, mostly telehealth.',
      linkedin_profile: null,
    },
    acts: ['listLeads', 'getLead', 'changeLead', 'addNote', 'eraseLead'],
    emails: ['lead-confirmation', 'lead-team'],
  },
  {
    name: 'messages',
    noun: 'message',
    form: '/api/contact-messages',
    table: 'contact_messages',
    answers: messageOf({ subject: '  Hello ?\n' }),
    text: 'message',
    stored: messageOf({ subject: 'Hello ?' }),
    acts: ['listMessages', 'getMessage', 'changeMessage', 'addMessageNote', 'eraseMessage'],
    emails: ['contact-team'],
  },
  {
    name: 'corrections',
    noun: 'correction',
    form: '/api/corrections',
    table: 'corrections',
    answers: correctionOf(),
    text: 'message',
    stored: correctionOf(),
    acts: ['listCorrections', 'getCorrection', 'changeCorrection', 'addCorrectionNote', 'eraseCorrection'],
    emails: ['correction-team'],
  },
] as const

describe.each(kinds)('$name', ({ name, noun, form, table, answers, text, emails, ...kind }) => {
  const [list, get, change, note, erase] = kind.acts
  beforeEach(() => site.db.raw(`truncate ${table}, deliveries, outbox, confirmed_addresses cascade`))

  const send = (more: object, key = newKey()) =>
    request(site.app)
      .post(form)
      .set('Idempotency-Key', key)
      .send({ ...answers, ...more })
  const submitted = async (more: object = {}, trap = ''): Promise<string> =>
    (await send({ ...more, signals: { trap, elapsedMs: 9_000 } }).expect(201)).body.id
  const deliveries = () => site.db('deliveries').orderBy('kind')

  it('are stored once with their emails if sent several times with one key, which is for no other answers', async () => {
    const key = newKey()
    const sent = await Promise.all(Array.from({ length: 8 }, () => send({}, key).expect(201)))
    const [id, ...others] = new Set(sent.map(({ body }) => body.id))
    expect(others).toEqual([])
    expect(await site.db(table)).toMatchObject([{ id, ...kind.stored, status: 'new', spam_reasons: [] }])
    const promised = await deliveries()
    expect(promised).toMatchObject(emails.map((one) => ({ kind: one, subject_id: id, state: 'pending', attempts: 0 })))
    for (const { id, message_id } of promised) expect(message_id).toBe(`<${id}@guide.example>`)
    const outbox = await site.db('outbox')
    expect(outbox.every(({ relayed_at }) => relayed_at === null)).toBe(true)
    expect(outbox.map(({ job, payload }) => `${job} ${payload.deliveryId}`).sort()).toEqual(
      promised.map((delivery) => `deliver-mail ${delivery.id}`).sort(),
    )
    const { body } = await send({ [text]: 'Something else.' }, key).expect(422)
    const message = `This key was already used for a different ${noun}.`
    expect(body.errors).toEqual([{ field: 'idempotencyKey', message }])
    expect(await site.db(table)).toHaveLength(1)
  })

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
    expect([await deliveries(), await site.db('outbox')]).toEqual([[], []])
    await Promise.all(Array.from({ length: 6 }, () => perform(admin, change, id, { status: 'new' }).expect(200)))
    for (const status of ['spam', 'new']) await perform(admin, change, id, { status }).expect(200)
    expect((await deliveries()).map((delivery) => delivery.kind)).toEqual(emails)
    expect(await site.db('outbox')).toHaveLength(emails.length)
  })

  it('keep notes, and are erased with everything about them and nothing about others', async () => {
    const [id, other] = [await submitted(), await submitted()]
    await perform(admin, note, id, { text: ' ' }).expect(422)
    const { body } = await perform(admin, note, id, { text: ' Called, <b>no</b> answer ' }).expect(200)
    const kept = { kind: 'note', text: 'Called, <b>no</b> answer', author: 'Password sign-in' }
    expect(body.history).toMatchObject([kept])
    await perform(admin, change, id, { status: 'spam' }).expect(200)
    await perform(admin, erase, id).expect(204)
    expect(await site.db(table).pluck('id')).toEqual([other])
    expect(await site.db(`${noun}_history`)).toEqual([])
    expect(await site.db('deliveries').whereNot({ subject_id: other })).toEqual([])
    expect(await site.db('outbox')).toHaveLength((await deliveries()).length)
    for (const act of [get, erase]) await perform(admin, act, id).expect(404)
    await perform(admin, change, id, { status: 'new' }).expect(404)
  })

  it('can be unmarked as spam, not noted without words, and erased by the forms on their pages', async () => {
    const id = (await send({ signals: { trap: 'x', elapsedMs: 100 } }).expect(201)).body.id
    const path = `/admin/${name}/${id}`
    const post = (fields: object) => admin.post(path).type('form').send(fields)
    const { text: page } = await admin.get(path).expect(200)
    expect(page).toContain('Suspected because: hidden field filled in, sent too quickly.')
    expect(page).toMatch(/value="unmark"[^>]*>Not spam: send the emails</)
    expect(page).not.toContain('value="preview"')
    expect((await post({ intent: 'unmark' }).expect(302)).headers.location).toMatch(/\?done=unmarked/)
    expect(await site.db(table).pluck('status')).toEqual(['new'])
    expect((await deliveries()).map((delivery) => delivery.kind)).toEqual(emails)
    expect((await post({ intent: 'note', text: '   ' }).expect(422)).text).toContain('Write a note.')
    for (const intent of ['', 'toString', 'send']) await post({ intent }).expect(400)
    expect((await admin.get(path)).text).toMatch(/<details(?:(?!<\/details>).)*value="erase"/s)
    await post({ intent: 'erase' }).expect(302).expect('Location', `/admin/${name}?done=erased`)
    await admin.get(path).expect(404)
  })
})
