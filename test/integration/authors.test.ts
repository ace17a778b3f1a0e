import request from 'supertest'
import { createBlogService } from '../../server/blog/service'
import { passwordOwner } from '../../shared/admin/actor'
import type { RevisionList } from '../../shared/admin/post-revisions'
import type { HistoryEntry } from '../../shared/admin/submissions'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { leadOf } from '../support/lead'

const site = openApp()
const admin = openAdmin(site)

const message = { name: 'Ana Ruiz', email: 'ana@northside.example', subject: 'Prices', message: 'Per user?' }
const correction = { vendor: 'opus', field: 'starRating', message: 'It is another.' }

async function sent(path: string, answers: object): Promise<string> {
  const { body } = await request(site.app).post(path).send(answers).expect(201)
  return body.id
}

/** The author of each entry of a history, by its text. */
const authorsIn = ({ history }: { history: HistoryEntry[] }): Record<string, string | null> =>
  Object.fromEntries(history.map(({ text, author }) => [text, author]))
const authors = async (path: string) => authorsIn((await admin.get(path).expect(200)).body)

it("a lead's history names the author of each entry, and no author for the visitor's own", async () => {
  const [id, other] = [await sent('/api/leads', leadOf()), await sent('/api/leads', leadOf())]
  const path = `/api/admin/leads/${id}`
  await admin.post(`${path}/notes`).send({ text: 'Called.' }).expect(201)
  const { body } = await admin.patch(path).send({ owner: 'Ann' }).expect(200)
  await admin
    .post('/api/admin/lead-changes')
    .send({ ids: [id], status: 'in-review' })
    .expect(200)
  await admin.delete(`/api/admin/lead-changes/${body.act}`).expect(200)
  await admin.post(`${path}/letters`).send({ draftVersion: 0 }).expect(200)
  await admin
    .post(`${path}/merge`)
    .send({ ids: [other] })
    .expect(200)
  await site.db('lead_history').insert({ id: other, lead_id: id, kind: 'visitor', text: 'We also need labs.' })
  const found = await authors(path)
  expect(found).toEqual({
    ...Object.fromEntries(Object.keys(found).map((text) => [text, passwordOwner.name])),
    'We also need labs.': null,
  })
  expect(Object.keys(found)).toEqual(
    expect.arrayContaining([
      ...['Called.', 'Owner: Ann', 'Status: New → In review', 'Undone. Owner: nobody'],
      ...['Letter: restarted from the computed text', 'Merged into another request'],
    ]),
  )
})

it.each([
  ['/api/contact-messages', message, 'addMessageNote', 'changeMessage', 'getMessage'],
  ['/api/corrections', correction, 'addCorrectionNote', 'changeCorrection', 'getCorrection'],
] as const)(
  'the history of what comes by %s names its authors in the same way',
  async (path, answers, add, set, read) => {
    const id = await sent(path, answers)
    await perform(admin, add, id, { text: 'Read.' }).expect(200)
    await perform(admin, set, id, { status: 'spam' }).expect(200)
    expect(authorsIn((await perform(admin, read, id).expect(200)).body)).toEqual({
      'Read.': passwordOwner.name,
      'Status: New → Spam': passwordOwner.name,
    })
  },
)

it("an article's revision names its author, and no author for a program", async () => {
  const { body } = await admin.post('/api/admin/posts').send({ title: 'One', content: '<p>One</p>' }).expect(201)
  const path = `/api/admin/posts/${body.id}`
  await createBlogService(site.db).updatePost(body.id, { title: 'Two' })
  await admin.patch(path).send({ revision: 2, title: 'Three' }).expect(200)
  await admin.post(`${path}/status`).send({ status: 'published' }).expect(200)
  await createBlogService(site.db).setStatus(body.id, 'removed')
  const { revisions }: RevisionList = (await admin.get(`${path}/revisions`).expect(200)).body
  const by = passwordOwner.name
  expect(revisions.map(({ number, revised_by }) => [number, revised_by])).toEqual([
    [3, by],
    [2, null],
    [1, by],
  ])
  expect((await admin.get(`${path}/revisions/2`).expect(200)).body.revised_by).toBeNull()
  expect((await admin.get(`${path}/revisions/3`).expect(200)).body.revised_by).toBe(by)
})
