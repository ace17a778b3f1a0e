import type { LoaderFunction } from 'react-router'
import { createRoutes } from '../../client/admin/routes'
import { createAdminPageApi } from '../../server/admin-api'
import { type Role, roles } from '../../shared/admin/actor'
import { type AdminAct, type AdminApi, callOf, mayDo, adminCalls as rows } from '../../shared/admin/api'
import type { ApiError } from '../../shared/api'
import { adminCalls, anything, askAs, pagesIn, someId, withIds } from '../support/admin-calls'
import { openApp, storeKinds } from '../support/app'
import { type AppRoute, routesBelow } from '../support/app-routes'
import { opened } from '../support/opened'
import { signedInAs } from '../support/people'

/** Signing in does not depend on a role. */
const open = ['session', 'passkey-challenges', 'session/passkey', 'invitations/challenges', 'invitations/passkeys'].map(
  (path) => `post /api/admin/${path}`,
)

/** The act that ends the caller's session, so it runs last. */
const last: readonly (AdminAct | undefined)[] = ['signOut']

/**
 * Each page's address with the acts that its loader performs, found by calling the loader with an `AdminApi` that only
 * records.
 */
async function actsOfPages(): Promise<[path: string, acts: AdminAct[]][]> {
  const noted: AdminAct[] = []
  const names = Object.keys(rows) as AdminAct[]
  const noting = Object.fromEntries(names.map((name) => [name, async () => noted.push(name) && anything]))
  const entries: [string, AdminAct[]][] = []
  for (const { path, lazy } of pagesIn(createRoutes(() => noting as unknown as AdminApi))) {
    if (!path || path === '*') continue
    const { loader } = await (lazy as () => Promise<{ loader?: LoaderFunction }>)()
    noted.length = 0
    const request = new Request(`https://guide.example${withIds(path)}`)
    const params = { id: someId, number: '1' }
    // Errors from the empty responses do not matter here.
    await Promise.resolve(loader?.({ request, params, context: {} } as never, {} as never)).catch(() => undefined)
    entries.push([path, [...noted]])
  }
  return entries
}

/** What everyone may do with their own account and sessions. */
const own = ['signOut', 'beginPasskey', 'addPasskey', 'removeOwnPasskey', 'endSession', 'endOtherSessions']

it('every call names its act, and every act that changes something needs more than read permission', () => {
  const without = adminCalls.filter(({ act }) => !act).map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(without)].sort()).toEqual([...open].sort())
  const changing = Object.entries(rows).filter(
    ([act, { address }]) => !(address.startsWith('GET') || own.includes(act)),
  )
  expect(changing.filter(([, { may }]) => may === 'read')).toEqual([])
  expect(changing.length).toBeGreaterThan(50)
})

/**
 * What the app answers below the admin's addresses outside the API and the pages' router, and why no role is required
 * for it.
 */
const outside: Record<string, string> = {
  '* /admin': 'the headers that keep all of it out of caches',
  'post /admin/{*path}': 'the form of a page, whose methods look at the role, or of the sign-in',
  'post /admin/sign-out': 'everybody signs out',
  'get /admin/oidc/start': 'leads to the sign-in provider',
  'get /admin/oidc/callback': 'signs in by the provider',
  'get /admin/join': 'an invitation, whose secret is looked at by its calls',
}

