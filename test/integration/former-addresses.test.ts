import request from 'supertest'
import type { AdminPost } from '../../shared/admin/posts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { newArticle } from '../support/posts'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db('blog_posts').delete())

let tests = 0
beforeEach(() => {
  tests += 1
})

/** An address for this test only, because pages rendered before stay in the cache. */
const own = (name: string) => `${name}-${tests}`

const setState = (id: string, status: string) =>
  admin.post(`/api/admin/posts/${id}/status`).send({ status }).expect(200)
const publish = async (slug: string): Promise<AdminPost> =>
  (await setState((await newArticle(admin, { title: slug, slug })).id, 'published')).body
const read = async (id: string): Promise<AdminPost> => (await admin.get(`/api/admin/posts/${id}`).expect(200)).body
const rename = async (id: string, slug: string): Promise<AdminPost> => {
  const { revision } = await read(id)
  return (await admin.patch(`/api/admin/posts/${id}`).send({ revision, slug }).expect(200)).body
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
    expect(await visit(`/blog/${own('second')}?utm_source=a%20b`)).toEqual([
      301,
      `/blog/${own('third')}?utm_source=a%20b`,
    ])
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
    const body = await newArticle(admin, { title: own('first') })
    expect(body.slug).toBe(own('first'))
    expect(await visit(`/blog/${own('first')}`)).toEqual([301, `/blog/${own('second')}`])
    await setState(body.id, 'published')
    expect(await visit(`/blog/${own('first')}`)).toEqual([200, null])
    expect((await read(id)).former_slugs).toEqual([])
    await rename(body.id, own('other'))
    expect(await visit(`/api/posts/${own('first')}`)).toEqual([301, `/api/posts/${own('other')}`])
  })

  it('has no redirect while unpublished, and has it again when republished', async () => {
    const { id } = await publish(own('first'))
    await rename(id, own('second'))
    await setState(id, 'draft')
    expect(await visit(`/blog/${own('first')}`)).toEqual([404, null])
    await setState(id, 'published')
    expect(await visit(`/api/posts/${own('first')}`)).toEqual([301, `/api/posts/${own('second')}`])
  })

  it('keeps no former address if it was never published', async () => {
    const body = await newArticle(admin, { title: own('draft') })
    await rename(body.id, own('other'))
    await setState(body.id, 'published')
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
