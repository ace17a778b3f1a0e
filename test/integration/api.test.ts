import request from 'supertest'
import { vendors } from '../../shared/catalogue'
import { createTestApp, type TestApp } from '../support/app'
import { refuseConnections } from '../support/database'
import { leadOf } from '../support/lead'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

describe('the catalogue', () => {
  it('is all vendors in catalogue order, every value with its basis', async () => {
    const { status, body } = await request(site.app).get('/api/vendors')
    expect(status).toBe(200)
    expect(body).toEqual(JSON.parse(JSON.stringify(vendors)))
    expect(body).toHaveLength(18)
    for (const { telehealth, starRating } of body) {
      expect(['spec', 'sourced', 'editorial', 'unknown']).toContain(telehealth.basis)
      expect(starRating).toHaveProperty('value')
    }
  })

  it('has one vendor by its id', async () => {
    const { status, body } = await request(site.app).get('/api/vendors/kipu')
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 'kipu' })
  })

  it.each(['credible', 'KIPU', 'constructor', '%00'])('has no vendor %s', async (id) => {
    expect((await request(site.app).get(`/api/vendors/${id}`)).status).toBe(404)
  })

  it('is asked again by its ETag', async () => {
    const { headers } = await request(site.app).get('/api/vendors')
    const again = await request(site.app)
      .get('/api/vendors')
      .set('If-None-Match', headers.etag ?? '')
    expect(again.status).toBe(304)
  })

  it('is a CSV file to download', async () => {
    const { status, headers, text } = await request(site.app).get('/emr-comparison-data.csv')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename=emr-comparison-data.csv')
    expect(text.trim().split('\r\n')).toHaveLength(19)
  })

  it('is a CSV file of the systems that the query names', async () => {
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
  ] as const)('refuse %s %s and say what is possible', async (method, path, allow) => {
    const { status, headers, type } = await request(site.app)[method](path)
    expect([status, headers.allow, type]).toEqual([405, allow, 'application/problem+json'])
  })

  it('answer HEAD where they answer GET', async () => {
    expect((await request(site.app).head('/api/vendors')).status).toBe(200)
  })

  it('say 400 to a path that cannot be decoded', async () => {
    const { status, type } = await request(site.app).get('/api/vendors/%E0%A4%A')
    expect([status, type]).toEqual([400, 'application/problem+json'])
  })
})

describe('with the database away', () => {
  it('a lead is refused with 503 within seconds, to be tried again, and the site recovers by itself', async () => {
    const site = await createTestApp()
    try {
      const restore = await refuseConnections(site.db)
      const { status, headers, type } = await request(site.app).post('/api/leads').send(leadOf())
      expect([status, headers['retry-after'], type]).toEqual([503, '5', 'application/problem+json'])
      expect((await request(site.app).get('/readyz')).body.failing).toContain('database')
      await restore()
      expect((await request(site.app).post('/api/leads').send(leadOf())).status).toBe(201)
    } finally {
      await site.close()
    }
  })
})
