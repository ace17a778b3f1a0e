import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { openApp, storeKinds, withApp } from '../support/app'
import { sendRequest } from '../support/requests'

const guess = (index: number) => `/request/${String(index).padStart(32, 'g')}`

describe.each(storeKinds)('guessing request addresses, counted in %s', (store) => {
  const site = openApp({ store })

  const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`
  const ask = (address: string, path: string) => request(site.app).get(path).set('X-Forwarded-For', address)

  it('is blocked after thirty unknown ones, for that IP address only; known ones do not count', async () => {
    const { path } = await sendRequest(site)
    const [guesser, visitor] = [anyAddress(), anyAddress()]
    for (let count = 0; count < 40; count += 1) expect((await ask(visitor, path)).status).toBe(200)
    for (let count = 0; count < 30; count += 1) expect((await ask(guesser, guess(count))).status).toBe(404)
    for (const next of [guess(31), path, `${path}/erase`]) {
      const { status, headers, type } = await ask(guesser, next)
      expect([status, type]).toEqual([429, 'text/html'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['cache-control']).toBe('no-store')
    }
    const erase = request(site.app).post(`${path}/erase`).set('X-Forwarded-For', guesser)
    expect((await erase.type('form').send({})).status).toBe(429)
    expect((await ask(visitor, path)).status).toBe(200)
  })
})

describe('while the store of the limits is unavailable', () => {
  it('a visitor can still read and erase a request', async () => {
    await withApp({ store: 'redis', env: { REDIS_URL: 'redis://127.0.0.1:9' } }, async (site) => {
      const { path } = await sendRequest(site)
      expect((await request(site.app).get(path)).status).toBe(200)
      expect((await request(site.app).post(`${path}/erase`).type('form').send({})).status).toBe(302)
      expect((await request(site.app).get(path)).status).toBe(404)
    })
  })
})
