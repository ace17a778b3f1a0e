import { randomUUID } from 'node:crypto'
import type { Overview } from '../../shared/admin/overview'
import { dayOf } from '../../shared/business-days'
import { addDays, startOfDay } from '../../shared/business-days/local-day'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { expectGolden } from '../support/golden'
import { storePosts } from '../support/posts'
import { storeLead } from '../support/promise'

const timeZone = 'Pacific/Auckland'
const today = dayOf(new Date(), timeZone)
const day = (ago: number) => addDays(today, -ago)

// A new process for each test, because counts are cached for a minute.
const site = openApp({ env: { BUSINESS_TIME_ZONE: timeZone } }, 'each')
const admin = openAdmin(site, 'each')

const read = async (query = ''): Promise<Overview> => (await perform(admin, `getOverview?${query}`).expect(200)).body
const views = (ago: number, path: string, count: number) => site.db('page_views').insert({ day: day(ago), path, count })

async function leadAt(moment: Date, status = 'new'): Promise<void> {
  const id = await storeLead(site.db)
  await site.db('leads').where({ id }).update({ created_at: moment, status })
}

async function messageAt(moment: Date, status = 'new'): Promise<void> {
  const answers = { name: 'Ana', email: 'ana@northside.example', subject: 'S', message: 'M' }
  await site.db('contact_messages').insert({ id: randomUUID(), ...answers, status, created_at: moment })
}

