import type { Knex } from 'knex'
import { pipelineName } from '../../server/blog/pipeline'
import { prepareStale, removeOldPreparations } from '../../server/blog/prepare-stale'
import { sanitizedNodes } from '../../server/blog/sanitize'
import { createBlogService } from '../../server/blog/service'
import { updatePost } from '../../server/blog/writing'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { storePosts } from '../support/posts'
import { until } from '../support/until'

jest.mock('../../server/blog/sanitize', () => {
  const actual = jest.requireActual('../../server/blog/sanitize')
  return { sanitizedNodes: jest.fn(actual.sanitizedNodes) }
})
const sanitize = sanitizedNodes as jest.Mock

let database: TestDatabase
let db: Knex
beforeEach(async () => {
  database = await createTestDatabase()
  db = database.db
  sanitize.mockClear()
})
afterEach(() => database.drop())

const rows = () => db('prepared_articles')
const rowOf = (slug: string) =>
  db('prepared_articles').join('blog_posts', 'id', 'post_id').where({ slug, pipeline: pipelineName() }).first()

/** Waits until an article that a reader had to prepare is stored for the next one. */
const untilStored = (slug: string, html: string) => until(async () => expect((await rowOf(slug))?.html).toBe(html))

const publish = (content: string, slug = 't', categories: string[] = []) =>
  createBlogService(db).createPost({ title: 'T', slug, content, categories, status: 'published' })

const hostile = '<h2 onclick="a()">Raw</h2><script>steal()</script><p><img src=x onerror=steal()>Text</p>'
const harmless = '<h2 id="article-raw">Raw</h2><p><img src="/blog/x" alt="" loading="lazy" decoding="async">Text</p>'

describe('the ways to write an article', () => {
  it('prepare an article once, and readers get the stored form', async () => {
    const { id } = await publish(hostile)
    expect(sanitize).toHaveBeenCalledTimes(1)
    await updatePost(db, id, { title: 'Better' })
    sanitize.mockClear()
    for (const reader of [createBlogService(db), createBlogService(db)]) {
      expect(await reader.readPost('t')).toMatchObject({ title: 'Better', content: harmless, words: 2 })
      expect(await reader.findPost('t')).toMatchObject({ content: harmless })
      expect(await reader.readNewest(1)).toMatchObject([{ content: harmless }])
      expect(await reader.previewPost(id)).toMatchObject({ content: harmless })
    }
    expect(sanitize).not.toHaveBeenCalled()
  })

  it('can be read with related articles by one statement', async () => {
    const blog = createBlogService(db)
    for (const slug of ['one', 'two', 'three', 'four', 'five'])
      await publish('<p>a</p>', slug, slug === 'one' ? [] : ['x'])
    const statements: string[] = []
    db.on('query', ({ sql }: { sql: string }) => statements.push(sql))
    const { related } = await blog.readPost('two')
    expect(statements).toHaveLength(1)
    // Articles of the same category first, then the newest of all.
    expect(related.map(({ slug }) => slug)).toEqual(['five', 'four', 'three'])
    expect((await blog.readPost('one')).related.map(({ slug }) => slug)).toEqual(['five', 'four', 'three'])
    await db('blog_posts').whereIn('slug', ['four', 'three']).update({ categories: [] })
    expect((await blog.readPost('two')).related.map(({ slug }) => slug)).toEqual(['five', 'four', 'three'])
    await db('blog_posts').where('slug', 'one').update('categories', ['x'])
    expect((await blog.readPost('two')).related.map(({ slug }) => slug)).toEqual(['five', 'one', 'four'])
  })

  it('leave the other columns of a post unchanged if only a title changes', async () => {
    const [{ id = '' } = {}] = await storePosts(db, [{ content: hostile }])
    await updatePost(db, id, { title: 'Better' })
    expect(await db('blog_posts').where({ id }).first('content', 'title')).toEqual({
      content: hostile,
      title: 'Better',
    })
    expect(await db('blog_post_revisions').first('changed')).toEqual({ changed: ['title'] })
  })
})

