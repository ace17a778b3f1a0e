import type { AdminPost } from '../../shared/admin/posts'
import { storeKinds } from '../support/app'
import { openSiteOn } from '../support/killed-site'
import { type Owner, ownerOf, type Site } from '../support/site'
import { until } from '../support/until'

let site: Site
let owner: Owner

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

async function openWith(store: (typeof storeKinds)[number]) {
  site = await openSiteOn(store)
  owner = await ownerOf(site)
  await owner.post('/admin/integrations', [
    ['intent', 'create'],
    ['kind', 'webhook'],
    ['description', 'A program'],
    ['address', 'https://program.example/hook'],
    ['events', 'article.published'],
  ])
}

describe('a scheduled article', () => {
  it('is published on time, and by a restarted worker that was killed before the time', async () => {
    await openWith('postgres')
    for (const killed of [false, true]) {
      const post = await schedule()
      if (killed) await site.worker.stop('SIGKILL')
      expect(await visible(post)).toBe(404)
      await letTimeCome(post)
      if (killed) {
        expect(await visible(post)).toBe(404)
        await site.worker.start()
      }
      await expectPublishedOnce(post)
    }
  })

  it.each(storeKinds)('is published once if the worker is killed while publishing, with %s', async (store) => {
    await openWith(store)
    const post = await schedule()
    expect(await visible(post)).toBe(404)
    const obstacle = await site.db.transaction()
    await obstacle.raw('select from blog_version for update')
    await letTimeCome(post)
    await until(async () => expect(await jobsInHand(post.id)).toHaveLength(1))
    await until(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      expect((await site.db.raw(waiting)).rowCount).toBeGreaterThan(0)
    })
    await site.worker.stop('SIGKILL')
    await obstacle.rollback()
    expect(await visible(post)).toBe(404)
    await site.worker.start()
    await expectPublishedOnce(post)
  })
})