describe('the overview', () => {
  it('is empty, day by day, before anything has happened', async () => {
    const { byDay, ...rest } = await read()
    expect(byDay).toEqual(
      Array.from({ length: 30 }, (_, at) => ({ day: day(29 - at), views: 0, leads: 0, messages: 0 })),
    )
    expect([rest.readAt, rest.countedAt]).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z$/)])
    const told = { ...rest, readAt: 'now', countedAt: 'now' }
    expectGolden('overview-before-anything.json', `${JSON.stringify(told, null, 2)}\n`)
  })

  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=30', 30],
    ['days=90', 90],
  ])('%j counts %i days', async (query, days) => {
    const { byDay } = await read(query)
    expect([byDay.length, byDay.at(0)?.day, byDay.at(-1)?.day]).toEqual([days, day(days - 1), today])
  })

  it("counts new items by day in the operator's time zone, without spam", async () => {
    const start = startOfDay(day(3), timeZone).getTime()
    const end = startOfDay(day(2), timeZone).getTime()
    for (const moment of [start - 1, start, end - 1, end]) await leadAt(new Date(moment))
    await leadAt(new Date(start), 'spam')
    await leadAt(startOfDay(day(7), timeZone))
    await messageAt(new Date(end - 1), 'answered')
    await messageAt(new Date(start), 'spam')
    await messageAt(new Date())
    const { byDay, funnel } = await read('days=7')
    expect(byDay.map(({ leads, messages }) => [leads, messages])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [2, 1],
      [1, 0],
      [0, 0],
      [0, 1],
    ])
    expect(funnel.leads).toBe(4)
  })

  it('adds up views: by day, by page, from view to lead, and by month including monthly totals', async () => {
    await views(0, '/', 5)
    await views(6, '/', 2)
    await views(6, '/get-recommendation', 3)
    await views(6, 'other', 1)
    await views(7, '/get-recommendation', 100)
    await site.db('page_view_months').insert({ month: '2020-02-01', path: '/', count: 40 })
    const { byDay, pages, funnel, byMonth } = await read('days=7')
    expect(byDay.map((one) => one.views)).toEqual([6, 0, 0, 0, 0, 0, 5])
    expect(pages).toEqual([
      { name: '/', count: 7 },
      { name: '/get-recommendation', count: 3 },
      { name: 'other', count: 1 },
    ])
    expect(funnel).toEqual({ views: 11, formViews: 3, leads: 0 })
    expect(byMonth[0]).toEqual({ name: '2020-02', count: 40 })
    expect(byMonth.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(111)
  })

  it('lists the most read published articles, and the sites from which visits came', async () => {
    await storePosts(site.db, [
      { title: 'First', slug: 'first' },
      { title: 'Second', slug: 'second' },
      { title: 'Gone', slug: 'gone', status: 'removed' },
    ])
    await views(1, '/blog/first', 2)
    await views(0, '/blog/second', 9)
    await views(0, '/blog/gone', 20)
    await views(0, '/blog', 30)
    for (const [source, count, ago] of [
      ['direct', 4, 0],
      ['example.com', 3, 0],
      ['example.com', 3, 6],
      ['example.com', 90, 7],
    ] as const)
      await site.db('page_view_sources').insert({ day: day(ago), source, count })
    const { articles, sources } = await read('days=7')
    expect(articles).toEqual([
      { name: 'Second', slug: 'second', count: 9 },
      { name: 'First', slug: 'first', count: 2 },
    ])
    expect(sources).toEqual([
      { name: 'example.com', count: 6 },
      { name: 'direct', count: 4 },
    ])
  })

  it("counts an article's views at its former addresses, whatever draft is there now", async () => {
    const [post] = await storePosts(site.db, [{ title: 'Moved', slug: 'former' }])
    await views(1, '/blog/former', 5)
    for (const slug of ['between', 'present']) await site.db('blog_posts').where({ id: post?.id }).update({ slug })
    await storePosts(site.db, [{ title: 'Draft', slug: 'former', status: 'draft' }])
    await views(0, '/blog/between', 2)
    await views(0, '/blog/present', 1)
    expect((await read('days=7')).articles).toEqual([{ name: 'Moved', slug: 'present', count: 8 }])
  })

  it('shows at most ten of each kind', async () => {
    for (let at = 0; at < 12; at += 1) await views(0, `/emr/${at}`, at)
    expect((await read()).pages.map(({ count }) => count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })

  it('says what is waiting: leads, messages, emails, and jobs', async () => {
    await leadAt(new Date())
    await leadAt(new Date('2024-01-02T12:00:00Z'), 'in-review')
    await leadAt(new Date('2024-01-02T12:00:00Z'), 'closed')
    await messageAt(new Date())
    const oldest = new Date('2026-01-02T03:04:05.678Z')
    const ids = await site.db('deliveries').orderBy('id').pluck('id')
    await site.db('deliveries').where({ id: ids[0] }).update({ created_at: oldest })
    await site.db('deliveries').where({ id: ids[1] }).update({ state: 'failed', created_at: '2025-01-01' })
    await site.db('deliveries').where({ id: ids[2] }).update({ state: 'sent', created_at: '2025-01-01' })
    const promises = await site.db('outbox').pluck('id')
    await site.db('outbox').whereIn('id', promises.slice(0, 2)).update({ relayed_at: oldest })
    await site.db('outbox').where({ id: promises[0] }).delete()
    await site.db('outbox').insert({ id: randomUUID(), job: 'generate-post', payload: '{}' })
    const { leads, messages, emails, jobs } = await read()
    const listed = (await admin.get('/api/admin/leads?status=open').expect(200)).body.leads
    const { dueDay } = listed.find(({ overdue }: { overdue: boolean }) => !overdue)
    expect(leads).toEqual({ new: 1, open: 2, overdue: 1, nextDue: { day: dueDay, count: 1 } })
    expect(messages).toEqual({ new: 1, overdue: 0 })
    expect(emails).toEqual({ oldestEnqueuedAt: oldest.toISOString(), waiting: 4, failed: 1 })
    expect(jobs).toMatchObject([
      { name: 'deliver-mail', promised: 4, inQueue: 1 },
      { name: 'generate-post', promised: 1, inQueue: 0 },
    ])
  })
})

it('is counted once a minute, except waiting items, which are read each time', async () => {
  await views(0, '/', 5)
  const before = await read()
  await views(1, '/', 7)
  await leadAt(new Date())
  const statements: string[] = []
  site.db.on('query', ({ sql }) => statements.push(sql))
  const after = await read()
  expect(after.countedAt).toBe(before.countedAt)
  expect([after.funnel, after.leads.new]).toEqual([before.funnel, 1])
  expect(statements.filter((sql) => sql.includes('page_view'))).toEqual([])
  expect((await read('days=7')).funnel.views).toBe(12)
})

describe('the page of the overview', () => {
  it('shows the same figures for the period in the address', async () => {
    await views(0, '/', 1234)
    const { text } = await admin.get('/admin?days=7').expect(200)
    expect(text).toContain('<title>Overview | Administration</title>')
    expect(text).toContain('The last 7 days: 1,234 views, at most 1,234')
    expect(text).not.toMatch(/ style="/)
  })

  it.each(['days=8', 'days=7&days=30&x=%00', 'days=%'])('shows a page for %s', async (query) => {
    await admin.get(`/admin?${query}`).expect(200)
  })
})
