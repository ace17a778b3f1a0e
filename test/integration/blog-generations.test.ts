import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Knex } from 'knex'
import { pino } from 'pino'
import request from 'supertest'
import { createBlogService } from '../../server/blog/service'
import { createGenerations } from '../../server/generation'
import { createGenerationService } from '../../server/generation/service'
import { createDatabase } from '../../server/platform/database'
import { passwordOwner } from '../../shared/admin/actor'
import { perform } from '../support/acts'
import { openAdmin, sessionCookie, withCookie } from '../support/admin'
import { createTestApp, itOnce, openApp, storeKinds, type TestApp } from '../support/app'
import { testConfig } from '../support/config'
import { createTestDatabase } from '../support/database'
import { startModelServer } from '../support/model-server'
import { opened } from '../support/opened'
import { openWorkers, processorsOf } from '../support/queues'
import { until } from '../support/until'

const path = '/api/admin/blog-generations'
const dayMs = 24 * 60 * 60_000
const logger = pino({ level: 'silent' })

/** Moves all records back in time, as if `ms` milliseconds had passed. */
async function letTimePass(db: Knex, ms: number) {
  const back = db.raw('make_interval(secs => ?)', [ms / 1000])
  await db('generations').update({ created_at: db.raw('created_at - ?', [back]) })
  await db('generation_quota').update({ blocked_until: db.raw('blocked_until - ?', [back]) })
}

