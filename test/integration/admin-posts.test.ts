import request from 'supertest'
import type { RevisionList } from '../../shared/admin/post-revisions'
import type { AdminPost, AdminPostPage } from '../../shared/admin/posts'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { storePosts } from '../support/posts'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db('blog_posts').delete())

const create = async (post: object): Promise<AdminPost> =>
  (await admin.post('/api/admin/posts').send(post).expect(201)).body
const read = async (id: string): Promise<AdminPost> => (await admin.get(`/api/admin/posts/${id}`).expect(200)).body
const change = (id: string, changes: object) => admin.patch(`/api/admin/posts/${id}`).send(changes)
const setState = (id: string, status: unknown) => admin.post(`/api/admin/posts/${id}/status`).send({ status })
const listed = async (query: string): Promise<AdminPostPage> =>
  (await admin.get(`/api/admin/posts?${query}`).expect(200)).body
const titles = ({ posts }: AdminPostPage) => posts.map(({ title }) => title)
const revisions = async (id: string): Promise<RevisionList> =>
  (await admin.get(`/api/admin/posts/${id}/revisions`).expect(200)).body
const errorsOf = ({ body }: request.Response) => body.errors.map(({ field }: { field: string }) => field)

it('a status changes only if the article still has the expected status', async () => {
  const { id } = await create({ title: 'Undone', content: '<p>Text</p>' })
  const set = (status: string, from: string) => admin.post(`/api/admin/posts/${id}/status`).send({ status, from })
  await set('published', 'draft').expect(200)
  await set('draft', 'removed').expect(409)
  expect((await read(id)).status).toBe('published')
  await set('draft', 'published').expect(200)
  expect(errorsOf(await set('published', 'sold').expect(422))).toEqual(['from'])
})

describe('the list of articles', () => {
  it('shows drafts and published ones, last changed first, and counts all', async () => {
    const first = await create({ title: 'First' })
    await create({ title: 'Second', content: '<p>Text</p>' })
    const gone = await create({ title: 'Gone' })
    await setState(gone.id, 'removed').expect(200)
    await change(first.id, { revision: 1, content: '<p>Now</p>' }).expect(200)
    await setState(first.id, 'published').expect(200)
    const page = await listed('')
    expect(titles(page)).toEqual(['First', 'Second'])
    expect(page).toMatchObject({ total: 2, page: 1, counts: { draft: 1, published: 1, removed: 1 } })
    expect(page.posts[0]).not.toHaveProperty('content')
    expect(titles(await listed('status=removed'))).toEqual(['Gone'])
    expect(titles(await listed('status=draft'))).toEqual(['Second'])
    const html = (await admin.get('/admin/posts?status=published').expect(200)).text
    expect(html).toMatch(/class="row-side"><p><time /)
  })

  it('can be searched as plain text, ignoring case, and by category, whether a post lists its key or its name', async () => {
    await create({ title: '100% Zoë', tags: ['Intake_1'], categories: ['billing-and-rcm'] })
    await create({ title: 'Other', slug: 'an-address', categories: ['Billing & RCM'] })
    for (const term of ['zoË', '100%', 'intake_'])
      expect(titles(await listed(`search=${encodeURIComponent(term)}`))).toEqual(['100% Zoë'])
    expect(titles(await listed('search=an-addr'))).toEqual(['Other'])
    expect((await listed('category=billing-and-rcm')).total).toBe(2)
    expect((await listed('category=best-emr-at')).posts).toEqual([])
    expect((await listed('page=9')).posts).toEqual([])
  })
})

