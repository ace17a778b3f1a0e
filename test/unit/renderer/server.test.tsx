import { Outlet, redirect, useLoaderData } from 'react-router'
import { appRoutes, pageRoute } from '../../../client/renderer/routes'
import { createPageRenderer, type PageAnswer } from '../../../client/renderer/server'
import { ErrorBoundary } from '../../../client/site/pages/error-page'
import { httpError } from '../../../server/platform/http-error'
import { plainSite } from '../../support/plain-site'

const internal = 'connect to postgres://admin:hunter2@db failed'
const fail = (): never => {
  throw new Error(internal)
}

const Layout = () => (
  <div id="page">
    <header>The layout</header>
    <Outlet />
  </div>
)
const Fine = () => <h1>{String(useLoaderData())}</h1>
const Throws = () => fail()
const NoArticle = () => <h1>No such article</h1>

const page = pageRoute(() => ({}), 'pages', 'app')
const scripts = { none: ['visit.ts'], app: ['app.ts'] }
const loads = (load: () => unknown) => async () => ({ Component: Fine, loader: load })
const refused = (status: number) => loads(() => Promise.reject(httpError(status, internal)))
const fine = () => '</script><!-- “fine”'
const document = () => 'nothing but a document'
const teapot = () => Promise.reject(new Response(internal, { status: 418 }))
const move = () => redirect('/fine')
const site = plainSite
const renderer = createPageRenderer({
  site,
  assetTags: ({ styles, scripts }) =>
    [
      ...styles.map((source) => `<link rel="stylesheet" href="/${source}">`),
      ...scripts.map((source) => `<script type="module" src="/${source}"></script>`),
    ].join(''),
  styles: ['site.css'],
  scripts,
  routes: appRoutes({
    Layout,
    ErrorBoundary,
    pages: [
      page('/fine', 'fine', loads(fine)),
      page('/document', 'document', loads(document), { hydration: 'none' }),
      page('/record', 'record', loads(String), { hydration: 'none', styles: ['evidence'] }),
      page('/record-that-fails', 'record', loads(fail), { hydration: 'none', styles: ['evidence'] }),
      page('/loader', 'loader', loads(fail)),
      page('/component', 'component', async () => ({ Component: Throws })),
      page('/module', 'module', () => Promise.reject(new Error(internal))),
      page('/teapot', 'teapot', loads(teapot)),
      page('/moved', 'moved', loads(move)),
      page('/absent', 'absent', refused(404)),
      page('/busy', 'busy', refused(429)),
      page('/away', 'away', refused(503)),
      page('/own-words', 'own-words', async () => ({
        ...(await refused(404)()),
        ErrorBoundary: NoArticle,
      })),
      page('/form', 'form', async () => ({ Component: Fine, loader: () => 'a form', action: fail })),
    ],
  }),
})

const render = (path: string, init?: RequestInit) =>
  renderer.render(new Request(new URL(path, site.siteUrl), init), 'request-17', undefined)
const htmlOf = ({ body }: PageAnswer) => body ?? ''

