import type { Agent } from 'supertest'
import { postDraftBounds } from '../../shared/admin/post-drafts'
import { postBounds } from '../../shared/admin/post-fields'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { openApp } from '../support/app'
import { signedInAs } from '../support/people'

const site = openApp()
let kim: Agent
let sam: Agent
let id: string
beforeAll(async () => {
  kim = (await signedInAs(site, 'editor', 'Kim')).agent
  sam = (await signedInAs(site, 'editor', 'Sam')).agent
})
beforeEach(async () => {
  await site.db('blog_posts').delete()
  const { body } = await kim.post('/api/admin/posts').send({ title: 'Kept', content: '<p>Stored</p>' }).expect(201)
  id = body.id
})

const nobody = '00000000-0000-4000-8000-000000000000'
const path = () => `/api/admin/posts/${id}/draft`
const keep = (agent: Agent, text: string, seen: string | null = null) =>
  agent.post(path()).send({ revision: 1, seen, values: { content: text } })
const kept = async (agent: Agent) => (await agent.get(path()).expect(200)).body
const count = async () => Number((await site.db('post_drafts').count())[0]?.count)

describe('unsaved text', () => {
  it('is stored, found again, and discarded, and changes nothing in the article', async () => {
    const before = await site.db('blog_posts').where({ id }).first()
    expect(await kept(kim)).toBeNull()
    const { body: first } = await keep(kim, '<p>One</p>').expect(200)
    const { body: second } = await keep(kim, '<p>Two</p>', first.version).expect(200)
    expect(await kept(kim)).toEqual({ revision: 1, ...second, values: { content: '<p>Two</p>' } })
    expect(await site.db('blog_posts').where({ id }).first()).toEqual(before)
    expect(await site.db('blog_post_revisions').where({ post_id: id })).toEqual([])
    await perform(kim, 'discardPostDraft', id, { version: second.version }).expect(204)
    expect(await kept(kim)).toBeNull()
  })

  it('is separate for each person, and nobody else sees it', async () => {
    await keep(kim, 'Of Kim').expect(200)
    expect(await kept(sam)).toBeNull()
    await keep(sam, 'Of Sam').expect(200)
    expect((await kept(kim)).values).toEqual({ content: 'Of Kim' })
    const owner = await signedIn(site)
    expect(await kept(owner)).toBeNull()
    await perform(owner, 'discardPostDraft', id, { version: (await kept(kim)).version }).expect(204)
    expect((await kept(kim)).values).toEqual({ content: 'Of Kim' })
  })

  it('of one tab is not overwritten or discarded by another tab', async () => {
    const { body: first } = await keep(kim, 'First tab').expect(200)
    await keep(kim, 'Second tab').expect(409)
    await keep(kim, 'Second tab', nobody).expect(409)
    const { body: second } = await keep(kim, 'First tab on', first.version).expect(200)
    await keep(kim, 'Late', first.version).expect(409)
    await perform(kim, 'discardPostDraft', id, { version: first.version }).expect(204)
    expect((await kept(kim)).values).toEqual({ content: 'First tab on' })
    expect(await count()).toBe(1)
    expect(second.version).not.toBe(first.version)
  })

  it('of one tab is stored by exactly one of many concurrent requests', async () => {
    const { body } = await keep(kim, 'Before').expect(200)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => keep(kim, `Tab ${number}`, body.version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('is stored with the revision that it was based on, whatever others save', async () => {
    await keep(kim, 'Mine').expect(200)
    await sam.patch(`/api/admin/posts/${id}`).send({ revision: 1, content: '<p>Theirs</p>' }).expect(200)
    const draft = await kept(kim)
    expect(draft.revision).toBe(1)
    const mine = { revision: draft.revision, content: draft.values.content }
    await kim.patch(`/api/admin/posts/${id}`).send(mine).expect(409)
  })

  it('is removed with its article, and after 30 days without a visit', async () => {
    await keep(kim, 'Old').expect(200)
    await site.db('post_drafts').update({ saved_at: site.db.raw(`now() - interval '31 days'`) })
    await keep(sam, 'New').expect(200)
    expect(await kept(kim)).toBeNull()
    await site.db('blog_posts').where({ id }).delete()
    expect(await count()).toBe(0)
  })

  it('is limited in size', async () => {
    const send = (values: object) => kim.post(path()).send({ revision: 1, seen: null, values })
    const fields = Array.from({ length: postDraftBounds.fieldsMax }, (_, at) => [`f${at}`, ''])
    await send(Object.fromEntries(fields)).expect(200)
    await send({ a: 'x'.repeat(40_000), b: 'x'.repeat(40_000) }).expect(413)
  })
})

describe('the preview of a text', () => {
  const preview = (agent: Agent, text: object, post = id) => agent.post(`/api/admin/posts/${post}/preview`).send(text)

  it("is exactly the pipeline's output, and stores nothing", async () => {
    const content =
      '<h2>A</h2><p onclick="x()">b <script>c()</script><a href="javascript:d()">e</a></p><table><tr><th>f</th></tr></table>'
    const { body } = await preview(kim, { title: 'T', excerpt: 'E', content }).expect(200)
    expect(body).toMatchObject({ title: 'T', excerpt: 'E', headings: [{ id: 'article-a', text: 'A', depth: 2 }] })
    expect(body.content).not.toMatch(/script|onclick/)
    expect((await kim.get(`/api/admin/posts/${id}`)).body.content.trim()).toBe('<p>Stored</p>')
    await kim.patch(`/api/admin/posts/${id}`).send({ revision: 1, content }).expect(200)
    expect((await perform(kim, 'previewPost', id).expect(200)).body.content).toBe(body.content)
  })

  it('is limited in size', async () => {
    await preview(kim, { content: 'x'.repeat(postBounds.content + 1) }).expect(422)
    await preview(kim, { content: 'x'.repeat(70_000) }).expect(413)
  })
})
