import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { leadOf } from '../support/lead'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db.raw('truncate answer_templates, open_answers, leads, contact_messages cascade'))

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
    const saved = await perform(admin, 'changeTemplate', one.id, { name: 'Prices', text: 'New', version: 0 }).expect(
      200,
    )
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
    const lead = leadOf({ firstName: 'Zoë', organizationName: 'North *Side* [clinic](https://x.example)' })
    const { body } = await request(site.app).post('/api/leads').send(lead).expect(201)
    const { body: template } = await create('Both', 'Hello {firstName}, how is {organization}?').expect(200)
    const page = await admin.get(`/admin/leads/${body.id}?template=${template.id}&status=new`).expect(200)
    expect(page.text).toContain('Hello Zoë, how is North \\*Side\\* \\[clinic\\](https://x.example)?</textarea>')
    expect(page.text).toMatch(/<details[^>]*id="answer"[^>]* open=""/)
    expect(page.text).toMatch(/<input type="hidden"[^>]*name="status"[^>]*value="new"/)
    const gone = await admin.get(`/admin/leads/${body.id}?template=${randomUUID()}`).expect(200)
    expect(gone.text).toContain('Hello Zoë,\n\n</textarea>')
  })

  it('can also be managed by pages without scripts', async () => {
    const form = { intent: 'create', name: 'Thanks', text: 'Thank you.' }
    await admin.post('/admin/templates').type('form').send(form).expect(302)
    const refused = await admin
      .post('/admin/templates')
      .type('form')
      .send({ ...form, text: 'Another' })
      .expect(409)
    expect(refused.text).toContain('Another</textarea>')
    const [id] = await site.db('answer_templates').pluck('id')
    const save = { intent: 'save', name: 'Thanks', text: 'Thanks!', version: 0 }
    await admin.post(`/admin/templates/${id}`).type('form').send(save).expect(302)
    const late = await admin
      .post(`/admin/templates/${id}`)
      .type('form')
      .send({ ...save, text: 'Mine' })
      .expect(409)
    expect(late.text).toContain('What was saved in the meantime')
    expect(late.text).toContain('Mine</textarea>')
    await admin.post(`/admin/templates/${id}`).type('form').send({ intent: 'remove' }).expect(302)
    await admin.get(`/admin/templates/${id}`).expect(404)
  })
})

describe('an answer that is being written', () => {
  const tell = (id: string, name: string, isOpen: boolean) =>
    admin.post(`/api/admin/leads/${id}/open-answer`).send({ tab: name, isOpen })

  it('is shown in other tabs until it is closed or silent for half a minute', async () => {
    const { body } = await request(site.app).post('/api/leads').send(leadOf()).expect(201)
    const othersOf = async (name: string, isOpen = false) => (await tell(body.id, name, isOpen).expect(200)).body.others
    const onPage = async () => (await admin.get(`/api/admin/leads/${body.id}`)).body.thread.othersWriting
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
  })

  it('is recorded only for a named tab', async () => {
    await tell(randomUUID(), 'a name', true).expect(422)
    await tell('no-id', tab('a'), true).expect(404)
  })
})
