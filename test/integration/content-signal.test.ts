import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import request from 'supertest'
import type { PageRenderer } from '../../client/renderer/server'
import { type BlogService, createBlogService } from '../../server/blog/service'
import { createPageCache } from '../../server/http/page-cache'
import { createContentSignal } from '../../server/platform/content-signal'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { until } from '../support/until'

const silent = pino({ level: 'silent' })
const siteUrl = 'https://guide.example'
const visibleWithinMs = 2_000

let database: TestDatabase
let blog: BlogService
let readers: { read: (slug: string) => Promise<string>; stop: () => Promise<void> }[]
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

/** What a web process has of it: finished pages of its own, and a connection that says when they are out of date. */
function startReader(databaseUrl = database.url) {
  const renderer: PageRenderer = {
    cacheKey: ({ pathname }) => pathname,
    renderError: () => Promise.reject(new Error('not asked for')),
    async render({ url }) {
      const post = await blog.findPost(new URL(url).pathname.slice(1))
      return { status: post ? 200 : 404, headers: new Headers(), body: Readable.from([post?.title ?? 'none']) }
    },
  }
  const cache = createPageCache(renderer, siteUrl)
  const signal = createContentSignal({ databaseUrl, logger: silent, onChange: () => cache.clear() })
  signal.start()
  const listener: RequestListener = (incoming, response) => {
    const refuse = () => void response.writeHead(404).end('none')
    cache.answer(incoming, response, []).then((answered) => answered || refuse(), refuse)
  }
  const server = createServer(listener).listen(0)
  return {
    read: async (slug: string) => (await request(server).get(`/${slug}`).set('Accept-Encoding', 'identity')).text,
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
  }, visibleWithinMs)

const draft = { title: 'First', slug: 'news', content: '<p>News</p>', status: 'published' as const }

it('announces what was or is published, and no work on a draft', async () => {
  const { id } = await blog.createPost({ ...draft, status: 'draft' })
  const before = await blog.readVersion()
  await blog.updatePost(id, { title: 'Better' })
  await database.db('blog_posts').where({ slug: 'of nobody' }).update({ title: 'None' })
  expect(await blog.readVersion()).toBe(before)
  const versions = [before]
  for (const change of [
    () => blog.setStatus(id, 'published'),
    () => blog.updatePost(id, { title: 'Best' }),
    () => blog.setStatus(id, 'draft'),
    () => blog.setStatus(id, 'published'),
    () => database.db('blog_posts').delete(),
    () => database.db.raw('truncate blog_posts cascade'),
  ]) {
    await change()
    versions.push(await blog.readVersion())
  }
  expect(new Set(versions).size).toBe(versions.length)
})

it('lets every process show a publication, an edit and a removal within two seconds', async () => {
  await everyReader('news', 'none')
  const { id } = await blog.createPost(draft)
  await everyReader('news', 'First')
  await blog.updatePost(id, { title: 'Second' })
  await everyReader('news', 'Second')
  await blog.setStatus(id, 'removed')
  await everyReader('news', 'none')
})

it('says nothing of what is not committed', async () => {
  await blog.createPost(draft)
  await everyReader('news', 'First')
  await expect(
    database.db.transaction(async (transaction) => {
      await blog.createPost({ ...draft, slug: 'other' }, transaction)
      throw new Error('thought better of it')
    }),
  ).rejects.toThrow('thought better')
  expect(await blog.findPost('other')).toBeUndefined()
})

it('heals when its connection is ended, and misses nothing meanwhile', async () => {
  const { id } = await blog.createPost(draft)
  await everyReader('news', 'First')
  for (let round = 0; round < 3; round += 1) {
    for (const { pid } of await listeners()) await database.db.raw('select pg_terminate_backend(?)', [pid])
    await blog.updatePost(id, { title: `Round ${round}` })
    await everyReader('news', `Round ${round}`)
  }
})

it('trusts nothing it keeps while its connection is dead without a word', async () => {
  const line = await startLine(database.url)
  const reader = startReader(line.url)
  const { id } = await blog.createPost(draft)
  await until(async () => expect(await reader.read('news')).toBe('First'), visibleWithinMs)
  await sleep(1_100)
  line.freeze()
  await blog.updatePost(id, { title: 'Unheard' })
  await until(async () => expect(await reader.read('news')).toBe('Unheard'), visibleWithinMs)
  await blog.updatePost(id, { title: 'Unheard again' })
  await until(async () => expect(await reader.read('news')).toBe('Unheard again'), visibleWithinMs)
  await Promise.all([reader.stop(), line.close()])
})

/** A way to the database that can stop carrying anything, as when a cable is drawn. */
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