test('a page contains its data, which cannot break out of its element', async () => {
  const answer = await render('/fine')
  const html = htmlOf(answer)
  expect([answer.status, answer.error]).toEqual([200, undefined])
  const [, payload = ''] = html.match(/<script id="payload" type="application\/json">(.*?)<\/script>/s) ?? []
  const { site: shown, state } = JSON.parse(payload)
  expect(shown).toEqual(site)
  expect(Object.values(state.loaderData)).toEqual(['</script><!-- “fine”'])
  expect(html).toContain('<h1>&lt;/script&gt;&lt;!-- “fine”</h1>')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

test('a page without hydration is a plain document: one script and no data', async () => {
  const html = htmlOf(await render('/document'))
  expect(html).toContain('<h1>nothing but a document</h1>')
  expect(html.match(/<script.*?<\/script>/gs)).toEqual(['<script type="module" src="/visit.ts"></script>'])
})

test("a page has its route's stylesheets after those of every page, and its error page only the latter", async () => {
  const sheetsOf = async (path: string) => htmlOf(await render(path)).match(/(?<=stylesheet" href=")[^"]*/g)
  expect(await sheetsOf('/document')).toEqual(['/site.css'])
  expect(await sheetsOf('/record')).toEqual(['/site.css', '/client/styles/evidence.css'])
  expect(await sheetsOf('/record-that-fails')).toEqual(['/site.css'])
})

test('a redirect has no body', async () => {
  const { status, headers, body } = await render('/moved')
  expect([status, headers.get('Location'), body]).toEqual([302, '/fine', null])
})

describe.each(['/loader', '/component', '/module', '/form'])('an error in %s', (path) => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const init = path === '/form' ? { method: 'POST', headers: form } : {}

  test("is a 500 page with the request's id, and only the log has the cause", async () => {
    const answer = await render(path, init)
    const html = htmlOf(answer)
    expect(answer.status).toBe(500)
    expect(answer.error).toEqual(new Error(internal))
    expect(html).toMatch(/^<!doctype html>.*<header>The layout<\/header>.*request-17.*<\/html>$/s)
    expect(html).not.toMatch(/hunter2|Error:|node_modules|\.tsx?\b/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('<script')
  })
})

test.each([
  ['/teapot', 418],
  ['/absent', 404],
  ['/busy', 429],
  ['/away', 503],
])('a rejection on %s is answered with %i', async (path, status) => {
  const answer = await render(path)
  const html = htmlOf(answer)
  expect(answer.status).toBe(status)
  // An unexpected status has the generic page.
  if (status !== 418) expect(html).toMatch(new RegExp(`<h1[^>]*>${status}</h1>`))
  expect(html).not.toContain('hunter2')
})

test('a page may give its own text for a 404', async () => {
  const answer = await render('/own-words')
  expect(answer.status).toBe(404)
  expect(htmlOf(answer)).toContain('<header>The layout</header><h1>No such article</h1>')
})

test.each([400, 403, 413, 415, 429, 503])('an error page for %i names the status inside the layout', async (status) => {
  const answer = await renderer.renderError(new URL('/fine', site.siteUrl), status, 'request-17')
  const html = htmlOf(answer)
  expect(answer.status).toBe(status)
  expect(html).toContain('<header>The layout</header>')
  expect(html).toMatch(new RegExp(`<h1[^>]*>${status}</h1>`))
  expect(html).not.toContain('<script')
})

test('a page whose module is missing from the build is rejected instead of being half sent', async () => {
  const broken = createPageRenderer({
    site,
    styles: [],
    scripts,
    assetTags: fail,
    routes: appRoutes({ Layout, ErrorBoundary, pages: [{ path: '/', Component: Layout }] }),
  })
  await expect(broken.render(new Request(site.siteUrl), '', undefined)).rejects.toThrow(internal)
})

describe('asked for the data of a page', () => {
  const ask = (path: string, init: RequestInit = {}) =>
    render(path, { ...init, headers: { ...init.headers, 'X-Page-Data': 'yes' } })
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }

  test('a page of the application answers with what its document carries', async () => {
    const { status, headers, body } = await ask('/fine')
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json'])
    expect(JSON.parse(body ?? '')).toEqual({ loaderData: { '/fine': '</script><!-- “fine”' }, actionData: null })
  })

  test.each(['/fine', '/absent'])('the two answers of %s are told apart by caches', async (path) => {
    expect((await ask(path)).headers.get('Vary')).toBe('X-Page-Data')
  })

  test('a plain document stays one', async () => {
    const { headers } = await ask('/document')
    expect([headers.get('Content-Type'), headers.get('Vary')]).toEqual(['text/html; charset=utf-8', null])
  })

  test.each([
    ['/absent', 404],
    ['/away', 503],
  ])('the problem of %s comes with its status %i', async (path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body ?? '').error).toMatchObject({ status, data: { status } })
  })

  test.each([
    ['/loader', {}],
    ['/module', {}],
    ['/form', form],
  ])('an error in %s says nothing of itself but to the log', async (path, init) => {
    const { status, error, body } = await ask(path, init)
    expect([status, error]).toEqual([500, new Error(internal)])
    expect(JSON.parse(body ?? '').error).toEqual({ status: 500, statusText: '', data: null })
    expect(body).not.toContain('hunter2')
  })
})
