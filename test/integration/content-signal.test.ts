import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import request from 'supertest'
import type { PageRenderer } from '../../client/renderer/server'
import { type BlogService, createBlogService } from '../../server/blog/service'
import { showsChange } from '../../server/blog/shown'
import { setPostStatus, updatePost } from '../../server/blog/writing'
import { createPageCache } from '../../server/http/page-cache'
import { createContentSignal } from '../../server/platform/content-signal'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { until } from '../support/until'

const silent = pino({ level: 'silent' })
const siteUrl = 'https://guide.example'
/** Pages that are not articles, some of which list articles. */
const pagesBeside = ['/blog', '/blog/category/x', '/', '/emr/kipu', '/blog/best-ehr-psychiatry']

let database: TestDatabase
let blog: BlogService
let readers: ReturnType<typeof startReader>[]
beforeEach(async () => {
  database = await createTestDatabase()
  blog = createBlogService(database.db)
  readers = [startReader(), startReader()]
  await until(async () => expect(await listeners()).toHaveLength(2))
})
afterEach(async () => {
  await Promise.all(readers.map(({ stop }) => stop()))
  await database.drop()
})

/** The relevant part of a web process: its page cache, and a connection that announces changes. */
function startReader(databaseUrl = database.url) {
  const rendered: string[] = []
  const renderer: PageRenderer = {
    cacheKey: ({ pathname }) => pathname,
    renderError: () => Promise.reject(new Error('not asked for')),
    takesForms: () => Promise.reject(new Error('not asked for')),
    async render({ url }) {
      rendered.push(new URL(url).pathname)
      const { pathname } = new URL(url)
      if (pagesBeside.includes(pathname)) return { status: 200, headers: new Headers(), body: 'page' }
      const post = await blog.findPost(pathname.split('/').at(-1) ?? '')
      return { status: post ? 200 : 404, headers: new Headers(), body: post?.title ?? 'none' }
    },
  }
  const cache = createPageCache(renderer, siteUrl)
  const signal = createContentSignal({
    databaseUrl,
    logger: silent,
    onChange: (change) => cache.clear(change && showsChange(change)),
  })
  signal.start()
  const listener: RequestListener = (incoming, response) => {
    const refuse = () => void response.writeHead(404).end('none')
    Promise.resolve(cache.answer(incoming, response, [])).then((answered) => answered || refuse(), refuse)
  }
  const server = createServer(listener).listen(0)
  return {
    /** The addresses rendered since the last call. */
    rendered: () => rendered.splice(0),
    read: async (slug: string) =>
      (
        await request(server)
          .get(slug.startsWith('/') ? slug : `/blog/${slug}`)
          .set('Accept-Encoding', 'identity')
      ).text,
    async stop() {
      server.close()
      await signal.stop()
    },
  }
}

const listeners = async () =>
  (await database.db('pg_stat_activity').where({ query: 'select' }).orWhere('query', 'like', 'listen %')).filter(
    ({ datname }) => database.url.includes(datname),
  )

const everyReader = (slug: string, text: string) =>
  until(async () => {
    for (const { read } of readers) expect(await read(slug)).toBe(text)
  })

const draft = { title: 'First', slug: 'news', content: '<p>News</p>', status: 'published' as const }

it('changes of present or former published articles are announced, and changes of drafts are not', async () => {
  const { id } = await blog.createPost({ ...draft, status: 'draft' })
  const before = await blog.readVersion()
  await updatePost(database.db, id, { title: 'Better' })
  await database.db('blog_posts').where({ slug: 'of nobody' }).update({ title: 'None' })
  expect(await blog.readVersion()).toBe(before)
  const versions = [before]
  for (const change of [
    () => setPostStatus(database.db, id, 'published'),
    () => updatePost(database.db, id, { title: 'Best' }),
    () => setPostStatus(database.db, id, 'draft'),
    () => setPostStatus(database.db, id, 'published'),
    () => database.db('blog_posts').delete(),
    () => database.db.raw('truncate blog_posts cascade'),
  ]) {
    await change()
    versions.push(await blog.readVersion())
  }
  expect(new Set(versions).size).toBe(versions.length)
})