describe.each(storeKinds)('a generation request, with the stores in %s', (store) => {
  const site = openApp({ store }, 'each')
  const admin = openAdmin(site, 'each')
  const server = openServer(site)

  const ask = (body: object = {}) => admin.post(path).send(body)
  const quota = async () => (await admin.get(`${path}/quota`).expect(200)).body

  it('is stored together with its job', async () => {
    const { status, body } = await ask({ topic: '  Telehealth  ' })
    expect(status).toBe(202)
    expect(await site.db('outbox').where({ id: body.id }).first()).toMatchObject({
      job: 'generate-post',
      payload: { generationId: body.id },
    })
    const generation = await admin.get(`${path}/${body.id}`).expect(200)
    expect(generation.body).toEqual({
      ...{ id: body.id, state: 'queued', stage: 'queued', progress: 0, topic: 'Telehealth', test: false, draft: false },
    })
  })

  it('streams its progress until the session ends, even by a sign-out in another window', async () => {
    const id = (await ask()).body.id
    const session = await sessionCookie(site)
    const stream = await openStream(server, `${path}/${id}`, session)
    const ended = once(stream.resume(), 'end')
    await withCookie(site, session).delete('/api/admin/session').expect(204)
    await ended
    expect((await admin.get(`${path}/${id}`).expect(200)).body.state).toBe('queued')
  })

  itOnce(store)('needs no body, but a body has to be JSON', async () => {
    const { body } = await admin.post(path).expect(202)
    expect((await admin.get(`${path}/${body.id}`)).body).toMatchObject({ topic: '', test: false })
    await admin.post(path).type('text').send('topic').expect(415)
    await admin.post(path).type('json').send('{').expect(400)
    await admin.post(path).type('json').send('null').expect(422)
  })

  it('security 9: has at most five streams a session, which share one look at its row', async () => {
    const { id } = (await ask()).body
    const session = await sessionCookie(site)
    const open = async (cookieOf = session) => {
      const stream = (await openStream(server, `${path}/${id}`, cookieOf)).setEncoding('utf8')
      const seen = { text: '', isOver: false, stream }
      stream.on('data', (piece: string) => (seen.text += piece)).on('end', () => (seen.isOver = true))
      stream.on('error', () => undefined)
      await until(() => expect(seen.text + seen.isOver).toMatch(/retry: 2000|true/))
      return seen
    }
    const five = [await open()]
    while (five.length < 5) five.push(await open())
    const further = [await open(), await open(), await open()]
    for (const { isOver, text } of further) {
      expect([isOver, text]).toEqual([true, expect.stringMatching(/^retry: 10000\ndata: .*"state":"queued"/)])
    }
    expect((await open(await sessionCookie(site))).isOver).toBe(false)
    expect(five.map(({ isOver }) => isOver)).toEqual(Array(5).fill(false))

    const looks: number[] = []
    const { getGeneration: find } = site.services.generations
    jest.spyOn(site.services.generations, 'getGeneration').mockImplementation((known) => {
      looks.push(performance.now())
      return find(known)
    })
    await until(() => expect(looks.length).toBeGreaterThan(3))
    for (const [index, at] of looks.slice(1).entries()) expect(at - (looks[index] ?? 0)).toBeGreaterThan(390)

    five[0]?.stream.destroy()
    await until(async () => expect((await open()).isOver).toBe(false))
  })

  it('is counted exactly: eight of a hundred concurrent requests pass', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask({ topic: 'Forms' })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(8)
    // A busy machine answers some of them with 503, which does not count as an attempt either.
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(92)
    expect(await site.db('generations')).toHaveLength(8)
    expect(await site.db('outbox').where({ job: 'generate-post' })).toHaveLength(8)
    expect(await quota()).toMatchObject({ limit: 8, remaining: 0, writer: { kind: 'catalogue' } })
  })

  itOnce(store)('is blocked for a day after the last attempt, tests included, and then possible again', async () => {
    for (let used = 0; used < 8; used += 1) {
      expect(await quota()).toMatchObject({ remaining: 8 - used, blockedUntil: null })
      await ask({ test: used % 2 === 0 }).expect(202)
    }
    const { blockedUntil, secondsBlocked } = await quota()
    expect(Math.abs(Date.parse(blockedUntil) - Date.now() - dayMs)).toBeLessThan(60_000)
    expect(Math.abs(secondsBlocked * 1000 - dayMs)).toBeLessThan(60_000)

    await letTimePass(site.db, dayMs - 90_500)
    const refused = await ask({ topic: 'How to bake sourdough bread at home' })
    expect(refused.status).toBe(429)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect(refused.body).toMatchObject({ title: 'Rate Limited', detail: 'Too many attempts. Try again in 2 minutes' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(91)
    const sent = await admin.post('/admin/blog-tools').type('form').send({ intent: 'generate' }).expect(429)
    expect(sent.text).toMatch(/Rate Limited.*Too many attempts\. Try again in 2 minutes/s)

    await letTimePass(site.db, 91_000)
    expect(await quota()).toMatchObject({ remaining: 8, blockedUntil: null })
    await ask().expect(202)
    expect((await quota()).remaining).toBe(7)
  })

  itOnce(store)('is possible again a day after an earlier attempt was made', async () => {
    await ask().expect(202)
    await letTimePass(site.db, dayMs / 2)
    await ask().expect(202)
    expect((await quota()).remaining).toBe(6)
    await letTimePass(site.db, dayMs / 2 + 1_000)
    expect((await quota()).remaining).toBe(7)
  })

  itOnce(store)('creates a test article that nobody can publish', async () => {
    const [{ id }] = await site
      .db('blog_posts')
      .insert({ title: 'T', slug: 'test-article', content: '<p>Words</p>', status: 'draft' })
      .returning('id')
    await site.db('generations').insert({ id: randomUUID(), topic: '', is_test: true, post_id: id })
    const refused = await admin.post(`/api/admin/posts/${id}/status`).send({ status: 'published' })
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('never published')])
    await request(site.app).get('/api/posts/test-article').expect(404)
  })

  itOnce(store)('accepts a topic of the maximum length, and an empty one', async () => {
    await ask({ topic: `Telehealth ${'🧠'.repeat(489)}` }).expect(202)
    await ask({ topic: null, test: null, other: 1 }).expect(202)
  })

  itOnce(store)('answers 404 for an unknown generation', async () => {
    await admin.get(`${path}/${randomUUID()}`).set('Accept', 'text/event-stream').expect(404)
  })
})

it('requests to several web processes are counted together', async () => {
  const { url, db, drop } = await createTestDatabase()
  const config = testConfig(url)
  const databases = [1, 2, 3].map(() => createDatabase(config))
  const services = databases.map((own) => createGenerationService({ config, db: own }))
  const asked = Array.from({ length: 60 }, (_, at) =>
    services[at % 3]?.startGeneration(passwordOwner, { topic: 'Forms' }),
  )
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  expect(await db('generations')).toHaveLength(8)
  await Promise.all(databases.map((own) => own.destroy()))
  await drop()
})