describe('an article', () => {
  it('begins as a draft that only the admin knows', async () => {
    const post = await create({ title: '  A new one ', tags: ['a', 'a'] })
    expect(post).toMatchObject({ title: 'A new one', slug: 'a-new-one', status: 'draft', revision: 1, tags: ['a'] })
    await request(site.app).get('/api/posts/a-new-one').expect(404)
    const { body } = await perform(admin, 'previewPost', post.id).expect(200)
    expect(body).toMatchObject({ title: 'A new one', headings: [], words: 0 })
  })

  it('is visible at once when published or changed, and gone once unpublished or removed', async () => {
    const { id } = await create({ title: 'Seen', content: '<h2>Part</h2><p>One</p>' })
    const seen = async () => (await request(site.app).get('/api/posts/seen')).body.content
    await setState(id, 'published').expect(200)
    expect(await seen()).toContain('One')
    await change(id, { revision: 1, content: '<h2>Part</h2><p>Two</p>' }).expect(200)
    expect(await seen()).toContain('Two')
    for (const status of ['draft', 'removed']) {
      await setState(id, status).expect(200)
      expect(await seen()).toBeUndefined()
    }
    const published = (await setState(id, 'published').expect(200)).body
    expect(await seen()).toContain('Two')
    expect(published.published_at).toBe((await read(id)).published_at)
  })

  it('cannot be published without text', async () => {
    const { id } = await create({ title: 'Empty', content: '<p> </p>' })
    const answer = await setState(id, 'published').expect(422)
    expect(errorsOf(answer)).toEqual(['content'])
    expect((await read(id)).status).toBe('draft')
  })

  it('is saved and published together, or not at all', async () => {
    const { id } = await create({ title: 'Both' })
    const publish = (content: string) => change(id, { revision: 1, excerpt: 'New', content, status: 'published' })
    expect(errorsOf(await publish('<p></p>').expect(422))).toEqual(['content'])
    expect(await read(id)).toMatchObject({ excerpt: '', status: 'draft', revision: 1 })
    expect((await publish('<p>Text</p>').expect(200)).body).toMatchObject({ excerpt: 'New', status: 'published' })
  })

  it('is stored sanitized', async () => {
    const { id, content } = await create({ title: 'Hostile', content: '<p onclick="x()">a</p><script>b</script>' })
    expect(content).toBe('<p>a</p>')
    const { body } = await change(id, {
      revision: 1,
      content: '<iframe src="https://x.example"></iframe><p>c</p>',
    }).expect(200)
    expect(body).toMatchObject({ content: '<p>c</p>', revision: 2 })
  })

  it('shows its HTML on separate lines, which does not count as a change', async () => {
    const { id } = await create({ title: 'Lines', content: '<p>a</p><ul><li>b</li></ul><pre><code>c\n</code></pre>' })
    const { content } = await read(id)
    expect(content).toBe('<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n<pre><code>c\n</code></pre>')
    expect((await change(id, { revision: 1, content }).expect(200)).body.revision).toBe(1)
  })

  it('lists figures that the catalogue does not support until they are corrected', async () => {
    const { id } = await create({ title: 'Prices', content: '<p>TherapyNotes costs $7 per month.</p>' })
    expect((await read(id)).draft_reasons).toEqual([expect.stringContaining('TherapyNotes')])
    await change(id, { revision: 1, content: '<p>TherapyNotes has a price.</p>' }).expect(200)
    expect((await read(id)).draft_reasons).toEqual([])
  })

  it.each([
    ['日本語', 'article'],
    ['best-ehr-psychiatry', 'best-ehr-psychiatry-2'],
    ['category', 'category-2'],
    ['word '.repeat(40), Array(16).fill('word').join('-')],
  ])('with the title %s gets the address %s', async (title, slug) => {
    expect((await create({ title })).slug).toBe(slug)
  })

  it('gets an address of its own, even when many are written concurrently', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create({ title: 'One & the Same: Ärzte’s' })))
    const numbered = Array.from({ length: 7 }, (_, index) => `one-and-the-same-arztes-${index + 2}`)
    expect(made.map(({ slug }) => slug).toSorted()).toEqual(['one-and-the-same-arztes', ...numbered])
  })

  it("cannot take another article's address", async () => {
    await create({ title: 'Taken' })
    const { id } = await create({ title: 'Mine' })
    expect(errorsOf(await change(id, { revision: 1, slug: 'taken' }).expect(422))).toEqual(['slug'])
    expect((await create({ title: 'Taken' })).slug).toBe('taken-2')
    expect((await change(id, { revision: 1, slug: '' }).expect(200)).body.slug).toBe('mine')
  })

  it('that another program stored can be changed without touching its other fields', async () => {
    const odd = { slug: 'An_Odd Slug', tags: Array(30).fill('tag'), featured_image_url: 'https://elsewhere.example/a' }
    const [stored] = await storePosts(site.db, [{ ...odd, categories: ['Own words'] }])
    const id = String(stored?.id)
    const { title: _, ...rest } = await read(id)
    const { body } = await change(id, { ...rest, title: 'Changed' }).expect(200)
    expect(body).toMatchObject({ ...odd, categories: ['Own words'], title: 'Changed', revision: 2 })
  })

  it("rejects a save over another person's change, even with many at once", async () => {
    const { id } = await create({ title: 'Fought over' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => change(id, { revision: 1, excerpt: `By ${at}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const winner = answers.find(({ status }) => status === 200)
    expect((await read(id)).excerpt).toBe(winner?.body.excerpt)
  })

  it('frees its address when removed, and gets a similar one when restored', async () => {
    const { id } = await create({ title: 'Twice', content: '<p>a</p>' })
    await setState(id, 'removed').expect(200)
    await create({ title: 'Twice' })
    expect((await setState(id, 'published').expect(200)).body).toMatchObject({ slug: 'twice-2', status: 'published' })
  })
})

describe('a former revision', () => {
  it('is kept at every change, whoever makes it, and names the changed fields', async () => {
    const { id } = await create({ title: 'One', content: '<p>a</p>' })
    await change(id, { revision: 1, title: 'Two', tags: ['t'] }).expect(200)
    await setState(id, 'published').expect(200)
    await site.db('blog_posts').where({ id }).update({ content: '<p>b</p>' })
    const { revisions: found, post } = await revisions(id)
    expect(post).toMatchObject({ title: 'Two', slug: 'one', revision: 3 })
    expect(found).toMatchObject([
      { number: 3, title: 'Two', changed: ['content'], revised_by: null },
      { number: 2, title: 'Two', changed: ['title', 'tags'], revised_by: 'Password sign-in' },
      { number: 1, title: 'One', changed: [] },
    ])
    const read = async (number: unknown) => admin.get(`/api/admin/posts/${id}/revisions/${number}`)
    expect((await read(1)).body).toMatchObject({ number: 1, title: 'One', tags: [], content: '<p>a</p>' })
    expect((await read(3)).body).toMatchObject({ number: 3, content: '<p>b</p>', revised_by: null })
    expect((await read(2)).body.saved_at).toBe(found[1]?.saved_at)
    for (const number of [0, 4, -1, 'x', '99999999999']) expect((await read(number)).status).toBe(404)
  })

  it('is restored as a new change, which can itself be undone', async () => {
    const { id } = await create({ title: 'One', content: '<p>a</p>', excerpt: 'E' })
    await change(id, { revision: 1, title: 'Two', slug: 'two', content: '<p>b</p>', excerpt: '' }).expect(200)
    const restored = (await admin.post(`/api/admin/posts/${id}/revisions/1/restore`).expect(200)).body
    expect(restored).toMatchObject({ title: 'One', slug: 'one', content: '<p>a</p>', excerpt: 'E', revision: 3 })
    await admin.post(`/api/admin/posts/${id}/revisions/2/restore`).expect(200)
    expect(await read(id)).toMatchObject({ title: 'Two', slug: 'two', excerpt: '', revision: 4 })
    await admin.post(`/api/admin/posts/${id}/revisions/4/restore`).expect(200)
    expect((await read(id)).revision).toBe(4)
  })
})

let tests = 0
beforeEach(() => {
  tests += 1
})

/** An address for this test only, because pages rendered before stay in the cache. */
const own = (name: string) => `${name}-${tests}`

const publish = async (slug: string): Promise<AdminPost> =>
  (await setState((await create({ title: slug, slug, content: '<p>A text</p>' })).id, 'published').expect(200)).body
const rename = async (id: string, slug: string): Promise<AdminPost> => {
  const { revision } = await read(id)
  return (await change(id, { revision, slug }).expect(200)).body
}
const visit = async (path: string) => {
  const { status, headers } = await request(site.app).get(path)
  return [status, headers.location ?? null]
}

describe('an article whose address changes', () => {
  it('redirects from the old address with 301, in one step however often it changed, and keeps the query', async () => {
    const { id } = await publish(own('first'))
    await rename(id, own('second'))
    expect((await rename(id, own('third'))).former_slugs).toEqual([own('second'), own('first')])
    expect(await visit(`/blog/${own('first')}`)).toEqual([301, `/blog/${own('third')}`])
    const query = '?utm_source=a%20b'
    expect(await visit(`/blog/${own('second')}${query}`)).toEqual([301, `/blog/${own('third')}${query}`])
    expect(await visit(`/api/posts/${own('first')}`)).toEqual([301, `/api/posts/${own('third')}`])
    // The address may be given to another article.
    const { headers } = await request(site.app).get(`/blog/${own('first')}`)
    expect(headers['cache-control']).toContain('no-cache')
    expect(await visit(`/blog/${own('third')}`)).toEqual([200, null])
  })

  it('takes its old address back without a redirect to itself', async () => {
    const { id } = await publish(own('first'))
    await rename(id, own('second'))
    expect((await rename(id, own('first'))).former_slugs).toEqual([own('second')])
    expect(await visit(`/blog/${own('first')}`)).toEqual([200, null])
    expect(await visit(`/blog/${own('second')}`)).toEqual([301, `/blog/${own('first')}`])
  })

  it('redirects from an address that restoring a revision replaced', async () => {
    const { id } = await publish(own('first'))
    await rename(id, own('second'))
    await admin.post(`/api/admin/posts/${id}/revisions/1/restore`).expect(200)
    expect(await visit(`/blog/${own('second')}`)).toEqual([301, `/blog/${own('first')}`])
  })

  it('loses the old address to another article published under it', async () => {
    const { id } = await publish(own('first'))
    await rename(id, own('second'))
    const body = await create({ content: '<p>A text</p>', title: own('first') })
    expect(body.slug).toBe(own('first'))
    expect(await visit(`/blog/${own('first')}`)).toEqual([301, `/blog/${own('second')}`])
    await setState(body.id, 'published').expect(200)
    expect(await visit(`/blog/${own('first')}`)).toEqual([200, null])
    expect((await read(id)).former_slugs).toEqual([])
    await rename(body.id, own('other'))
    expect(await visit(`/api/posts/${own('first')}`)).toEqual([301, `/api/posts/${own('other')}`])
  })

  it('has no redirect while unpublished, and has it again when republished', async () => {
    const { id } = await publish(own('first'))
    await rename(id, own('second'))
    await setState(id, 'draft').expect(200)
    expect(await visit(`/blog/${own('first')}`)).toEqual([404, null])
    await setState(id, 'published').expect(200)
    expect(await visit(`/api/posts/${own('first')}`)).toEqual([301, `/api/posts/${own('second')}`])
  })

  it('keeps no former address if it was never published', async () => {
    const body = await create({ content: '<p>A text</p>', title: own('draft') })
    await rename(body.id, own('other'))
    await setState(body.id, 'published').expect(200)
    expect(await visit(`/blog/${own('draft')}`)).toEqual([404, null])
  })

  it('is listed only under its current address', async () => {
    const { id } = await publish(own('first'))
    await rename(id, own('second'))
    for (const path of ['/sitemap.xml', '/feed.xml', '/api/posts', '/blog']) {
      const { text } = await request(site.app).get(path).expect(200)
      expect(text).toContain(own('second'))
      expect(text).not.toMatch(new RegExp(`(?:blog/|"slug":")${own('first')}`))
    }
  })
})
