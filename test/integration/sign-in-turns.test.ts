import request from 'supertest'
import { isPassword } from '../../server/platform/password'
import { busy } from '../../server/platform/turns'
import { cookieOf } from '../support/admin'
import { adminPassword, openApp, storeKinds } from '../support/app'

describe.each(storeKinds)('security 4: the turn of a password, with sessions in %s', (store) => {
  const site = openApp({ store })

  const signIn = (password: string, from: string, cookie = '') =>
    request(site.app).post('/api/admin/session').set({ 'X-Forwarded-For': from, Cookie: cookie }).send({ password })

  /** Wrong passwords at once, `each` from each of so many addresses. */
  const flood = (addresses: number, each: number) =>
    Array.from({ length: addresses * each }, (_, at) =>
      signIn('wrong', `10.9.${(at % addresses) >> 8}.${(at % addresses) & 255}`).then(({ status }) => status),
    )

  it('comes to the right password while 30 addresses send ten wrong ones each', async () => {
    const wrong = flood(30, 10)
    const { status } = await signIn(adminPassword, '198.51.100.7')
    expect(status).toBe(204)
    expect([...new Set(await Promise.all(wrong))].filter((other) => other !== 401 && other !== 503)).toEqual([])
  })

  it.each([
    ['an address from which someone signed in before', '198.51.100.8', false],
    ['a browser that was signed in before, from another address', '198.51.100.9', true],
  ])('is never refused to %s, however many addresses ask', async (_who, home, isMoved) => {
    const cookie = cookieOf(await signIn(adminPassword, home).expect(204))
    await request(site.app).delete('/api/admin/session').set('Cookie', cookie).expect(204)
    const wrong = flood(150, 1)
    const answer = isMoved ? signIn(adminPassword, '203.0.113.200', cookie) : signIn(adminPassword, home)
    expect((await answer).status).toBe(204)
    const statuses = await Promise.all(wrong)
    expect(statuses.filter((status) => status !== 401 && status !== 503 && status !== 429)).toEqual([])
  })

  it('is kept as a keyed hash of the address, for 30 days', async () => {
    await signIn(adminPassword, '198.51.100.10').expect(204)
    expect(JSON.stringify(await site.db('sign_in_addresses'))).not.toContain('198.51.100')
    await site.db('sign_in_addresses').update({ at: new Date(Date.now() - 31 * 24 * 3_600_000) })
    const { forgetSignInAddresses } = await import('../../server/people/sessions')
    expect(await forgetSignInAddresses(site.db)).toBeGreaterThan(0)
    expect(await site.db('sign_in_addresses')).toEqual([])
  })

  it('is refused with 503 and Retry-After, told in plain words, and not counted as a wrong password', async () => {
    const stranger = '198.51.100.11'
    const hashes = [2 ** 16, 256].map((cost) => ({ salt: Buffer.alloc(16), hash: Buffer.alloc(32), cost }))
    // Two that take long, and behind them as many as may wait, each from another address.
    const all = Array.from({ length: 52 }, (_, at) =>
      isPassword('wrong', hashes[at < 2 ? 0 : 1], { address: `flood ${at}`, isKnown: async () => false }),
    )
    const byCall = await signIn(adminPassword, stranger)
    const byForm = await request(site.app)
      .post('/admin')
      .set('X-Forwarded-For', stranger)
      .type('form')
      .send({ password: adminPassword })
    await Promise.all(all)
    expect([byCall.status, byCall.headers['retry-after'], byCall.body.detail]).toEqual([503, '5', busy.detail])
    expect([byForm.status, byForm.headers['retry-after']]).toEqual([503, '5'])
    expect(byForm.text).toContain(busy.detail)
    expect(byForm.text).not.toContain('Authentication failed')
    for (let tries = 0; tries < 10; tries += 1) await signIn('wrong', stranger).expect(401)
    await signIn('wrong', stranger).expect(429)
  })
})
