import { XMLParser, XMLValidator } from 'fast-xml-parser'
import request from 'supertest'
import { vendors } from '../../shared/catalogue'
import { comparisonFields } from '../../shared/catalogue/fields'
import { publishedVendor } from '../../shared/catalogue/published'
import { changeGroups } from '../../shared/dataset/change-words'
import { openApp, withApp } from '../support/app'
import { rejectConnections } from '../support/database'
import { leadOf } from '../support/lead'

const site = openApp()

const post = (headers: Record<string, string>, body: string | object = leadOf()) =>
  request(site.app).post('/api/leads').set(headers).send(body)

describe('the catalogue', () => {
  it('contains all vendors in catalogue order, every value with its basis', async () => {
    const { status, body } = await request(site.app).get('/api/vendors')
    expect(status).toBe(200)
    expect(body).toEqual(JSON.parse(JSON.stringify(vendors.map(publishedVendor))))
    for (const vendor of body) {
      for (const { key } of comparisonFields) {
        const { value, basis, url, source } = vendor[key]
        expect(['spec', 'sourced', 'unverified', 'unknown', 'not-applicable']).toContain(basis)
        expect(value === null).toBe(basis === 'unknown' || basis === 'not-applicable')
        expect(url).toBe(source?.url)
        expect(url !== undefined).toBe(basis === 'sourced')
      }
    }
  })

  it('includes the dossier with a single vendor', async () => {
    const { body } = await request(site.app).get('/api/vendors/kipu')
    expect(body.dossier['certification.chplNumber']).toMatchObject({
      value: '15.04.04.3254.Kipu.01.00.0.260120',
      basis: 'sourced',
      seen: '2026-02-13',
      source: { kind: 'regulator' },
    })
  })

  it("gives the source's date with the value", async () => {
    const { body } = await request(site.app).get('/api/vendors/kareo')
    expect(body.aiNotetaking).toMatchObject({ value: true, basis: 'sourced', seen: '2025-10' })
  })

  it.each(['credible', 'KIPU', 'constructor', '%00'])('answers 404 for the vendor %s', async (id) => {
    expect((await request(site.app).get(`/api/vendors/${id}`)).status).toBe(404)
  })

  it.each([
    ['/data/vendors.json', 'application/json; charset=utf-8'],
    ['/data/vendors.schema.json', 'application/schema+json; charset=utf-8'],
    ['/data/changes.json', 'application/json; charset=utf-8'],
  ])('is open data at %s', async (path, type) => {
    const response = await request(site.app).get(path)
    expect([response.status, response.headers['content-type']]).toEqual([200, type])
    expect(response.headers['access-control-allow-origin']).toBe('*')
    // A schema may have no key that JSON Schema does not know, so it says its version in its comment.
    const { version, generated, $comment = `version ${version}, generated ${generated}` } = JSON.parse(response.text)
    expect($comment).toMatch(/^version 20\d\d\.[\d.]+, generated 20\d\d-\d\d-\d\d$/)
  })

  it('is open data as rows, and its changes are a feed', async () => {
    const rows = await request(site.app).get('/data/facts.csv')
    expect(rows.headers['content-type']).toBe('text/csv; charset=utf-8')
    const { text, headers } = await request(site.app).get('/changes.xml')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(XMLValidator.validate(text)).toBe(true)
    const { entry, id, updated } = new XMLParser().parse(text).feed
    // A day on which only a spelling changed has no entry.
    const days = new Set(changeGroups().map(({ vendor, date }) => `https://guide.example/changes#${vendor}-${date}`))
    expect(new Set(entry.map((one: { id: string }) => one.id))).toEqual(days)
    expect(entry).toHaveLength(days.size)
    expect([id, updated]).toEqual([expect.stringMatching(/\/changes$/), expect.stringMatching(/^20\d\d-.*Z$/)])
  })

  it('can be downloaded as a CSV file', async () => {
    const { status, headers, text } = await request(site.app).get('/emr-comparison-data.csv')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename=emr-comparison-data.csv')
    expect(text.trim().split('\r\n')).toHaveLength(vendors.length + 1)
  })

  it('can be downloaded as a CSV file of the systems that the query names', async () => {
    const { headers, text } = await request(site.app).get(
      '/emr-comparison-data.csv?emr1=kipu&emr2=credible&emr3=nobody',
    )
    expect(headers['content-disposition']).toBe('attachment; filename=emr-comparison-kipu-credibleemr.csv')
    expect(text.split('\r\n').map((row) => row.split(',')[0])).toEqual(['EMR', 'Kipu EMR', 'Credible EMR', ''])
  })
})

