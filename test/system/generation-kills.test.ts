import type { Generation, GenerationStage } from '../../shared/admin/generations'
import { onCleanUp, openRedis } from '../support/killed-site'
import { type Behavior, goodArticle, type ModelServer, startModelServer } from '../support/model-server'
import { type Owner, ownerOf, type Site, startSite } from '../support/site'
import { until } from '../support/until'

const path = '/api/admin/blog-generations'
let site: Site
let model: ModelServer
let owner: Owner

async function openSite(given: Record<string, string> = {}) {
  model = await startModelServer()
  const variables = { ...given, OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: model.url }
  // Each test starts the worker when its obstacle is in place.
  site = await startSite(variables, { worker: false })
  owner = await ownerOf(site)
}

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

/** What keeps a generation from getting past a stage: an answer of the model, or a lock of another transaction. */
const obstacles: Record<Exclude<GenerationStage, 'queued'>, { behavior?: Behavior; lock?: string }> = {
  asking: { behavior: { hold: () => new Promise(() => undefined) } },
  writing: { behavior: { paceMs: 2_000 } },
  checking: { lock: 'lock table blog_posts in access exclusive mode' },
  publishing: { lock: 'select from blog_version for update' },
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
  const { behavior = {}, lock = 'select' } = obstacles[stage]
  const obstacle = await site.db.transaction()
  onCleanUp(() => obstacle.isCompleted() || obstacle.rollback())
  await obstacle.raw(lock)
  model.behave(behavior)
  await site.worker.start()
  await untilStage(id, stage)
  await site.worker.stop('SIGKILL')
  await obstacle.rollback()
  model.behave({})
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

it.each(['writing', 'publishing'] as const)(
  'a generation whose worker is killed during %s is made once with the queue in Redis',
  async (stage) => {
    const { url } = await openRedis()
    onCleanUp(closeSite)
    // With the default time.
    await openSite({ REDIS_URL: url, WORKER_LOCK_SECONDS: stage === 'writing' ? '10' : '5' })
    await killWhile(stage)
  },
)
