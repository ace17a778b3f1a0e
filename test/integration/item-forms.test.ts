import request, { type Agent } from 'supertest'
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

it.each([
  ['leads', '/api/leads', leadOf(), ['lead-confirmation', 'lead-team']],
  ['messages', '/api/contact-messages', message, ['contact-team']],
])(
  'the forms on the page of one of the %s unmark spam, reject an empty note, and erase',
  async (name, form, answers, emails) => {
    const signals = { trap: 'x', elapsedMs: 100 }
    const { id } = (
      await request(site.app)
        .post(form)
        .send({ ...answers, signals })
        .expect(201)
    ).body
    const path = `/admin/${name}/${id}`
    const post = (fields: object) => admin.post(path).type('form').send(fields)
    const { text } = await admin.get(path).expect(200)
    expect(text).toContain('Suspected because: hidden field filled in, sent too quickly.')
    expect(text).toMatch(/value="unmark"[^>]*>Not spam: send the emails</)
    expect(text).not.toContain('value="preview"')
    await post({ intent: 'unmark' })
      .expect(302)
      .expect('Location', /\?done=unmarked/)
    expect(await site.db('deliveries').where({ subject_id: id }).orderBy('kind').pluck('kind')).toEqual(emails)
    const refused = await post({ intent: 'note', text: '   ' }).expect(422)
    expect(refused.text).toContain('Write a note.')
    for (const intent of ['', 'toString', 'send']) await post({ intent }).expect(400)
    expect((await admin.get(path)).text).toMatch(/<details(?:(?!<\/details>).)*value="erase"/s)
    await post({ intent: 'erase' }).expect(302).expect('Location', `/admin/${name}?done=erased`)
    await admin.get(path).expect(404)
  },
)