describe('a row that this pipeline did not prepare', () => {
  const attack = '<h2>Raw</h2><script>steal()</script>'

  const changed = {
    HTML: { html: attack },
    headings: { headings: '[{"id":"x","text":"<b>","depth":2}]' },
    words: { words: 1 },
    links: { links: ['javascript:a()'] },
    seal: { seal: 'none' },
    version: { html: attack, pipeline: '0-older' },
  }

  it.each<[string, (id: string) => Promise<unknown>]>([
    ...Object.entries(changed).map(([what, values]): [string, (id: string) => Promise<unknown>] => [
      `whose ${what} was changed`,
      (id) => rows().where({ post_id: id }).update(values),
    ]),
    [
      'whose HTML was changed to that of another post, seal and all',
      async (id) => {
        await publish('<p>Other</p>', 'other')
        const { html, headings, words, links, seal } = await rowOf('other')
        const others = { html, headings: JSON.stringify(headings), words, links, seal }
        await rows().where({ post_id: id }).update(others)
      },
    ],
    ['that is gone', (id) => rows().where({ post_id: id }).delete()],
  ])('%s is prepared again by one reader, and never shown unchanged', async (_what, change) => {
    const { id } = await publish(hostile)
    const before = await rowOf('t')
    await change(id)
    sanitize.mockClear()
    const reader = createBlogService(db)
    const answers = await Promise.all(Array.from({ length: 5 }, () => reader.readPost('t')))
    for (const { content, headings, words } of answers)
      expect({ html: content, headings, words }).toMatchObject({ html: harmless, headings: before.headings, words: 2 })
    // The whole row with its seal: the HTML alone is already right where only the seal was changed.
    const { prepared_at: _, ...same } = before
    await until(async () => expect(await rowOf('t')).toMatchObject(same))
    await createBlogService(db).readPost('t')
    expect(sanitize).toHaveBeenCalledTimes(1)
  })

  it.each(['title', 'excerpt', 'seo_title', 'seo_description', 'content'])(
    'is prepared again if the %s of its post was changed outside the pipeline',
    async (column) => {
      const { id } = await publish('<p>a</p>')
      await db('blog_posts')
        .where({ id })
        .update({ [column]: hostile })
      sanitize.mockClear()
      const expected = column === 'content' ? harmless : '<p>a</p>'
      expect((await createBlogService(db).readPost('t')).content).toBe(expected)
      expect(sanitize).toHaveBeenCalledTimes(1)
      await untilStored('t', expected)
    },
  )

  it('is prepared whether a missing value is empty or null', async () => {
    const { id } = await publish('<p>a</p>')
    await db('blog_posts').where({ id }).update({ excerpt: '', seo_title: null })
    sanitize.mockClear()
    await createBlogService(db).readPost('t')
    expect(sanitize).not.toHaveBeenCalled()
  })

  it('is shown even while nothing can be written', async () => {
    await storePosts(db, [{ slug: 'raw', content: hostile }])
    await db.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise 'read-only'; end $$`)
    await db.raw('create trigger refuse before insert on prepared_articles for each row execute function refuse()')
    const reader = createBlogService(db)
    for (let times = 0; times < 3; times += 1) expect((await reader.readPost('raw')).content).toBe(harmless)
    expect(sanitize).toHaveBeenCalledTimes(1)
  })
})

describe('after a deployment that changes the pipeline', () => {
  it('all posts are prepared in the background, once each, and their problems are checked again', async () => {
    const posts = Array.from({ length: 45 }, (_, at) => ({
      slug: `p-${at}`,
      content: `<p>Valant starts at $${at + 2} a month.</p>`,
    }))
    await storePosts(db, [...posts, { slug: 'gone', status: 'removed' }])
    const runs = await Promise.all([prepareStale(db), prepareStale(db)])
    expect((runs[0] ?? 0) + (runs[1] ?? 0)).toBe(45)
    expect(sanitize).toHaveBeenCalledTimes(45)
    expect(await rows().pluck('pipeline')).toEqual(Array(45).fill(pipelineName()))
    expect((await rowOf('p-1')).draft_reasons).toEqual([expect.stringContaining('a price of $3')])
    expect(await prepareStale(db)).toBe(0)
    sanitize.mockClear()
    await createBlogService(db).readPost('p-44')
    expect(sanitize).not.toHaveBeenCalled()
  })

  it('a post claimed by a killed process is shown at once, and prepared by another process a minute later', async () => {
    const [{ id = '' } = {}] = await storePosts(db, [{ slug: 'raw', content: hostile }])
    const claim = { post_id: id, pipeline: pipelineName(), html: '', headings: '[]', words: 0, links: [], seal: '' }
    await rows().insert(claim)
    expect(await prepareStale(db)).toBe(0)
    await rows().update({ prepared_at: db.raw(`now() - interval '61 seconds'`) })
    expect(await prepareStale(db)).toBe(1)
    expect((await rowOf('raw')).html).toBe(harmless)
    await rows().update(claim)
    expect((await createBlogService(db).readPost('raw')).content).toBe(harmless)
  })

  it('a post that was changed while it was prepared is not overwritten', async () => {
    const [{ id = '' } = {}] = await storePosts(db, [{ slug: 'slow', content: '<p>old</p>' }])
    sanitize.mockImplementationOnce((html: string) => [html])
    const blog = createBlogService(db)
    const pass = prepareStale(db)
    await updatePost(db, id, { content: '<p>new</p>' })
    await pass
    expect((await blog.readPost('slow')).content).toBe('<p>new</p>')
  })

  it("the previous version's output is kept for a week, because that version may still run or be restored", async () => {
    const [{ id = '' } = {}] = await storePosts(db, [{ slug: 'both' }])
    const older = { html: 'x', headings: '[]', words: 1, links: [], seal: 's' }
    await rows().insert({ post_id: id, pipeline: '0-older', ...older })
    const prepared_at = db.raw(`now() - interval '8 days'`)
    await rows().insert({ post_id: id, pipeline: '0-oldest', ...older, prepared_at })
    await prepareStale(db)
    await removeOldPreparations(db)
    expect((await rows().pluck('pipeline')).toSorted()).toEqual(['0-older', pipelineName()])
    await db('blog_posts').delete()
    expect(await rows()).toEqual([])
  })
})
