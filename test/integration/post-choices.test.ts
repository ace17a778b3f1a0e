import request from 'supertest'
import type { PostChoices } from '../../shared/admin/post-choices'
import type { AdminPost, AdminPostPage } from '../../shared/admin/posts'
import { addDays, dayOf } from '../../shared/business-days/local-day'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { signedInAs } from '../support/people'
import { newArticle, storePosts } from '../support/posts'

const site = openApp({ env: { EDITORS: 'Jane Roe, psychiatry; John Doe (billing)' } })
const admin = openAdmin(site)
beforeAll(async () => {
  await signedInAs(site, 'editor', 'Ann Writer')
  await signedInAs(site, 'reader', 'Gone Person')
  await site.db('people').where({ name: 'Gone Person' }).update({ deactivated_at: site.db.fn.now() })
})
beforeEach(() => site.db('blog_posts').delete())

const today = dayOf(new Date(), 'America/New_York')
const create = (post: object) => newArticle(admin, post)
const change = (post: AdminPost, changes: object) =>
  admin.patch(`/api/admin/posts/${post.id}`).send({ revision: post.revision, ...changes })
const changed = async (post: AdminPost, changes: object): Promise<AdminPost> =>
  (await change(post, changes).expect(200)).body
const errorsOf = ({ body }: request.Response) => body.errors.map(({ field }: { field: string }) => field)

describe('the author of an article', () => {
  it('is an active team member or a configured editor, named without specialty', async () => {
    const { authors }: PostChoices = (await admin.get('/api/admin/post-choices').expect(200)).body
    expect(authors).toEqual(['Jane Roe', 'John Doe', 'Ann Writer'])
    const post = await create({ author: 'Jane Roe' })
    expect(await changed(post, { author: 'Ann Writer' })).toMatchObject({ author: 'Ann Writer', revision: 2 })
  })

  it('cannot be a person who has left', async () => {
    const post = await create({})
    for (const changes of [{ author: 'Gone Person' }, { reviewed_on: today, reviewed_by: 'Gone Person' }])
      expect(errorsOf(await change(post, changes).expect(422))).toEqual([Object.keys(changes).at(-1)])
  })

  it('stays valid if already stored, is shown, and comes back with a revision', async () => {
    const [{ id } = { id: '' }] = await storePosts(site.db, [{ slug: 'former', author: 'Former Writer' }])
    const post: AdminPost = (await admin.get(`/api/admin/posts/${id}`).expect(200)).body
    await changed(post, { author: 'Former Writer', excerpt: 'New' })
    expect((await request(site.app).get('/api/posts/former').expect(200)).body.author).toBe('Former Writer')
    await admin.patch(`/api/admin/posts/${id}`).send({ revision: 2, author: '' }).expect(200)
    const { body } = await admin.post(`/api/admin/posts/${id}/revisions/2/restore`).expect(200)
    expect(body.author).toBe('Former Writer')
  })
})

describe('the tags of an article', () => {
  it('are suggested with the number of articles that have each, ignoring removed articles', async () => {
    await create({ tags: ['Intake', 'Billing'] })
    await create({ tags: ['Intake'] })
    await storePosts(site.db, [{ tags: ['Old'], status: 'removed' }])
    const { tags }: PostChoices = (await admin.get('/api/admin/post-choices').expect(200)).body
    expect(tags).toEqual([
      { tag: 'Billing', count: 1 },
      { tag: 'Intake', count: 2 },
    ])
  })

  it('take the spelling that most other articles have, and new tags stay possible', async () => {
    await storePosts(
      site.db,
      ['e-prescribing', 'E-Prescribing', 'E-Prescribing'].map((tag) => ({ tags: [tag] })),
    )
    const post = await create({ title: 'D', tags: ['ePrescribing', 'e prescribing', 'Telehealth'] })
    expect(post.tags).toEqual(['E-Prescribing', 'Telehealth'])
  })

  it('may be respelled if only this article has them, and unchanged ones stay', async () => {
    const post = await create({ tags: ['hipaa'] })
    const renamed = await changed(post, { tags: ['HIPAA'] })
    expect(renamed.tags).toEqual(['HIPAA'])
    await create({ title: 'B', tags: ['Care'] })
    const [{ id } = { id: '' }] = await storePosts(site.db, [{ tags: ['care'] }])
    const both = { revision: 1, tags: ['care', 'New'] }
    const { body } = await admin.patch(`/api/admin/posts/${id}`).send(both).expect(200)
    expect(body.tags).toEqual(['care', 'New'])
  })
})