describe('the endpoints', () => {
  it.each(['/api', '/api/', '/api/leads/1', '/api/nothing', '/api/constructor'])('do not include %s', async (path) => {
    const { status, type, body } = await request(site.app).get(path)
    expect([status, type]).toEqual([404, 'application/problem+json'])
    expect(body).toEqual({ type: 'about:blank', title: 'Not Found', status: 404, detail: 'There is no such endpoint.' })
  })

  it.each([
    ['get', '/api/leads', 'POST'],
    ['put', '/api/leads', 'POST'],
    ['options', '/api/leads', 'POST'],
    ['post', '/api/vendors', 'GET, HEAD'],
    ['delete', '/api/vendors/kipu', 'GET, HEAD'],
    ['post', '/api/posts', 'GET, HEAD'],
    ['post', '/api/posts/claims', 'GET, HEAD'],
    ['post', '/api/categories', 'GET, HEAD'],
  ] as const)('reject %s %s and name the allowed methods', async (method, path, allow) => {
    const { status, headers, type } = await request(site.app)[method](path)
    expect([status, headers.allow, type]).toEqual([405, allow, 'application/problem+json'])
  })

  it.each([
    ['starRating', ['id', 'name', 'starRating']],
    ['name', ['id', 'name']],
    ['starRating,limits&fields=id', ['id', 'limits', 'name', 'starRating']],
    ['%20starRating%20', ['id', 'name', 'starRating']],
  ])('contract: name every system besides the fields that are asked for: %s', async (fields, keys) => {
    const { status, body } = await request(site.app).get(`/api/vendors?fields=${fields}`)
    expect([status, body.length]).toEqual([200, vendors.length])
    for (const [index, vendor] of body.entries()) {
      expect(Object.keys(vendor).sort()).toEqual(keys)
      expect([vendor.id, vendor.name]).toEqual([vendors[index]?.id, vendors[index]?.name])
    }
  })

  it('answer 400 to a body that is not UTF-8, rather than storing replaced characters', async () => {
    const whole = Buffer.from(JSON.stringify(leadOf({ firstName: 'Zoë' })))
    for (const bytes of [Buffer.from(whole.toString(), 'latin1'), Buffer.from(whole.toString(), 'utf16le')]) {
      const asJson = post({ 'Content-Type': 'application/json' }, bytes).serialize((given) => given)
      expect((await asJson.expect(400)).body.title).toBe('Bad Request')
    }
  })

  it('answer 400 to a path that cannot be decoded', async () => {
    const { status, type } = await request(site.app).get('/api/vendors/%E0%A4%A')
    expect([status, type]).toEqual([400, 'application/problem+json'])
  })
})

function expectProblem(response: request.Response, status: number) {
  expect({ status: response.status, type: response.type }).toEqual({ status, type: 'application/problem+json' })
  expect(response.body).toMatchObject({ type: 'about:blank', title: expect.any(String), status })
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.headers['content-security-policy']).toContain("script-src 'self'")
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(response.headers).not.toHaveProperty('x-powered-by')
}

describe('the origin check', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://guide.example' }],
    [{ Origin: 'https://other.example' }],
    [{ Origin: 'http://guide.example' }],
    [{ Origin: 'https://guide.example.other.example' }],
    [{ Origin: 'null' }],
  ])('rejects %j', async (headers) => {
    expectProblem(await post(headers), 403)
  })

  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'same-origin' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }],
    [{ Origin: 'https://guide.example' }],
  ])('accepts %j', async (headers) => {
    expect((await post(headers)).status).toBe(201)
  })

  it('allows other sites to read', async () => {
    const { status } = await request(site.app).get('/api/vendors').set('Sec-Fetch-Site', 'cross-site')
    expect(status).toBe(200)
  })
})

describe('a body', () => {
  const json = { 'Content-Type': 'application/json' }
  const padded = (bytes: number) => ({ padding: 'x'.repeat(bytes - JSON.stringify({ padding: '' }).length) })

  it.each<[string, number, Record<string, string>, (string | object)?]>([
    ['of exactly 64 KiB', 422, {}, padded(64 * 1024)],
    ['of one byte more', 413, {}, padded(64 * 1024 + 1)],
    ['that is cut off', 400, json, '{"firstName":'],
    ['of JavaScript', 400, json, '{firstName: 1}'],
    ['of a form that says that it is JSON', 400, json, 'firstName=Ana'],
    ['of nothing', 400, json],
    ['of no bytes', 400, { ...json, 'Content-Length': '0' }, ''],
    ['in an unknown encoding', 415, { ...json, 'Content-Encoding': 'zip' }, '{}'],
    ['without a type', 415, {}],
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'].map(
      (type): [string, number, Record<string, string>, string] => [
        `of type ${type}`,
        415,
        { 'Content-Type': type },
        'a=b',
      ],
    ),
  ])('%s is answered with %i', async (...[, status, headers, body]) => {
    const call = request(site.app).post('/api/leads').set(headers)
    expectProblem(await (body === undefined ? call : call.send(body)), status)
  })

  it('may name its character set', async () => {
    const type = 'application/json; charset=utf-8'
    expect((await post({ 'Content-Type': type }, JSON.stringify(leadOf()))).status).toBe(201)
  })
})

it('while the database is down a lead gets 503 with Retry-After within seconds, and the site recovers without a restart', async () => {
  await withApp({}, async (site) => {
    const restore = await rejectConnections(site.db)
    const { status, headers, type } = await request(site.app).post('/api/leads').send(leadOf())
    expect([status, headers['retry-after'], type]).toEqual([503, '5', 'application/problem+json'])
    expect((await request(site.app).get('/readyz')).body.failing).toContain('postgres')
    await restore()
    expect((await request(site.app).post('/api/leads').send(leadOf())).status).toBe(201)
  })
})
