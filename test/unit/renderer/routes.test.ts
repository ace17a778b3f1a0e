import { pageRoute } from '../../../client/renderer/routes'
import type { AdminApi } from '../../../shared/admin/api'
import { expectReadings } from '../../support/readings'
import { stubApi, stubApps } from '../../support/stub-api'

const apps = stubApps()

test('the key under which a page is cached has only what the page depends on', async () => {
  await expectReadings('cache-keys', (address) => apps.site.cacheKey(new URL(address ?? '', 'https://guide.example')))
})

describe('the two apps', () => {
  const asked = (path: string) => new Request(new URL(path, 'https://guide.example'))

  it.each(['/admin', '/admin/leads', '/admin/no-such-page'])("the visitors' app has no page at %s", async (path) => {
    const { status, body } = await apps.site.render(asked(path), '', undefined)
    expect(status).toBe(404)
    expect(body).not.toContain('aria-label="Administration"')
  })

  it('the admin app renders nothing without an AdminApi, which needs a session', async () => {
    const withoutApi = undefined as unknown as AdminApi
    const { status, body } = await apps.admin.render(asked('/admin/leads'), '', withoutApi)
    expect(status).toBe(500)
    const page = body ?? ''
    expect(page).toContain('<title>Something went wrong</title>')
    expect(page).not.toContain('<title>Leads')
  })
})

const Component = () => null

describe('an action', () => {
  const action = jest.fn(async () => 'done')
  const send = async (headers: Record<string, string>) => {
    const route = pageRoute(() => stubApi(), 'pages', 'none')('/', 'form', async () => ({
      Component,
      action,
    }))
    const { action: guarded } = typeof route.lazy === 'function' ? await route.lazy() : {}
    if (typeof guarded !== 'function') throw new Error('The page has no action')
    const request = new Request('https://guide.example/', { method: 'POST', headers })
    return guarded({ request } as Parameters<typeof guarded>[0])
  }
  beforeEach(() => action.mockClear())

  it.each(['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded;charset=UTF-8'])(
    'reads a form encoded as %s',
    async (type) => expect(await send({ 'Content-Type': type })).toBe('done'),
  )

  it.each([['application/json'], ['multipart/form-data; boundary=x'], ['application/x-www-form-urlencoded2'], ['']])(
    'is not called with %j',
    async (type) => {
      await expect(async () => send({ 'Content-Type': type })).rejects.toMatchObject({ status: 415 })
      expect(action).not.toHaveBeenCalled()
    },
  )
})