describe('the review of an article', () => {
  const due = async () => {
    const page: AdminPostPage = (await admin.get('/api/admin/posts?status=review-due').expect(200)).body
    const { reviews } = (await perform(admin, 'getOverview').expect(200)).body
    return { titles: page.posts.map(({ title }) => title), counted: page.reviewDue, overview: reviews }
  }

  it('is empty until a person enters one', async () => {
    const post = await create({ content: '<p><a href="/rules#part-2">Part 2</a></p>' })
    expect(post).toMatchObject({ reviewed_on: '', reviewed_by: '', review_by: '' })
    expect(await changed(post, { excerpt: 'New' })).toMatchObject({ reviewed_on: '', review_by: '' })
    expect(await due()).toEqual({ titles: [], counted: 0, overview: { due: 0, articles: [] } })
  })

  it('is stored in revisions and restored with them', async () => {
    const post = await create({})
    const review = { reviewed_on: '2026-01-05', reviewed_by: 'Jane Roe', review_by: '2027-01-05' }
    const reviewed = await changed(post, review)
    const { id } = await changed(reviewed, { reviewed_on: '', reviewed_by: '', review_by: '' })
    const { revisions } = (await admin.get(`/api/admin/posts/${id}/revisions`).expect(200)).body
    expect(revisions[0].changed.toSorted()).toEqual(['review_by', 'reviewed_by', 'reviewed_on'])
    const restored = await admin.post(`/api/admin/posts/${id}/revisions/2/restore`).expect(200)
    expect(restored.body).toMatchObject(review)
  })

  it('sets the next one after 180 days if the article mentions a tracked rule, unless a date is given', async () => {
    for (const content of [
      '<p><a href="/rules#part-2">It</a></p>',
      '<p><a href="https://guide.example/rules">All</a></p>',
      '<p>Under <em>42 CFR</em> Part 2, consent is kept.</p>',
    ]) {
      const post = await create({ content })
      expect(await changed(post, { reviewed_on: '2026-01-05' })).toMatchObject({ review_by: '2026-07-04' })
    }
    const post = await create({ content: '<p>42 CFR Part 2</p>' })
    const named = await changed(post, { reviewed_on: '2026-01-05', review_by: '2026-02-01' })
    expect(named.review_by).toBe('2026-02-01')
    expect((await changed(named, { review_by: '' })).review_by).toBe('')
    expect((await changed(await create({}), { reviewed_on: '2026-01-05' })).review_by).toBe('')
  })

  it('is listed as due from its date on, until the article is reviewed or removed', async () => {
    const post = await create({ title: 'Due', review_by: today })
    await create({ title: 'Later', review_by: addDays(today, 1) })
    const { id, title } = post
    const overview = { due: 1, articles: [{ id, title, review_by: today }] }
    expect(await due()).toEqual({ titles: ['Due'], counted: 1, overview })
    expect(await changed(post, { reviewed_on: today })).toMatchObject({ review_by: '' })
    expect((await due()).titles).toEqual([])
  })

  it("is shown to readers with the reviewer's name, and to programs as a property of the page", async () => {
    const post = await create({ title: 'Read', reviewed_on: '2026-01-05', reviewed_by: 'Jane Roe' })
    await admin.post(`/api/admin/posts/${post.id}/status`).send({ status: 'published' }).expect(200)
    const { text } = await request(site.app).get('/blog/read').expect(200)
    const data = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(\{[^<]*"Article"[^<]*)<\/script>/.exec(text)?.[1] ?? '',
    )
    const article = [data, ...(data['@graph'] ?? [])].find((item) => item['@type'] === 'Article')
    expect(article).not.toHaveProperty('lastReviewed')
    expect(article.mainEntityOfPage).toEqual({
      '@type': 'WebPage',
      '@id': 'https://guide.example/blog/read',
      lastReviewed: '2026-01-05',
      reviewedBy: { '@type': 'Person', name: 'Jane Roe' },
    })
    expect(text.replace(/<[^>]*>/g, '')).toContain('Reviewed January 5, 2026 by Jane Roe')
    const { reviewed } = (await request(site.app).get('/api/posts/read').expect(200)).body
    expect(reviewed).toEqual({ on: '2026-01-05', by: 'Jane Roe' })
  })
})
