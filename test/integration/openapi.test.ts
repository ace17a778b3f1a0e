import { execFileSync } from 'node:child_process'
import Ajv from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import request, { type Response } from 'supertest'
import { z } from 'zod'
import { adminApiRouter } from '../../server/admin-api'
import { apiRouter } from '../../server/api'
import { endpointsOf } from '../../server/openapi/document'
import { pathOf } from '../../server/openapi/operation'
import { type AdminAct, callOf } from '../../shared/admin/api'
import { statusOf } from '../../shared/admin/calls/call'
import { webhookBody } from '../../shared/webhooks/events'
import { openAdmin, programOf } from '../support/admin'
import { adminCalls, routerParts } from '../support/admin-calls'
import { openApp } from '../support/app'
import { correctionOf, leadOf, messageOf, sendLead, sendMessage } from '../support/lead'
import { opened } from '../support/opened'
import { storePosts } from '../support/posts'

// biome-ignore lint/suspicious/noExplicitAny: a document is walked by the names in it.
type Json = any

const site = openApp()
const admin = openAdmin(site)
let open: Json
let whole: Json
beforeAll(async () => {
  open = (await request(site.app).get('/api/openapi.json').expect(200).expect('Cache-Control', 'no-cache')).body
  whole = (await admin.get('/api/admin/openapi.json').expect(200)).body
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
  const publicNames = ofRouter(apiRouter(routerParts), '/api')
  expect(namesOf(open, '/api').sort()).toEqual([...new Set(publicNames)].sort())
  // Signing in needs no act.
  const acts = endpointsOf(adminApiRouter(routerParts)).filter(({ act }) => act)
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
  const { body } = await (await programOf(site, admin, 'leads:read')).agent.get('/api/admin/openapi.json')
  expect(body).toEqual(whole)
  expect(whole.paths['/api/admin/leads'].get.security).toEqual([{ session: [] }, { token: ['leads:read'] }])
  expect(whole.paths['/api/admin/arrivals'].get.security).toEqual([{ session: [] }])
})

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)

