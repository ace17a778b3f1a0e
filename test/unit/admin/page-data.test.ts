import { createMemoryRouter } from 'react-router'
import { pageData } from '../../../client/admin/page-data'
import { reasonAsked, signedInAgain } from '../../../client/admin/sign-in-prompt'

const json = (page: object, status = 200) =>
  new Response(JSON.stringify({ loaderData: {}, actionData: null, ...page }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
const problem = (status: number) =>
  new Response(JSON.stringify({ title: 'Refused', status, detail: 'Because.' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
const listOf = (...rows: string[]) => json({ loaderData: { list: rows, frame: 'frame' } })

const asked = jest.spyOn(globalThis, 'fetch')
const onTheServer = () => null
const handlers = { loader: onTheServer, action: onTheServer }

/** An application at its list, whose data came with the document. */
function opened() {
  const pages = ['list', 'item'].map((id) => ({ id, path: `/admin/${id}`, ...handlers, hasErrorBoundary: true }))
  return createMemoryRouter([{ id: 'frame', loader: onTheServer, children: pages }], {
    initialEntries: ['/admin/list?page=2'],
    hydrationData: { loaderData: { frame: 'frame', list: ['first'] } },
    dataStrategy: pageData,
  })
}

function filledIn() {
  const formData = new FormData()
  for (const [name, value] of Object.entries({ intent: 'save', text: 'a\r\nb' })) formData.set(name, value)
  return { formMethod: 'post', formData } as const
}

const sent = () => asked.mock.calls.map(([url, init]) => `${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`)

beforeEach(() => asked.mockReset())

test('a page gets its data from its own address, with a header that no other site can send', async () => {
  asked.mockResolvedValueOnce(json({ loaderData: { frame: 'frame', item: { name: 'One' } } }))
  const router = opened()
  await router.navigate('/admin/item?from=list')
  expect(router.state.loaderData.item).toEqual({ name: 'One' })
  const [url, init] = asked.mock.calls[0] ?? []
  expect(String(url)).toMatch(/\/admin\/item\?from=list$/)
  expect(init?.headers).toEqual({ 'X-Page-Data': 'yes' })
})

test('what a loader threw reaches the error boundary with its status', async () => {
  asked.mockResolvedValueOnce(json({ error: { status: 404, statusText: 'Not found', data: null } }, 404))
  const router = opened()
  await router.navigate('/admin/item')
  expect(router.state.errors).toMatchObject({ item: { status: 404, statusText: 'Not found' } })
})

test('a form is posted as it is without a script, and its redirect followed', async () => {
  asked.mockResolvedValueOnce(new Response(null, { status: 204, headers: { Location: '/admin/item?done=saved' } }))
  asked.mockResolvedValueOnce(json({ loaderData: { frame: 'frame', item: 'saved' } }))
  const router = opened()
  await router.navigate('/admin/list', filledIn())
  expect(sent()).toEqual(['POST /admin/list', 'GET /admin/item'])
  expect(String(asked.mock.calls[0]?.[1]?.body)).toBe('intent=save&text=a%0D%0Ab')
  expect(router.state.location.search).toBe('?done=saved')
  expect(router.state.loaderData.item).toBe('saved')
})

test('the data of the page after an act comes with the answer of the act', async () => {
  asked.mockResolvedValueOnce(
    json({ actionData: { list: 'shown once' }, loaderData: { frame: 'new', list: ['second'] } }),
  )
  const router = opened()
  await router.navigate('/admin/list', filledIn())
  expect(sent()).toEqual(['POST /admin/list'])
  expect(router.state.actionData).toEqual({ list: 'shown once' })
  expect(router.state.loaderData).toEqual({ frame: 'new', list: ['second'] })
  asked.mockResolvedValueOnce(listOf('third'))
  await router.revalidate()
  expect(router.state.loaderData.list).toEqual(['third'])
})

test('a rejected form leaves the page as it is', async () => {
  asked.mockResolvedValueOnce(json({ actionData: { list: 'too long' }, loaderData: { list: ['other'] } }, 422))
  const router = opened()
  await router.navigate('/admin/list', filledIn())
  expect(router.state.actionData).toEqual({ list: 'too long' })
  expect(router.state.loaderData.list).toEqual(['first'])
})

test.each([
  ['of a limit', () => Promise.resolve(problem(429)), { status: 429, detail: 'Because.' }],
  [
    'an unreachable site',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { status: 503, title: 'Not reached' },
  ],
  ['a page of a proxy', () => Promise.resolve(new Response('<html>', { statusText: 'OK' })), { status: 502 }],
])('because %s a form comes back with what was entered', async (_name, answer, reason) => {
  asked.mockImplementationOnce(answer)
  const router = opened()
  await router.navigate('/admin/list', filledIn())
  expect(router.state.actionData?.list).toMatchObject({ intent: 'save', values: { text: 'a\nb' }, problem: reason })
  expect(router.state.errors).toBeNull()
})

test('an unreachable site has an error page of its own', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const router = opened()
  await router.navigate('/admin/item')
  expect(router.state.errors).toMatchObject({ item: { status: 503, statusText: 'Not reached' } })
})

test('after the session has ended, a request waits for a new sign-in and is sent again', async () => {
  asked.mockResolvedValueOnce(problem(401)).mockResolvedValueOnce(listOf('second'))
  const router = opened()
  const navigated = router.navigate('/admin/list', filledIn())
  while (!reasonAsked()) await new Promise(setImmediate)
  expect(reasonAsked()?.detail).toBe('Because.')
  signedInAgain()
  await navigated
  expect(asked.mock.calls.map(([, init]) => String(init?.body))).toEqual(Array(2).fill('intent=save&text=a%0D%0Ab'))
  expect(router.state.loaderData.list).toEqual(['second'])
})

test('an address of the visitor site is loaded as a document', async () => {
  const resolve = (answer?: () => unknown) => Promise.resolve(answer?.()).then((result) => ({ type: 'data', result }))
  const matches = [{ route: { id: 'other' }, shouldCallHandler: () => true, resolve }]
  const request = new Request('https://guide.example/blog')
  const args = { request, matches } as unknown as Parameters<typeof pageData>[0]
  const { result } = (await pageData(args)).other ?? {}
  expect(result instanceof Response && result.headers.get('X-Remix-Reload-Document')).toBe('true')
  expect(asked).not.toHaveBeenCalled()
})
