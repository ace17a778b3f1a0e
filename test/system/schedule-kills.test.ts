import type { AdminPost } from '../../shared/admin/posts'
import { startRedis } from '../support/redis'
import { freePort, type Owner, ownerOf, type Site, startSite } from '../support/site'
import { until } from '../support/until'

let site: Site
let owner: Owner

async function openSite(given: Record<string, string> = {}) {
  site = await startSite(given)
  owner = await ownerOf(site)
}

let count = 0

/** A draft scheduled for a time that comes only by `letTimeCome`. */
async function schedule(): Promise<AdminPost> {
  count += 1
  const post = await owner.call<AdminPost>('POST', '/api/admin/posts', {
    title: `Scheduled ${count}`,
    content: '<p>A text</p>',
  })
  const scheduled_at = new Date(Date.now() + 3_600_000).toISOString()
  return owner.call('PATCH', `/api/admin/posts/${post.id}`, { revision: post.revision, scheduled_at })
}

async function letTimeCome({ id }: AdminPost): Promise<void> {
  const past = site.db.raw(`now() - interval '1 second'`)
  await site.db('article_schedules').where({ post_id: id }).update({ publish_at: past })
  await site.db('outbox').where({ id }).update({ due_at: past })
}

const visible = async ({ slug }: AdminPost) => (await fetch(`${site.url}/blog/${slug}`)).status
const jobsInHand = async (id: string) => site.db('outbox').where({ id }).whereNotNull('relayed_at')

/** Expects a post to be published, shown, announced, and recorded exactly once. */
async function expectPublishedOnce(post: AdminPost) {
  await until(async () => expect(await visible(post)).toBe(200))
  await until(async () => expect(await site.db('outbox').where({ id: post.id })).toEqual([]))
  const acts = await site.db('audit_log').where({ subject: `/admin/posts/${post.id}` })
  expect(acts.filter(({ text }) => text.startsWith('Published'))).toHaveLength(1)
  expect(await site.db('deliveries').where({ subject_id: post.id })).toHaveLength(1)
}

/** Holds a worker in the middle of publishing, kills it there, and has another one continue. */
async function killWhilePublishing() {
  const post = await schedule()
  expect(await visible(post)).toBe(404)
  const obstacle = await site.db.transaction()
  await obstacle.raw('select from blog_version for update')
  await letTimeCome(post)
  await until(async () => expect(await jobsInHand(post.id)).toHaveLength(1))
  await until(async () => {
    const { rows } = await site.db.raw(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })
  await site.worker.stop('SIGKILL')
  await obstacle.rollback()
  expect(await visible(post)).toBe(404)
  await site.worker.start()
  await expectPublishedOnce(post)
}

async function addEndpoint() {
  await owner.post('/admin/integrations', [
    ['intent', 'create'],
    ['kind', 'webhook'],
    ['description', 'A program'],
    ['address', 'https://program.example/hook'],
    ['events', 'article.published'],
  ])
}

describe('a scheduled article', () => {
  beforeAll(async () => {
    await openSite()
    await addEndpoint()
  })
  afterAll(() => site.stop())

  it('is published on time: its page changes from 404 to the article', async () => {
    const post = await schedule()
    expect(await visible(post)).toBe(404)
    await letTimeCome(post)
    await expectPublishedOnce(post)
  })

  it('is published by a restarted worker that was killed before the time', async () => {
    const post = await schedule()
    await site.worker.stop('SIGKILL')
    await letTimeCome(post)
    expect(await visible(post)).toBe(404)
    await site.worker.start()
    await expectPublishedOnce(post)
  })

  it('is published once if the worker is killed while publishing', killWhilePublishing)
})

it('a scheduled article is published once if the worker is killed while publishing, with the queue in Redis', async () => {
  const redis = await startRedis(await freePort())
  try {
    await openSite({ REDIS_URL: redis.url })
    await addEndpoint()
    await killWhilePublishing()
  } finally {
    await site.stop()
    await redis.kill()
  }
})
