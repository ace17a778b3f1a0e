import request from 'supertest'
import { publishScheduled } from '../../server/outbox/jobs'
import type { Overview } from '../../shared/admin/overview'
import type { AdminPost, AdminPostPage } from '../../shared/admin/posts'
import { localMinute } from '../../shared/business-days/local-day'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp, storeKinds } from '../support/app'
import { testConfig } from '../support/config'
import { newArticle } from '../support/posts'
import { openWorkers, processorsOf, queueIn } from '../support/queues'
import { until } from '../support/until'
import { addEndpoint } from '../support/webhooks'

const timeZone = 'America/New_York'
const site = openApp()
const admin = openAdmin(site)
beforeAll(async () => {
  await addEndpoint(admin, { address: 'https://crm.example/hook', events: ['article.published'] })
})
beforeEach(async () => {
  for (const name of ['outbox', 'deliveries', 'audit_log', 'blog_posts']) await site.db(name).delete()
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const create = (content = '<p>A text</p>', more = {}) => newArticle(admin, { title: 'Soon', content, ...more })
const change = (id: string, changes: object) => admin.patch(`/api/admin/posts/${id}`).send({ revision: 1, ...changes })
const schedule = (id: string, scheduled_at: unknown, more = {}) => change(id, { scheduled_at, ...more })
const read = async (id: string): Promise<AdminPost> => (await admin.get(`/api/admin/posts/${id}`).expect(200)).body
const overview = async (): Promise<Overview> => (await perform(admin, 'getOverview').expect(200)).body
const auditTexts = (): Promise<string[]> => site.db('audit_log').orderBy('created_at').pluck('text')
const events = () => site.db('deliveries').where({ kind: 'article.published' })
const outbox = () => site.db('outbox').where({ job: publishScheduled.name })
const errorsOf = ({ body }: request.Response) => body.errors.map(({ field }: { field: string }) => field)

/** Moves a schedule to now: the stored time, and the outbox message that is due then. */
async function letTimeCome(id: string): Promise<void> {
  const past = site.db.raw(`now() - interval '1 second'`)
  await site.db('article_schedules').where({ post_id: id }).update({ publish_at: past })
  await site.db('outbox').where({ id }).update({ due_at: past })
}

const processors = () => processorsOf({ config: testConfig(site.addresses.databaseUrl), db: site.db })

/** Runs the job of a post as a worker does. */
const wake = (id: string) => processors()['publish-scheduled']({ postId: id }, id)

describe('a scheduled time', () => {
  it("is stored as an instant, whether given in the site's time zone or with an offset", async () => {
    const { id } = await create()
    const moment = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000)
    const { body } = await schedule(id, localMinute(moment, timeZone)).expect(200)
    expect(body).toMatchObject({ status: 'draft', scheduled_at: moment.toISOString(), schedule_problems: [] })
    expect(body).toMatchObject({ scheduled_by: 'Password sign-in', revision: 1 })
    await schedule(id, inMinutes(90)).expect(200)
    expect(await outbox()).toHaveLength(1)
    expect(await auditTexts()).toEqual([
      expect.stringMatching(/^Scheduled an article for .* \(Eastern Time\)$/),
      expect.stringMatching(/^Scheduled/),
    ])
  })

  it('cannot be one that has passed', async () => {
    const { id } = await create()
    const { body } = await schedule(id, inMinutes(-1)).expect(422)
    expect(body.errors).toEqual([{ field: 'scheduled_at', message: 'This time has passed. Choose a later one.' }])
    expect([await read(id), await outbox()]).toEqual([expect.objectContaining({ scheduled_at: null }), []])
  })

  it('is rejected for an article that could not be published now, together with the rest of the save', async () => {
    const empty = await create('')
    expect(errorsOf(await schedule(empty.id, inMinutes(5)).expect(422))).toEqual(['content'])
    const lost = await create('<p>A</p>', { title: 'Lost' })
    const content = '<p><a href="/no-such-page">A</a></p>'
    const answer = await schedule(lost.id, inMinutes(5), { content }).expect(422)
    expect(errorsOf(answer)).toEqual(['links'])
    expect(await read(lost.id)).toMatchObject({ content: '<p>A</p>', scheduled_at: null })
    const anyway = [answer.body.errors[0].message]
    await schedule(lost.id, inMinutes(5), { content, anyway }).expect(200)

    const { id } = await create('<p>B</p>', { title: 'Published' })
    await admin.post(`/api/admin/posts/${id}/status`).send({ status: 'published' }).expect(200)
    expect(errorsOf(await schedule(id, inMinutes(5)).expect(422))).toEqual(['scheduled_at'])
  })

  it("filters the list, is counted, and is removed when canceled or when the article's status changes", async () => {
    const [first, second] = [await create(), await create('<p>B</p>', { title: 'Other' })]
    const scheduled = async () => {
      const page: AdminPostPage = (await admin.get('/api/admin/posts?status=scheduled').expect(200)).body
      return { titles: page.posts.map(({ title }) => title), total: page.total, counted: page.scheduled }
    }
    expect(await scheduled()).toEqual({ titles: [], total: 0, counted: 0 })
    await schedule(first.id, inMinutes(5)).expect(200)
    expect(await scheduled()).toEqual({ titles: ['Soon'], total: 1, counted: 1 })
    expect((await schedule(first.id, null).expect(200)).body.scheduled_at).toBeNull()
    expect(await auditTexts()).toEqual([expect.stringMatching(/^Scheduled/), 'Unscheduled an article'])
    for (const [{ id }, status] of [
      [first, 'removed'],
      [second, 'published'],
    ] as const) {
      await schedule(id, inMinutes(5)).expect(200)
      await admin.post(`/api/admin/posts/${id}/status`).send({ status }).expect(200)
      expect(await read(id)).toMatchObject({ status, scheduled_at: null })
    }
    expect([await scheduled(), await outbox()]).toEqual([{ titles: [], total: 0, counted: 0 }, []])
  })

  it('is restored when the removal of a draft is undone, unless it has passed', async () => {
    const { id } = await create()
    const { scheduled_at } = (await schedule(id, inMinutes(5)).expect(200)).body
    const set = (given: object) => admin.post(`/api/admin/posts/${id}/status`).send(given)
    await set({ status: 'removed' }).expect(200)
    const undo = { status: 'draft', from: 'removed' }
    const again = (await set({ ...undo, scheduled_at }).expect(200)).body
    expect(again).toMatchObject({ status: 'draft', scheduled_at, scheduled_by: 'Password sign-in' })
    expect(await outbox()).toMatchObject([{ id, due_at: new Date(scheduled_at) }])

    await set({ status: 'removed' }).expect(200)
    expect((await set({ ...undo, scheduled_at: inMinutes(-1) }).expect(200)).body).toMatchObject({
      ...{ status: 'draft', scheduled_at: null, schedule_problems: [] },
    })
    expect(await outbox()).toEqual([])
    expect(errorsOf(await set({ status: 'published', scheduled_at }).expect(422))).toEqual(['scheduled_at'])
    expect(await read(id)).toMatchObject({ status: 'draft' })
  })

  it("publishes the article once at that time, however often a worker is woken, in the scheduler's name", async () => {
    const { id } = await create()
    await schedule(id, inMinutes(5)).expect(200)
    await letTimeCome(id)
    await Promise.all([wake(id), wake(id), wake(id)])
    await wake(id)
    expect(await read(id)).toMatchObject({ status: 'published', scheduled_at: null, revision: 1 })
    expect((await request(site.app).get('/api/posts/soon').expect(200)).body.title).toBe('Soon')
    const acts = await site.db('audit_log').orderBy('created_at').select('author', 'kind', 'text', 'subject')
    expect(acts.at(-1)).toEqual({
      author: 'Password sign-in',
      kind: 'publish',
      text: 'Published an article that was scheduled',
      subject: `/admin/posts/${id}`,
    })
    expect([acts.length, (await events()).length, await outbox()]).toEqual([2, 1, []])
  })

  it('applies after it was postponed, whenever a worker is woken', async () => {
    const { id } = await create()
    await schedule(id, inMinutes(5)).expect(200)
    await site.db('outbox').where({ id }).update({ due_at: site.db.fn.now() })
    await wake(id)
    expect(await read(id)).toMatchObject({ status: 'draft', schedule_problems: [] })
    const [message] = await outbox()
    expect(message.due_at.toISOString()).toBe((await read(id)).scheduled_at)
  })

  it('wakes no worker for a removed article', async () => {
    const { id } = await create()
    await schedule(id, inMinutes(5)).expect(200)
    await site.db('blog_posts').delete()
    await wake(id)
    expect(await outbox()).toEqual([])
  })

  it('leaves a draft if a link is broken or a figure unsupported, and the overview says why', async () => {
    const { id } = await create('<p>A</p>')
    await schedule(id, inMinutes(5)).expect(200)
    const content = '<p>TherapyNotes costs $7 per month. <a href="/no-such-page">There</a></p>'
    await change(id, { content }).expect(200)
    await letTimeCome(id)
    await wake(id)
    await wake(id)
    const post = await read(id)
    expect(post).toMatchObject({ status: 'draft', revision: 2 })
    expect(post.schedule_problems).toEqual([
      expect.stringContaining('TherapyNotes'),
      'The link "/no-such-page" points to no page of this site.',
    ])
    const { unpublished } = await overview()
    expect(unpublished).toEqual([
      { id, title: 'Soon', scheduled_at: post.scheduled_at, problems: post.schedule_problems },
    ])
    expect([await outbox(), await events()]).toEqual([[], []])

    const again = { revision: 2, anyway: post.link_problems }
    await schedule(id, inMinutes(5), again).expect(200)
    expect([(await overview()).unpublished, (await read(id)).schedule_problems]).toEqual([[], []])
    await letTimeCome(id)
    await wake(id)
    expect((await read(id)).status).toBe('published')
  })
})

describe.each(storeKinds)('a scheduled time, with the queue in %s', (kind) => {
  const parts = () => ({ addresses: queueIn(kind, site.addresses.databaseUrl), db: site.db })

  const expectPublishedOnce = (id: string) =>
    until(async () => {
      expect(await read(id)).toMatchObject({ status: 'published', scheduled_at: null })
      expect([(await events()).length, await outbox()]).toEqual([1, []])
    })

  it('is not queued early, and then one of several workers publishes the article', async () => {
    const { id } = await create()
    await schedule(id, inMinutes(5)).expect(200)
    const { relay, relayNow, close } = await openWorkers(parts(), processors(), processors())
    relay.start()
    try {
      expect(await relayNow()).toBe(0)
      expect((await read(id)).status).toBe('draft')
      await letTimeCome(id)
      await expectPublishedOnce(id)
    } finally {
      await close()
    }
  })

  it('survives an emptied queue', async () => {
    const { id } = await create()
    await schedule(id, inMinutes(5)).expect(200)
    const { queues, relayNow, close } = await openWorkers(parts())
    expect(await relayNow()).toBe(0)
    await letTimeCome(id)
    expect(await relayNow()).toBe(1)
    await queues.jobs.obliterate({ force: true })
    expect((await read(id)).status).toBe('draft')
    await close()
    const worker = await openWorkers(parts(), processors())
    worker.relay.start()
    await expectPublishedOnce(id).finally(worker.close)
  })
})
