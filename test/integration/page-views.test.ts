import request from 'supertest'
import { addViews, sourcesKept, sourcesMax } from '../../server/analytics/repository'
import { openApp } from '../support/app'
import { storePosts } from '../support/posts'

const site = openApp()
beforeEach(() => site.db.raw('truncate page_views, page_view_sources, blog_posts cascade'))

const view = (body: object) => request(site.app).post('/api/page-views').send(body)
const sources = async () => {
  await site.flushViews()
  return site.db('page_view_sources').orderBy('source').select('source', 'count')
}
const counted = async () => {
  await site.flushViews()
  return site.db('page_views').orderBy('path').select('path', 'count')
}

test('views are counted by path and day, and nothing else about them is stored', async () => {
  const views = Array.from({ length: 5 }, () => view({ path: '/comparisons', query: 'emr1=opus', referrer: '' }))
  const answers = await Promise.all([...views, view({ path: '/emr/kipu' })])
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204))
  expect(await counted()).toEqual([
    { path: '/comparisons', count: '5' },
    { path: '/emr/kipu', count: '1' },
  ])
  const columns = Object.keys(await site.db('page_views').columnInfo())
  expect(columns.sort()).toEqual(['count', 'day', 'path'])
})

test('addresses that are not pages share one row, however many are invented', async () => {
  for (const path of ['/a', '/emr/nobody', '/blog/x', '/comparisons/ana@northside.example'])
    await view({ path, query: '' })
  expect(await counted()).toEqual([{ path: 'other', count: '4' }])
})

test('a published article is counted by its path, and similar paths that are not articles are not', async () => {
  await storePosts(site.db, [{ slug: 'read' }, { slug: 'draft', status: 'draft' }])
  for (const path of ['/blog/read', '/blog/draft', '/blog/made-up', '/blog/read/more']) await view({ path })
  expect(await counted()).toEqual([
    { path: '/blog/read', count: '1' },
    { path: 'other', count: '3' },
  ])
})

describe('the sites and apps from which visits come, peers S7', () => {
  test.each([
    ['https://www.Example.COM/search?q=my+diagnosis', 'example.com'],
    ['http://sub.example.org:8080', 'sub.example.org'],
    ['', 'direct'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
    ['android-app://com.slack/https/app.slack.com/client', 'com.slack'],
    ['Android-App://org.telegram.messenger', 'org.telegram.messenger'],
    ['https://example.com.', 'example.com'],
    ['https://www.example.com.:8080/a', 'example.com'],
    ['android-app://', 'direct'],
    ['android-app://<b>/', 'direct'],
    ['about:blank', 'direct'],
    ['null', 'direct'],
    ['https://', 'direct'],
    [`https://${'a'.repeat(3_900)}.example`, 'direct'],
    ['not an address', 'direct'],
  ])('include %j as %s', async (referrer, source) => {
    expect((await view({ path: '/', referrer })).status).toBe(204)
    expect(await sources()).toEqual([{ source, count: '1' }])
    expect(await counted()).toEqual([{ path: '/', count: '1' }])
  })

  test.each(['https://guide.example/about', undefined])(
    'do not include any for a view in the middle of a visit (%s)',
    async (referrer) => {
      await view({ path: '/', referrer })
      expect(await sources()).toEqual([])
      expect(await counted()).toEqual([{ path: '/', count: '1' }])
    },
  )

  test('are all counted if many arrive concurrently', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => view({ path: at % 2 ? '/' : '/about', referrer: 'https://one.example' })),
    )
    expect(await sources()).toEqual([{ source: 'one.example', count: '12' }])
  })

  describe('if there are too many in a day', () => {
    const day = '2026-05-04'
    const visits = (names: string[], count: number) => names.map((name) => ({ day, name, count }))
    const store = (names: string[], count = 1) =>
      addViews(site.db, { paths: [{ day, name: '/', count: names.length * count }], sources: visits(names, count) })
    const madeUp = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `site-${from + at}.example`)

    test('are counted together except the most frequent ones, and no visit is lost', async () => {
      await store(madeUp(0, sourcesMax))
      await store(['real.example'], 2)
      await store(['real.example'])
      const rows = await sources()
      expect(rows).toHaveLength(sourcesKept + 1)
      expect(rows).toContainEqual({ source: 'real.example', count: '3' })
      expect(rows).toContainEqual({ source: 'other', count: String(sourcesMax + 1 - sourcesKept) })
      expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(sourcesMax + 3)
    })

    test('never displace a real site, however many invented ones come before it', async () => {
      for (let from = 0; from < 3_000; from += 500) await store(madeUp(from, from + 500))
      for (let visit = 0; visit < 5; visit += 1) await store(['real.example'])
      await store(madeUp(3_000, 4_000))
      await store(['real.example'])
      expect(await sources()).toContainEqual({ source: 'real.example', count: '6' })
    })
  })
})

test('many processes that write the same days concurrently lose nothing and do not deadlock', async () => {
  const names = Array.from({ length: 50 }, (_, at) => `/blog/slug-${at}`)
  const counts = (list: string[]) => list.map((name) => ({ day: '2026-05-04', name, count: 1 }))
  await storePosts(
    site.db,
    names.map((name) => ({ slug: name.slice(6) })),
  )
  const writes = Array.from({ length: 40 }, (_, at) => counts(at % 2 ? names : names.toReversed()))
  await Promise.all(writes.map((paths) => addViews(site.db, { paths, sources: paths })))
  expect(await counted()).toEqual(names.toSorted().map((path) => ({ path, count: '40' })))
})

test('a view reported by another site is rejected', async () => {
  const { status } = await view({ path: '/', query: '' }).set('Sec-Fetch-Site', 'cross-site')
  expect(status).toBe(403)
})
