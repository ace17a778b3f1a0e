import type { RouteObject } from 'react-router'
import { createRoutes } from '../../client/admin/routes'
import { type Role, roles } from '../../shared/admin/actor'
import type { AdminApi } from '../../shared/admin/api'
import { type AdminAct, actPermissions, mayDo } from '../../shared/admin/permissions'
import { adminCalls, anything, askAs, withIds } from '../support/admin-calls'
import { createTestApp, storeKinds, type TestApp } from '../support/app'
import { signedInAs } from '../support/people'

/** Signing in comes before any role. */
const open = [
  ...['session', 'passkey-challenges', 'session/passkey', 'invitations/challenges', 'invitations/passkeys'].map(
    (path) => `post /api/admin/${path}`,
  ),
]

/** Those that end what asks, or all the others. */
const last: readonly (AdminAct | undefined)[] = ['endOtherSessions', 'signOut']

const pages = collect(createRoutes(() => anything as AdminApi)).filter((path) => path !== '*')

function collect(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...collect(children)])
}

/** The pages whose data is for some roles only. */
const pageActs: Record<string, AdminAct> = {
  '/admin/integrations': 'listEndpoints',
  '/admin/integrations/:id': 'getEndpoint',
  '/admin/audit': 'listAudit',
  '/admin/people': 'listPeople',
  '/admin/sessions': 'listSessions',
}

/** What everybody does about themselves. */
const own: readonly (AdminAct | undefined)[] = ['signOut', 'beginPasskey', 'addPasskey', 'removeOwnPasskey']

it('every call names its act, and each act that changes something needs more than to read', () => {
  const without = adminCalls.filter(({ act }) => !act).map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(without)].sort()).toEqual([...open].sort())
  const changing = adminCalls.filter(({ method, act }) => method !== 'get' && act && !own.includes(act))
  expect(changing.filter(({ act }) => act && actPermissions[act] === 'read')).toEqual([])
  expect(adminCalls.length).toBeGreaterThan(50)
})

describe.each(storeKinds)('with sessions in %s', (store) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ store })
  })
  afterAll(() => site.close())

  it.each(roles.map(({ value }) => value))('the role %s may do what the table says, and nothing else', async (role) => {
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

  it.each(roles.map(({ value }) => value))('the pages that the role %s sees are those of the table', async (role) => {
    const { agent } = await signedInAs(site, role)
    const seen = async (path: string) => {
      const { status, text } = await agent.get(withIds(path))
      return [status === 403 && text.includes('does not allow this.') ? 403 : status < 500 && status !== 401]
    }
    for (const path of pages) {
      const act = pageActs[path]
      expect([path, await seen(path)]).toEqual([path, [act && !mayDo(role, act) ? 403 : true]])
    }
    const { status } = await agent.get('/admin/queues')
    expect(status).toBe(mayDo(role, 'useQueues') ? 200 : 403)
  })

  it('the forms of pages are refused to a role that may not do what they ask', async () => {
    const { agent } = await signedInAs(site, 'reader')
    const { body } = await agent.get('/api/admin/overview').expect(200)
    expect(body).toBeDefined()
    const answer = await agent.post('/admin/posts').type('form').send({ intent: 'create', title: 'Mine' })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('Your role (Reader) does not allow this.')
    expect(await site.db('blog_posts').where({ title: 'Mine' })).toEqual([])
  })

  it('a role that was changed holds from the next request on', async () => {
    const { id, agent } = await signedInAs(site, 'reader' satisfies Role)
    await agent.post('/api/admin/posts').send({ title: 'Mine' }).expect(403)
    await site.db('people').where({ id }).update({ role: 'editor' })
    await agent.post('/api/admin/posts').send({ title: 'Mine' }).expect(201)
    await site.db('people').where({ id }).update({ deactivated_at: new Date() })
    await agent.get('/api/admin/posts').expect(401)
  })
})