describe('every process drops exactly the affected pages from its cache', () => {
  const other = { ...draft, slug: 'other', title: 'Other' }
  const pages = ['/blog/news', '/blog/other', ...pagesBeside]
  const all = async () => {
    for (const reader of readers) for (const page of pages) await reader.read(page)
    return readers.map(({ rendered }) => rendered())
  }

  /** The pages that each process renders again after a change, once it has been notified. */
  async function renderedAfter(change: () => Promise<unknown>): Promise<string[][]> {
    // Notifications of earlier changes may still be on their way.
    await until(async () => expect(await all()).toEqual([[], []]))
    const heard = readers.map(() => new Set<string>())
    const read = async () => {
      for (const [at, paths] of (await all()).entries()) for (const path of paths) heard[at]?.add(path)
    }
    await change()
    await until(async () => {
      await read()
      for (const paths of heard) expect(paths.size).toBeGreaterThan(0)
    })
    // The notification may have arrived during that round.
    await read()
    return heard.map((paths) => pages.filter((page) => paths.has(page)))
  }

  let id: string
  beforeEach(async () => {
    id = (await blog.createPost(draft)).id
    await blog.createPost(other)
    // The notifications of these two have arrived once a later page is there.
    await blog.createPost({ ...draft, slug: 'last', title: 'Last' })
    await everyReader('last', 'Last')
  })

  const lists = ['/blog/news', '/blog/other', '/blog', '/blog/category/x']

  it.each<[string, string[], () => Promise<unknown>]>([
    ['another text', ['/blog/news'], () => updatePost(database.db, id, { content: '<p>Other news</p>' })],
    ['another title', lists, () => updatePost(database.db, id, { title: 'Better' })],
    ['a withdrawal', lists, () => setPostStatus(database.db, id, 'draft')],
    ['a publication', lists, () => blog.createPost({ ...draft, slug: 'newest' })],
    [
      'a change of very many',
      pages,
      () =>
        database.db.raw(
          `insert into blog_posts (title, slug, content, status) select 'T', 'many-' || n, '', 'published' from generate_series(1, 2000) as n`,
        ),
    ],
    [
      'a payload of another version',
      pages,
      () => database.db.raw(`select pg_notify('content_changed', '{"posts":[],"lists":false,"more":1}')`),
    ],
    [
      'the empty payload of the version before',
      pages,
      () => database.db.raw(`select pg_notify('content_changed', '')`),
    ],
    ['a payload that is none', pages, () => database.db.raw(`select pg_notify('content_changed', 'x')`)],
  ])('after %s: %j', async (_what, expected, change) => {
    expect(await renderedAfter(change)).toEqual([expected, expected])
  })

  it('after a change of address: the former and the new one', async () => {
    const [first = []] = await renderedAfter(() => updatePost(database.db, id, { slug: 'moved' }))
    expect(first).toEqual(lists)
    for (const { read } of readers) expect([await read('news'), await read('moved')]).toEqual(['none', 'First'])
  })
})

it('a process whose connection is closed reconnects and misses no change', async () => {
  const { id } = await blog.createPost(draft)
  await everyReader('news', 'First')
  for (let round = 0; round < 3; round += 1) {
    for (const { pid } of await listeners()) await database.db.raw('select pg_terminate_backend(?)', [pid])
    await updatePost(database.db, id, { title: `Round ${round}` })
    await everyReader('news', `Round ${round}`)
  }
})

it('a process whose connection is silently dead serves nothing from its cache', async () => {
  const line = await startLine(database.url)
  const reader = startReader(line.url)
  const { id } = await blog.createPost(draft)
  await until(async () => expect(await reader.read('news')).toBe('First'))
  await sleep(1_100)
  line.freeze()
  await updatePost(database.db, id, { title: 'Unheard' })
  await until(async () => expect(await reader.read('news')).toBe('Unheard'))
  await updatePost(database.db, id, { title: 'Unheard again' })
  await until(async () => expect(await reader.read('news')).toBe('Unheard again'))
  await Promise.all([reader.stop(), line.close()])
})

/** A connection to the database that can silently stop carrying data, as when a cable is unplugged. */
async function startLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const sockets = new Set<Socket>()
  const server: Server = createTcpServer((near) => {
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${target.port || 5432}`)
      : connect(Number(target.port || 5432), target.hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  target.searchParams.delete('host')
  target.host = `127.0.0.1:${address.port}`
  return {
    url: target.href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
