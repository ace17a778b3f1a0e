import { articles } from '../../migrations/articles'
import { seedArticles } from '../../migrations/seed-articles'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { newArticle } from '../support/posts'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db('blog_posts').delete())

const create = (content: string, more = {}) => newArticle(admin, { title: 'Linked', content, ...more })
const setState = (id: string, anyway?: string[]) =>
  admin.post(`/api/admin/posts/${id}/status`).send({ status: 'published', anyway })
const problemsOf = async (html: string, more: object = {}) => (await create(html, more)).link_problems
const link = (href: string) => `<p><a href="${href}">there</a></p>`

describe('the links of an article', () => {
  it.each([
    ...['/', '/comparisons?system1=kareo', '/comparisons/', '/emr/kareo', '/leaving/kareo', '/rules', '/vendors#main'],
    ...['/blog', '/blog/category/billing-and-rcm', '/blog/best-ehr-psychiatry', '/emr/kareo.md', '/data/facts.csv'],
    ...['/emr-comparison', '/feed.xml', '/favicon.ico', '/articles/42-cfr-part-2-in-the-emr.svg', '/emr/kareo#price'],
    ...['https://guide.example/rules', 'https://elsewhere.example/nowhere#x', 'mailto:a@b.example', '#article-part'],
    ...['/blog/linked', '/blog/linked#article-part'],
  ])('may point to %s', async (href) => {
    const problems = await problemsOf(`<h2>Part</h2>${link(href)}`)
    expect(problems).toEqual(href === '/emr/kareo#price' ? [expect.stringContaining('no part of its page')] : [])
  })

  it.each([
    ['/no-such-page', 'points to no page of this site'],
    ['https://guide.example/no-such-page', 'points to no page of this site'],
    ['/emr/nobody', 'points to no page of this site'],
    ['/contact.md', 'points to no page of this site'],
    ['/articles/../../package.json', 'points to no page of this site'],
    ['/package.json', 'points to no page of this site'],
    ['/blog/nothing', 'points to no published article'],
    ['/blog/category/nothing', 'points to no page of this site'],
    ['/comparisons#nowhere', 'points to no part of its page'],
    ['#nowhere', 'points to no part of this article'],
    ['https://elsewhere/page', 'contains no site'],
    ['mailto:somebody', 'contains no email address'],
  ])('are reported if broken: %s', async (href, words) => {
    expect(await problemsOf(link(href))).toEqual([expect.stringContaining(words)])
  })

  it('may point to a published article by its present or former address, and to a part of it', async () => {
    const other = await create('<h2>One part</h2><p>a</p>', { title: 'Other', slug: 'other' })
    expect(await problemsOf(link('/blog/other'))).toEqual([expect.stringContaining('no published article')])
    await setState(other.id).expect(200)
    await admin.patch(`/api/admin/posts/${other.id}`).send({ revision: 1, slug: 'renamed' }).expect(200)
    const links = ['/blog/renamed', '/blog/other', '/blog/other#article-one-part', '/blog/renamed#article-none']
    expect(await problemsOf(links.map(link).join(''))).toEqual([
      'The link "/blog/renamed#article-none" points to no part of its page.',
    ])
  })

  it("include pictures in the text and the article's own picture", async () => {
    const pictures = ['/articles/none.png', 'https://elsewhere.example/a.png', '/articles/42-cfr-part-2-in-the-emr.svg']
    const html = pictures.map((src) => `<p><img src="${src}" alt="a"></p>`).join('')
    expect(await problemsOf(html, { featured_image_url: '/articles/lost.svg' })).toEqual([
      'The picture "/articles/lost.svg" does not exist.',
      'The picture "/articles/none.png" does not exist.',
      'The picture "https://elsewhere.example/a.png" is on another site, so readers do not see it.',
    ])
  })

  it('work in every seeded article', async () => {
    await seedArticles(site.db, articles)
    const posts = await site.db('blog_posts').select('id', 'slug')
    expect(posts.length).toBeGreaterThan(15)
    for (const { id, slug } of posts) {
      const { body } = await admin.get(`/api/admin/posts/${id}`).expect(200)
      expect([slug, body.link_problems]).toEqual([slug, []])
    }
  })
})

describe('an article with broken links', () => {
  const sentence = 'The link "/nowhere" points to no page of this site.'

  it('cannot be published until its publisher has been shown each of them', async () => {
    const { id } = await create(link('/nowhere') + link('/nor-there'))
    const { body } = await setState(id, [sentence]).expect(422)
    expect(body.errors).toEqual([{ field: 'links', message: 'The link "/nor-there" points to no page of this site.' }])
    expect((await admin.get(`/api/admin/posts/${id}`)).body.status).toBe('draft')
    await setState(id, [sentence, body.errors[0].message]).expect(200)
  })

  it('cannot be saved once published, unless the broken links are confirmed or unchanged', async () => {
    const { id } = await create('<p>a</p>')
    await setState(id).expect(200)
    const save = (changes: object) => admin.patch(`/api/admin/posts/${id}`).send({ revision: 1, ...changes })
    await save({ content: link('/nowhere') }).expect(422)
    expect((await admin.get(`/api/admin/posts/${id}`)).body).toMatchObject({ content: '<p>a</p>', revision: 1 })
    const { body } = await save({ content: link('/nowhere'), anyway: [sentence] }).expect(200)
    expect(body).toMatchObject({ revision: 2, link_problems: [sentence] })
  })

  it('can be saved as a draft and withdrawn', async () => {
    const { id } = await create(link('/nowhere'))
    await admin.patch(`/api/admin/posts/${id}`).send({ revision: 1, excerpt: 'New' }).expect(200)
    await setState(id, [sentence]).expect(200)
    await admin.post(`/api/admin/posts/${id}/status`).send({ status: 'draft' }).expect(200)
  })
})
