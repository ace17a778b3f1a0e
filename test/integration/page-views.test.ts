import request from 'supertest'
import { createTestApp, type TestApp } from '../support/app'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.db('page_views').truncate())

const view = (body: object) => request(site.app).post('/api/page-views').send(body)
const counted = () => site.db('page_views').orderBy('path').select('path', 'count')

test('views are counted by path and day, and nothing else of them is kept', async () => {
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

test('addresses that are no page are one row, however many are made up', async () => {
  for (const path of ['/a', '/emr/nobody', '/blog/x', '/comparisons/ana@northside.example'])
    await view({ path, query: '' })
  expect(await counted()).toEqual([{ path: 'other', count: '4' }])
})

test.each([[{}], [{ path: 'comparisons' }], [{ path: 7 }], [{ path: '/', query: [] }], [[]]])(
  '%j is no view',
  async (body) => {
    expect((await view(body)).status).toBe(422)
    expect(await counted()).toEqual([])
  },
)

test('a view that another site reports is refused', async () => {
  const { status } = await view({ path: '/', query: '' }).set('Sec-Fetch-Site', 'cross-site')
  expect(status).toBe(403)
})
