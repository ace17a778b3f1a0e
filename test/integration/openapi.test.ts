import { execFileSync } from 'node:child_process'
import Ajv from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import request from 'supertest'
import { adminApiRouter } from '../../server/admin-api'
import { apiRouter } from '../../server/api'
import { endpointsOf, openApiDocument } from '../../server/openapi/document'
import { pathOf } from '../../server/openapi/operation'
import { webhookBody } from '../../shared/webhooks/events'
import { programOf, signedIn } from '../support/admin'
import { anything, pass } from '../support/admin-calls'
import { openApp } from '../support/app'
import { leadOf } from '../support/lead'
import { storePosts } from '../support/posts'

// biome-ignore lint/suspicious/noExplicitAny: a document is walked by the names in it.
type Json = any

const parts = {
  config: { siteUrl: 'https://guide.example', siteName: 'Guide', adminPassword: undefined },
  ...{ session: pass, services: anything, limits: new Proxy({}, { get: () => pass }) as never },
}

const site = openApp()
let open: Json
let whole: Json
beforeAll(async () => {
  open = (await request(site.app).get('/api/openapi.json').expect(200).expect('Cache-Control', 'no-cache')).body
  whole = (await (await signedIn(site)).get('/api/admin/openapi.json').expect(200)).body
})