describe("every route under the admin's addresses", () => {
  const site = openApp()
  let routes: AppRoute[]
  beforeAll(() => {
    routes = routesBelow(site.express, ['/admin', '/api/admin'])
  })

  const named = ({ method, path }: Pick<AppRoute, 'method' | 'path'>) => `${method} ${path}`

  it('names its act, or is listed here with the reason why it has none', () => {
    const withAct = new Set(routes.filter(({ act }) => act).map(named))
    const without = routes.map(named).filter((name) => !withAct.has(name))
    expect([...new Set(without)].sort()).toEqual([...open, ...Object.keys(outside)].sort())
    for (const name of ['post /admin/pictures/upload', '* /admin/queues', 'get /api/admin/leads'])
      expect(withAct).toContain(name)
  })

  it('is covered by the tests that walk all calls', () => {
    const calls = routes.filter(({ path }) => path.startsWith('/api/'))
    const walked = adminCalls.map(named)
    expect([...new Set(calls.map(({ method, path }) => named({ method, path: withIds(path) })))].sort()).toEqual(
      [...new Set(walked)].sort(),
    )
  })

  it.each(roles.map(({ value }) => value))('is denied to the role %s outside of API calls as well', async (role) => {
    const { agent } = await signedInAs(site, role)
    const further = routes.filter(({ path, act }) => act && path.startsWith('/admin/'))
    expect(further.length).toBeGreaterThan(1)
    for (const { method, path, act } of further) {
      const { status } = await (method === 'post' ? agent.post(path) : agent.get(path))
      expect([path, status === 403]).toEqual([path, act !== undefined && !mayDo(role, act)])
    }
  })

  it('needs the permission of its row for everything that pages can do', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    const session = (role: Role) => ({ id: someId, actor: { id: null, name: 'A', role }, expiresAt }) as never
    const apiOf = createAdminPageApi(site.services)
    const wrong: string[] = []
    const [one = {}] = roles.map(({ value }) => apiOf(session(value)))
    expect(Object.keys(one)).toEqual(Object.keys(rows).filter((name) => !callOf(name as AdminAct).raw))
    for (const { value: role } of roles)
      for (const [name, method] of Object.entries(apiOf(session(role)))) {
        if (mayDo(role, name as AdminAct)) continue
        const refused = await (method as () => Promise<unknown>)().catch((error: ApiError) => error.problem?.status)
        if (refused !== 403) wrong.push(`${role}: ${name}`)
      }
    expect(wrong).toEqual([])
  })
})

describe.each(storeKinds)('with sessions in %s', (store) => {
  const site = openApp({ store })
  const pages = opened(actsOfPages)

  // What a role may do is decided after the session is read, so one role is enough on the second store.
  const walked = roles.map(({ value }) => value).filter((role) => store === 'postgres' || role === 'reader')

  it.each(walked)('the role %s may do what the permissions table says, and nothing else', async (role) => {
    const { agent } = await signedInAs(site, role)
    const inOrder = [...adminCalls].sort((one, other) => last.indexOf(one.act) - last.indexOf(other.act))
    const otherwise: string[] = []
    for (const call of inOrder) {
      if (!call.act) continue
      const { status, body } = await askAs(agent, call)
      const isRefused = status === 403 && /^Your role \(\w+\) does not allow this\.$/.test(body.detail)
      const isRight = mayDo(role, call.act) ? ![401, 403, 500].includes(status) : isRefused
      if (!isRight) otherwise.push(`${call.method} ${call.path}: ${status}`)
    }
    expect(otherwise).toEqual([])
  })

  it.each(walked)('the role %s can open exactly the pages that the permissions table allows', async (role) => {
    const { agent } = await signedInAs(site, role)
    const seen = async (path: string) => {
      const { status, text } = await agent.get(withIds(path))
      return [status === 403 && text.includes('does not allow this.') ? 403 : status < 500 && status !== 401]
    }
    for (const [path, acts] of pages)
      expect([path, await seen(path)]).toEqual([path, [acts.every((act) => mayDo(role, act)) ? true : 403]])
    const { status } = await agent.get('/admin/queues')
    expect(status).toBe(mayDo(role, 'useQueues') ? 200 : 403)
  })

  it('a changed role applies from the next request on', async () => {
    const { id, agent } = await signedInAs(site, 'reader' satisfies Role)
    await agent.post('/api/admin/posts').send({ title: 'Mine' }).expect(403)
    await site.db('people').where({ id }).update({ role: 'editor' })
    await agent.post('/api/admin/posts').send({ title: 'Mine' }).expect(201)
    await site.db('people').where({ id }).update({ deactivated_at: new Date() })
    await agent.get('/api/admin/posts').expect(401)
  })
})
