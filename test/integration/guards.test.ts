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