describe.each(storeKinds)('a generation from request to article, with the queue in %s', (store) => {
  const model = opened(startModelServer, ({ close }) => close(), 'each')
  const env = () => ({
    SITE_URL: 'http://guide.example',
    ...{ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'any' },
  })
  const site = opened(
    () => createTestApp({ store, env: env() }),
    ({ close }) => close(),
    'each',
  )
  opened(
    () => startWorker(site, env()),
    ({ close }) => close(),
    'each',
  )
  const admin = openAdmin(site, 'each')
  const server = openServer(site)

  const start = async (body: object = { topic: 'Reminders' }) =>
    (await admin.post(path).send(body).expect(202)).body.id as string
  const read = async (id: string) => (await admin.get(`${path}/${id}`)).body
  const ended = async (id: string, state = 'completed') => {
    await until(async () => expect((await read(id)).state).toBe(state))
    return read(id)
  }

  it('is run by the worker, and names its model', async () => {
    expect((await admin.get(`${path}/quota`)).body.writer).toEqual({ kind: 'model', model: 'any' })
    const id = await start()
    const { post } = await ended(id)
    expect((await request(site.app).get(`/api/posts/${post.slug}`).expect(200)).body.title).toBe(post.title)
    await until(async () => expect(await site.db('outbox').where({ id })).toEqual([]))
  })

  itOnce(store)('asks the model about a topic that the catalogue does not have, and counts it', async () => {
    const id = await start({ topic: 'hello world' })
    expect((await admin.get(`${path}/quota`)).body.remaining).toBe(7)
    const { post, reasons } = await ended(id)
    expect([post.status, reasons[0]]).toEqual(['draft', expect.stringContaining('"hello", "world"')])
    await request(site.app).get(`/api/posts/${post.slug}`).expect(404)
  })

  it('streams every change until the end', async () => {
    model.behave({ paceMs: 500 })
    const events = await readEvents(server, `${path}/${await start()}`, await sessionCookie(site))
    const last = events.at(-1)
    expect(last).toMatchObject({ state: 'completed', progress: 100, post: { status: 'published' } })
    expect(events.length).toBeGreaterThan(2)
    expect(events.map(({ stage }) => stage)).toContain('writing')
    const progress = events.map((event) => event.progress)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
  })

  it('reports an ended generation at once, and only once', async () => {
    model.behave({ refusal: 'no' })
    const { id } = await ended(await start({}), 'failed')
    const events = await readEvents(server, `${path}/${id}`, await sessionCookie(site))
    expect(events).toEqual([
      expect.objectContaining({ state: 'failed', error: 'The model refused to write about this topic.' }),
    ])
    await admin.get(`${path}/${id}`).set('Accept', 'text/event-stream').set('Last-Event-ID', 'end').expect(204)
  })

  it('can be retried only after it failed, and the retry counts as an attempt', async () => {
    model.behave({ refusal: 'no' })
    const { id } = await ended(await start(), 'failed')
    const { remaining } = (await admin.get(`${path}/quota`)).body
    model.behave({})
    const again = await perform(admin, 'retryGeneration', id).expect(200)
    expect((await ended(again.body.id)).topic).toBe('Reminders')
    expect((await admin.get(`${path}/quota`)).body.remaining).toBe(remaining - 1)
    await perform(admin, 'retryGeneration', again.body.id).expect(409)
    await perform(admin, 'retryGeneration', randomUUID()).expect(404)
  })

  itOnce(store)('continues if a watcher leaves', async () => {
    model.behave({ hold: () => new Promise(() => undefined) })
    const id = await start({})
    const stream = await openStream(server, `${path}/${id}`, await sessionCookie(site))
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    })
    expect(stream.headers).not.toHaveProperty('content-encoding')
    stream.destroy()
    expect((await read(id)).state).toMatch(/queued|active/)
  })
})

/** Starts the worker's parts as its program does. */
async function startWorker(site: TestApp, env: Record<string, string>) {
  const { db, addresses } = site
  const config = testConfig(addresses.databaseUrl, env)
  const generations = createGenerations({ config, db, logger, blog: createBlogService(db) })
  const { relay, close } = await openWorkers(site, processorsOf({ config, db, generations }))
  relay.start()
  return {
    async close() {
      generations.stop()
      await close()
    },
  }
}

/** A server of a site that is opened for each test. */
function openServer(site: TestApp): Server {
  const open = async () => {
    const server = createServer(site.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  const close = (server: Server) => {
    server.closeAllConnections()
    server.close()
  }
  return opened(open, close, 'each')
}

function openStream(server: Server, path: string, cookie: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const headers = { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip, br', Cookie: cookie }
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject)
  })
}

/** Reads until the server ends the stream. */
async function readEvents(server: Server, path: string, cookie: string) {
  let text = ''
  for await (const piece of (await openStream(server, path, cookie)).setEncoding('utf8')) text += piece
  const data = Array.from(text.matchAll(/^data: (.*)$/gm), ([, json = '']) => json)
  return data.map((json) => JSON.parse(json) as { state: string; stage: string; progress: number })
}