const namesOf = ({ paths }: Json, prefix: string) =>
  Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    path.startsWith(prefix) ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`) : [],
  )

it("is valid OpenAPI 3.1, both the public document and the admin's", async () => {
  for (const document of [open, whole]) {
    const input = JSON.stringify(document)
    const output = execFileSync(process.execPath, ['test/support/check-openapi.mjs'], { input, encoding: 'utf8' })
    expect(JSON.parse(output)).toEqual({ valid: true, version: '3.1' })
  }
})

it("lists exactly the routers' endpoints, each act with a unique name", () => {
  const ofRouter = (router: Parameters<typeof endpointsOf>[0], prefix: string) =>
    endpointsOf(router).map(({ method, path }) => `${method} ${prefix}${pathOf(path)}`)
  const publicNames = ofRouter(apiRouter(parts), '/api')
  expect(namesOf(open, '/api').sort()).toEqual([...new Set(publicNames)].sort())
  // Signing in needs no act.
  const acts = endpointsOf(adminApiRouter(parts)).filter(({ act }) => act)
  const adminNames = acts.map(({ method, path }) => `${method} /api/admin${pathOf(path)}`)
  expect(namesOf(whole, '/api/admin').sort()).toEqual([...new Set(adminNames)].sort())
  expect(adminNames.length).toBeGreaterThan(40)
  const operations = Object.values(whole.paths as Record<string, Json>).flatMap((methods) => Object.values(methods))
  const ids = operations.map((operation: Json) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

it('peers 7: has names that generated programs can use, summaries, and who may call what', () => {
  for (const document of [open, whole]) {
    const operations = [...Object.values(document.paths), ...Object.values(document.webhooks)].flatMap((methods) =>
      Object.values(methods as Json),
    ) as Json[]
    for (const { operationId, summary } of operations) {
      expect(operationId).toMatch(/^[A-Za-z][\w.-]*$/)
      expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/\w/)])
    }
    expect(document.info.description).toMatch(/\.$/)
    expect(document.security).toEqual([])
    const used = operations.flatMap(({ security = [] }) => security.flatMap((one: object) => Object.keys(one)))
    expect(Object.keys(document.components.securitySchemes ?? {}).sort()).toEqual([...new Set(used)].sort())
  }
  expect(open.webhooks['lead.created'].post.operationId).toBe('onLeadCreated')
})

it("shows the admin's endpoints only to signed-in people and programs with a token", async () => {
  expect(namesOf(open, '/api/admin')).toEqual([])
  await request(site.app).get('/api/admin/openapi.json').expect(401)
  const admin = await signedIn(site)
  const { body } = await (await programOf(site, admin, 'leads:read')).agent.get('/api/admin/openapi.json')
  expect(body).toEqual(whole)
  expect(whole.paths['/api/admin/leads'].get.security).toEqual([{ session: [] }, { token: ['leads:read'] }])
  expect(whole.paths['/api/admin/arrivals'].get.security).toEqual([{ session: [] }])
})

describe('actual bodies', () => {
  const ajv = new Ajv({ strict: false })
  addFormats(ajv)
  function faultsOf(path: string, method: string, status: number, type: string, answer: unknown) {
    const { responses } = open.paths[path][method]
    const described = responses[status] ?? responses.default
    const schema = described.content?.[type]?.schema
    if (!schema) return answer && Object.keys(answer).length > 0 ? ['no schema'] : []
    const real = schema.$ref ? open.components.schemas[schema.$ref.split('/').at(-1)] : schema
    return ajv.validate(real, answer) ? [] : ajv.errors
  }

  it('of responses match their schemas', async () => {
    await storePosts(site.db, [{ slug: 'one', content: '<h2>A</h2><p>A text</p>' }])
    const { app } = site
    const contact = { name: 'Ben', email: 'ben@south.example', subject: 'Hello', message: 'A question' }
    const correction = { vendor: 'epic', field: 'aiNotetaking', message: 'It is wrong', source: 'x' }
    const calls: [string, string, request.Test][] = [
      ['/api/leads', 'post', request(app).post('/api/leads').send(leadOf())],
      ['/api/leads', 'post', request(app).post('/api/leads').send({})],
      ['/api/contact-messages', 'post', request(app).post('/api/contact-messages').send(contact)],
      ['/api/corrections', 'post', request(app).post('/api/corrections').send(correction)],
      ['/api/page-views', 'post', request(app).post('/api/page-views').send({ path: '/', query: '' })],
      ['/api/vendors', 'get', request(app).get('/api/vendors')],
      ['/api/vendors', 'get', request(app).get('/api/vendors?fields=id,starRating')],
      ['/api/vendors', 'get', request(app).get('/api/vendors?fields=none')],
      ['/api/vendors/{id}', 'get', request(app).get('/api/vendors/epic')],
      ['/api/vendors/{id}', 'get', request(app).get('/api/vendors/none')],
      ['/api/match', 'get', request(app).get('/api/match?industry=mental-health&providers=8')],
      ['/api/match', 'post', request(app).post('/api/match').send({ industry: 'autism', numberOfProviders: '2-10' })],
      ['/api/posts', 'get', request(app).get('/api/posts')],
      ['/api/posts/{slug}', 'get', request(app).get('/api/posts/one')],
      ['/api/posts/{slug}', 'get', request(app).get('/api/posts/none')],
      ['/api/categories', 'get', request(app).get('/api/categories')],
      ['/api/openapi.json', 'get', request(app).get('/api/openapi.json')],
    ]
    const seen: number[] = []
    for (const [path, method, call] of calls) {
      const { status, type, body } = await call
      seen.push(status)
      expect([path, method, status, faultsOf(path, method, status, type, body)]).toEqual([path, method, status, []])
    }
    expect(new Set(seen)).toEqual(new Set([200, 201, 204, 404, 422]))
  })

  it('of requests match their schemas if they are accepted, and do not if they are rejected', () => {
    const schema = open.paths['/api/leads'].post.requestBody.content['application/json'].schema
    expect(ajv.validate(schema, leadOf())).toBe(true)
    expect(ajv.validate(schema, { ...leadOf(), industry: 'none' })).toBe(false)
    expect(ajv.validate(schema, {})).toBe(false)
  })

  it('of webhooks match their schemas', () => {
    const body = webhookBody('lead.erased', new Date(), { id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b' })
    const { schema } = open.webhooks['lead.erased'].post.requestBody.content['application/json']
    expect(ajv.validate(schema, body)).toBe(true)
    expect(ajv.validate(schema, { ...body, data: {} })).toBe(false)
  })
})

it('the document is the same each time', () => {
  expect(openApiDocument(parts.config)).toEqual(openApiDocument(parts.config))
})
