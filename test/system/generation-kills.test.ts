import type { Knex } from 'knex'
import type { Generation, GenerationStage } from '../../shared/admin/generations'
import { goodArticle, type ModelServer, startModelServer } from '../support/model-server'
import { startRedis } from '../support/redis'
import { freePort, type Owner, ownerOf, type Site, startSite } from '../support/site'
import { until } from '../support/until'

const path = '/api/admin/blog-generations'
let site: Site
let model: ModelServer
let owner: Owner
/** The default of `clear`: there is no obstacle to remove. */
const nothing = async (): Promise<unknown> => undefined
let clear = nothing

async function openSite(given: Record<string, string> = {}) {
  model = await startModelServer()
  const variables = { ...given, OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: model.url }
  // Each test starts the worker when its obstacle is in place.
  site = await startSite(variables, { worker: false })
  owner = await ownerOf(site)
}

afterEach(async () => {
  await clear()
  clear = nothing
})

async function closeSite() {
  await site.stop()
  await model.close()
}

/** Asks for an article with the form of the page, which leads to its progress. */
async function ask(): Promise<string> {
  const { leadsTo } = await owner.post('/admin/blog-tools', [
    ['intent', 'generate'],
    ['topic', 'Reminders'],
  ])
  return leadsTo.split('=')[1] ?? ''
}
const find = (id: string) => owner.call<Generation>('GET', `${path}/${id}`)

/** Reads the database, because a table that the page reads may be locked. */
async function untilStage(id: string, stage: GenerationStage) {
  const row = () => site.db('generations').where({ id }).first()
  await until(async () => expect(await row()).toMatchObject({ state: 'active', stage }))
}

/** Keeps a generation from getting past a stage until the returned function is called. */
type Obstacle = () => Promise<() => Promise<unknown>>

async function inTheWay(lock: (transaction: Knex.Transaction) => PromiseLike<unknown>) {
  const transaction = await site.db.transaction()
  await lock(transaction)
  return () => transaction.rollback()
}

const obstacles: Record<Exclude<GenerationStage, 'queued'>, Obstacle> = {
  asking: async () => {
    model.behave({ hold: () => new Promise(() => undefined) })
    return async () => model.behave({})
  },
  writing: async () => {
    model.behave({ paceMs: 2_000 })
    return async () => model.behave({})
  },
  checking: () => inTheWay((transaction) => transaction.raw('lock table blog_posts in access exclusive mode')),
  publishing: () => inTheWay((transaction) => transaction.raw('select from blog_version for update')),
}

/** One post, one attempt, and the page says so. */
async function expectMadeOnce(id: string) {
  await until(async () => expect(await find(id)).toMatchObject({ state: 'completed' }))
  expect(await find(id)).toMatchObject({ progress: 100, post: { title: goodArticle.title, status: 'published' } })
  expect(await site.db('blog_posts').where({ title: goodArticle.title })).toHaveLength(1)
  expect(await site.db('generations').where({ id }).first()).toMatchObject({ error: null })
  expect(await site.db('generations')).toHaveLength(1)
  expect(await site.db('generation_quota').first()).toMatchObject({ blocked_until: null })
  await until(async () => expect(await site.db('outbox').where({ id })).toEqual([]))
}

/** Kills the worker in a stage that it cannot leave, and has another one continue. */
async function killWhile(stage: keyof typeof obstacles) {
  const id = await ask()
  clear = await obstacles[stage]()
  await site.worker.start()
  await untilStage(id, stage)
  await site.worker.stop('SIGKILL')
  await clear()
  clear = nothing
  expect(await find(id)).toMatchObject({ state: 'active', stage })
  await site.worker.start()
  await expectMadeOnce(id)
}

describe('a generation whose worker is killed', () => {
  beforeAll(() => openSite())
  afterAll(closeSite)

  /** No generations, no posts, and no worker: half of the tests start theirs once the obstacle is in place. */
  beforeEach(async () => {
    model.behave({})
    model.asked.length = 0
    await site.worker.stop()
    for (const table of ['outbox', 'generations', 'blog_posts']) await site.db(table).delete()
    await site.db('generation_quota').update({ blocked_until: null })
  })

  it('before it began is made once a worker is back', async () => {
    await site.worker.start()
    await site.worker.stop('SIGKILL')
    const id = await ask()
    expect(await find(id)).toMatchObject({ state: 'queued', stage: 'queued', progress: 0 })
    await site.worker.start()
    await expectMadeOnce(id)
  })

  it.each(['asking', 'writing', 'checking', 'publishing'] as const)('during %s is made once', killWhile)

  it('just after it was done stays done', async () => {
    await site.worker.start()
    const id = await ask()
    await until(async () => expect((await site.db('generations').where({ id }).first()).state).toBe('completed'))
    await site.worker.stop('SIGKILL')
    await site.worker.start()
    await expectMadeOnce(id)
  })

  it('repeatedly is made once', async () => {
    model.behave({ paceMs: 300 })
    await site.worker.start()
    const id = await ask()
    for (let kill = 0; kill < 2; kill += 1) {
      const asked = model.asked.length
      if (kill > 0) await until(() => expect(model.asked.length).toBeGreaterThan(asked - 1))
      await untilStage(id, 'writing')
      await site.worker.stop('SIGKILL')
      await site.worker.start()
    }
    model.behave({})
    await expectMadeOnce(id)
  })

  it('is requeued at once if the worker is merely stopped', async () => {
    model.behave({ hold: () => new Promise(() => undefined) })
    await site.worker.start()
    const id = await ask()
    await until(() => expect(model.asked).toHaveLength(1))
    expect(await site.worker.stop('SIGTERM')).toBe(0)
    expect(await find(id)).toMatchObject({ state: 'queued', stage: 'queued' })
    model.behave({})
    await site.worker.start()
    await expectMadeOnce(id)
  })
})

describe('a generation whose worker is killed, with the queue in Redis', () => {
  it.each(['writing', 'publishing'] as const)('during %s is made once', async (stage) => {
    const redis = await startRedis(await freePort())
    try {
      // With the default time.
      await openSite({ REDIS_URL: redis.url, WORKER_LOCK_SECONDS: stage === 'writing' ? '10' : '5' })
      await killWhile(stage)
    } finally {
      await closeSite()
      await redis.kill()
    }
  })
})
