import { createBullBoard } from '@bull-board/api'
import type { AppControllerRoute } from '@bull-board/api/typings/app'
import { ExpressAdapter } from '@bull-board/express'
import request from 'supertest'
import { createRoutes } from '../../client/admin/routes'
import type { AdminApi } from '../../shared/admin/api'
import { sessionCookie } from '../support/admin'
import { adminCalls, anything, pagesIn, withIds } from '../support/admin-calls'
import { openApp } from '../support/app'

const hourMs = 3_600_000
const methods = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete'] as const
const changing = ['post', 'put', 'patch', 'delete'] as const
type Method = (typeof methods)[number]

/** Every address that requires a sign-in, from the product's routers and route tables. */
const paths = [...adminCalls.map(({ path }) => path), ...[...pagePaths(), ...queuePaths()].map(withIds)]

function pagePaths(): string[] {
  const pages = pagesIn(createRoutes(() => anything as AdminApi)).flatMap(({ path }) => path ?? [])
  return [...pages.map((path) => (path === '*' ? '/admin/no/such/page' : path)), '/admin/sign-out']
}

/** bull-board's own routes, as it passes them to the adapter. */
function queuePaths(): string[] {
  const paths: string[] = []
  class Recorder extends ExpressAdapter {
    override setApiRoutes(routes: AppControllerRoute[]) {
      paths.push(...routes.flatMap(({ route }) => route))
      return super.setApiRoutes(routes)
    }
  }
  createBullBoard({ queues: [], serverAdapter: new Recorder() })
  return ['/admin/queues', ...paths.map((route) => `/admin/queues${route}`)]
}

const site = openApp({ env: { TRUST_PROXY: 'loopback' } })
afterEach(() => jest.useRealTimers())

let asks = 0
/** A different address each time, because many POST requests from one address without a session are limited. */
const nextAddress = () => `10.0.${(asks >> 8) & 255}.${asks++ & 255}`

/** With a body where one is usual, so that the missing session can be the only reason for a rejection. */
function ask(method: Method, path: string, headers: Record<string, string> = {}) {
  const asked = request(site.app)
    [method](path)
    .set({ 'X-Forwarded-For': nextAddress(), ...headers })
  if (!changing.some((one) => one === method)) return asked
  return path.startsWith('/admin') ? asked.type('form').send({ topic: 'x' }) : asked.send({})
}

/** Every address and method that was answered with a status that is not allowed. */
async function answeredOtherwise(
  allowed: readonly number[],
  asked: readonly Method[],
  headers?: Record<string, string>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const path of new Set(paths)) {
    const answers = asked.map(async (method) => [method, await patientStatus(method, path, headers)] as const)
    for (const [method, status] of await Promise.all(answers))
      if (!allowed.includes(status)) wrong.push(`${method} ${path}: ${status}`)
  }
  return wrong
}

/** Retries like a client that was told to come back, because a busy machine may answer 503 for a moment. */
async function patientStatus(method: Method, path: string, headers?: Record<string, string>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { status } = await ask(method, path, headers)
    if (status !== 503 || tries === patience) return status
  }
}

const patience = 5

/** A second sign-out redirects to the sign-in page, and a sign-in by passkey begins with a challenge. */
const open = ['post /api/admin/passkey-challenges: 200', 'post /admin/sign-out: 303']

const foreign: Record<string, string>[] = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-site' },
]

describe('every admin route', () => {
  it('is covered by this test', () => {
    for (const known of ['/api/admin/leads', '/api/admin/leads.csv', '/admin', '/admin/blog-tools', '/admin/queues'])
      expect(paths).toContain(known)
    expect(paths.filter((path) => path.startsWith('/admin/queues/api/')).length).toBeGreaterThan(10)
  })

  it('answers 401 without a session', async () => {
    expect(await answeredOtherwise([401], methods)).toEqual(open)
  })

  it("answers 401 once the session's hour is over", async () => {
    const Cookie = await sessionCookie(site)
    await request(site.app).get('/api/admin/session').set('Cookie', Cookie).expect(200)
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'setInterval', 'nextTick', 'queueMicrotask'] })
    jest.setSystemTime(Date.now() + hourMs + 1_000)
    expect(await answeredOtherwise([401], methods, { Cookie })).toEqual(open)
  })

  it("rejects another site's request without a session", async () => {
    expect(await answeredOtherwise([401, 403], methods, foreign[0])).toEqual([])
  })

  it.each(foreign)('lets no other site change anything, whatever cookies the browser sends: %j', async (headers) => {
    const Cookie = await sessionCookie(site)
    expect(await answeredOtherwise([403], changing, { Cookie, ...headers })).toEqual([])
  })

  it('answers with headers against caching and indexing', async () => {
    for (const path of new Set(paths)) {
      const { headers } = await ask('get', path)
      expect([path, headers['cache-control']]).toEqual([path, expect.stringContaining('no-store')])
      if (path.startsWith('/admin')) expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex'])
    }
  })
})
