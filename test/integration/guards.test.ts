import request from 'supertest'
import { openApp } from '../support/app'
import { leadOf } from '../support/lead'

const site = openApp()

const post = (headers: Record<string, string>, body: string | object = leadOf()) =>
  request(site.app).post('/api/leads').set(headers).send(body)

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
  it('over 64 KiB is rejected with 413', async () => {
    expectProblem(await post({}, leadOf({ organizationDescription: 'x'.repeat(70 * 1024) })), 413)
  })

  it('of exactly 64 KiB is accepted', async () => {
    const rest = 64 * 1024 - JSON.stringify({ padding: '' }).length
    expectProblem(await post({}, { padding: 'x'.repeat(rest) }), 422)
    expectProblem(await post({}, { padding: 'x'.repeat(rest + 1) }), 413)
  })

  it.each(['{"firstName":', '{firstName: 1}', 'firstName=Ana'])('that is %j is rejected with 400', async (body) => {
    expectProblem(await post({ 'Content-Type': 'application/json' }, body), 400)
  })

  it('that is empty is rejected with 400', async () => {
    expectProblem(await request(site.app).post('/api/leads').set('Content-Type', 'application/json'), 400)
    expectProblem(await post({ 'Content-Type': 'application/json', 'Content-Length': '0' }, ''), 400)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'of type %s is rejected with 415',
    async (type) => {
      expectProblem(await post({ 'Content-Type': type }, 'a=b'), 415)
    },
  )

  it('without a type is rejected with 415', async () => {
    expectProblem(await request(site.app).post('/api/leads'), 415)
  })

  it('in an unknown encoding is rejected with 415', async () => {
    expectProblem(await post({ 'Content-Type': 'application/json', 'Content-Encoding': 'zip' }, '{}'), 415)
  })

  it('may name its character set', async () => {
    const type = 'application/json; charset=utf-8'
    expect((await post({ 'Content-Type': type }, JSON.stringify(leadOf()))).status).toBe(201)
  })
})