describe('actual bodies', () => {
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
    const calls: [string, string, request.Test][] = [
      ['/api/leads', 'post', request(app).post('/api/leads').send(leadOf())],
      ['/api/leads', 'post', request(app).post('/api/leads').send({})],
      ['/api/contact-messages', 'post', request(app).post('/api/contact-messages').send(messageOf())],
      ['/api/corrections', 'post', request(app).post('/api/corrections').send(correctionOf())],
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

const openToTokens = [...new Set(adminCalls.flatMap(({ act }) => (act && callOf(act).scope ? [act] : [])))]

/** Checked strictly against the internal schema rather than the published one, so that an unlisted key is a fault. */
function answerFaults(act: AdminAct, { status, type, text, body }: Response): unknown {
  const { answer, raw: answerType = 'application/json' } = callOf(act)
  const wanted = statusOf(callOf(act))
  if (status !== wanted) return `${status}, not ${wanted}: ${text}`
  if (!answer) return text === '' ? [] : 'an answer'
  if (type !== answerType) return type
  const schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' })
  return ajv.validate(schema, type === 'text/csv' ? text : body) ? [] : ajv.errors
}

describe('the answers of endpoints to a token', () => {
  const program = opened(async () => (await programOf(site, admin)).agent)
  const answered = new Set<AdminAct>()

  async function call(act: AdminAct, method: 'get' | 'post' | 'patch' | 'delete', path: string, sent?: object) {
    const asked = program[method](`/api/admin${path}`)
    const response = await (sent ? asked.send(sent) : asked)
    answered.add(act)
    expect([act, answerFaults(act, response)]).toEqual([act, []])
    return response.body
  }

  it('about leads match their schema strictly', async () => {
    const again = { workEmail: 'bo@south.example', firstName: 'Bo', linkedinProfile: 'https://social.example/bo' }
    const [one, two, three] = [await sendLead(site, again), await sendLead(site, again), await sendLead(site)]
    await sendMessage(site, { email: again.workEmail })
    await call('listLeads', 'get', '/leads')
    await call('addNote', 'post', `/leads/${one}/notes`, { text: 'Called them' })
    await call('changeLead', 'patch', `/leads/${one}`, { status: 'in-review', owner: 'Ann' })
    const { draft } = await call('restartLetter', 'post', `/leads/${one}/letters`, { draftVersion: 0, draft: 'Mine' })
    await call('listLetterVersions', 'get', `/leads/${one}/letters`)
    await call('getLetterVersion', 'get', `/leads/${one}/letters/${draft.version}`)
    await call('takeLetterVersion', 'post', `/leads/${one}/letters/${draft.version}`, { draftVersion: draft.version })
    const decided = await call('decideLead', 'post', `/leads/${one}/decisions`, {
      decisions: [{ key: 'labs', value: 'must' }],
    })
    expect((await call('listLeadDecisions', 'get', `/leads/${one}/decisions`)).decisions).toHaveLength(1)
    await call('undoLeadDecisions', 'delete', `/leads/${one}/decisions/${decided.act}`)
    const { act } = await call('changeLeads', 'post', '/lead-changes', { ids: [one, two], status: 'closed' })
    await call('undoLeads', 'delete', `/lead-changes/${act}`)
    await call('mergeLeads', 'post', `/leads/${one}/merge`, { ids: [two] })
    const lead = await call('getLead', 'get', `/leads/${one}`)
    for (const list of ['emails', 'history', 'duplicates', 'merged', 'messages', 'owners'])
      expect([list, lead[list].length > 0]).toEqual([list, true])
    expect(lead.thread.entries.length).toBeGreaterThan(0)
    await call('getLeadNeighbors', 'get', `/leads/${one}/neighbors`)
    await call('exportLeads', 'get', '/leads.csv')
    await call('eraseLead', 'delete', `/leads/${three}`)
  })

  it('about messages match their schema strictly', async () => {
    const [one, two] = [await sendMessage(site), await sendMessage(site)]
    await sendLead(site)
    await call('listMessages', 'get', '/messages')
    await call('changeMessage', 'patch', `/messages/${one}`, { owner: 'Ann' })
    await call('addMessageNote', 'post', `/messages/${one}/notes`, { text: 'Called them' })
    const { act } = await call('changeMessages', 'post', '/message-changes', { ids: [one, two], status: 'answered' })
    await call('undoMessages', 'delete', `/message-changes/${act}`)
    await call('getMessageNeighbors', 'get', `/messages/${one}/neighbors`)
    const message = await call('getMessage', 'get', `/messages/${one}`)
    for (const list of ['emails', 'history', 'leads', 'others'])
      expect([list, message[list].length > 0]).toEqual([list, true])
    await call('eraseMessage', 'delete', `/messages/${two}`)
  })

  it('about articles match their schema strictly', async () => {
    const written = { title: 'An article', content: '<h2>A</h2><p>A text</p>', tags: ['one'] }
    const { id } = await call('createAdminPost', 'post', '/posts', written)
    await call('changePost', 'patch', `/posts/${id}`, { revision: 1, title: 'Another', slug: 'another' })
    await call('setPostState', 'post', `/posts/${id}/status`, { status: 'published' })
    await call('readPostChoices', 'get', '/post-choices')
    await call('listAdminPosts', 'get', '/posts')
    await call('getAdminPost', 'get', `/posts/${id}`)
    const { revisions } = await call('listRevisions', 'get', `/posts/${id}/revisions`)
    expect(revisions.length).toBeGreaterThan(1)
    await call('getRevision', 'get', `/posts/${id}/revisions/1`)
    await call('restoreRevision', 'post', `/posts/${id}/revisions/1/restore`)
    await call('describeAdminApi', 'get', '/openapi.json')
  })

  it('are described and tested for every act that a scope allows', () => {
    expect(openToTokens.filter((act) => !answered.has(act))).toEqual([])
  })
})
