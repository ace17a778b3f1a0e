import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { signedIn } from '../support/admin'
import { adminPassword, createTestApp, storeKinds, type TestApp } from '../support/app'

/** An address that no other test has, so that what is counted for it is ours. */
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

const hourMs = 3_600_000
const page = '/admin/blog-tools'
const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat() as string[]

describe.each(storeKinds)('the administrator’s session in %s', (store) => {
  let site: TestApp
  beforeEach(async () => {
    site = await createTestApp({ store, env: { SITE_URL: 'http://guide.example', TRUST_PROXY: 'loopback' } })
  })
  afterEach(async () => {
    jest.useRealTimers()
    await site.close()
  })

  const signIn = (password: string, from = anyAddress()) =>
    request(site.app).post('/api/admin/session').set('X-Forwarded-For', from).send({ password })

  it('begins with the right password, under a cookie that scripts and other sites do not get', async () => {
    const answer = await signIn(adminPassword)
    expect(answer.status).toBe(204)
    expect(cookiesOf(answer.headers)).toEqual([
      expect.stringMatching(/^session=.*; Path=\/;.*HttpOnly; SameSite=Strict$/),
    ])
  })

  it('says since when and until when', async () => {
    const desk = await signedIn(site)
    const { body } = await desk.get('/api/admin/session').expect(200)
    expect(Date.parse(body.expiresAt) - Date.parse(body.signedInAt)).toBe(hourMs)
  })

  it.each(['wrong', '', adminPassword.toUpperCase(), `${adminPassword} `])(
    'does not begin with %j',
    async (password) => {
      const { status, body, headers } = await signIn(password)
      expect([status, body.title, body.detail]).toEqual([401, 'Access Denied', 'Invalid password'])
      expect(cookiesOf(headers)).toEqual([])
    },
  )

  it('gets a new id, whatever id was brought along', async () => {
    const desk = request.agent(site.app)
    const id = (answer: request.Response) => cookiesOf(answer.headers)[0]?.split(';')[0]
    const first = id(await desk.post('/api/admin/session').send({ password: adminPassword }))
    const second = id(await desk.post('/api/admin/session').send({ password: adminPassword }))
    expect(second).not.toBe(first)
    await request(site.app).get('/api/admin/session').set('Cookie', String(first)).expect(401)
    await request(site.app).get('/api/admin/session').set('Cookie', String(second)).expect(200)
  })

  it('ends with the hour, however much it is used', async () => {
    const desk = await signedIn(site)
    const start = Date.now()
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'setInterval', 'nextTick', 'queueMicrotask'] })
    jest.setSystemTime(start + hourMs - 5_000)
    await desk.get('/api/admin/session').expect(200)
    jest.setSystemTime(start + hourMs + 1_000)
    await desk.get('/api/admin/session').expect(401)
    await desk.get(page).expect(401)
  })

  it('ends with signing out, for whoever has the cookie', async () => {
    const desk = request.agent(site.app)
    const [cookie] = cookiesOf((await desk.post('/api/admin/session').send({ password: adminPassword })).headers)
    const refused = await desk.put('/api/admin/session').expect(405)
    expect(refused.headers.allow).toBe('GET, HEAD, POST, DELETE')
    await desk.delete('/api/admin/session').expect(204)
    await request(site.app).get('/api/admin/session').set('Cookie', String(cookie)).expect(401)
  })

  it('is refused to an address after ten wrong tries, and to no other', async () => {
    const here = anyAddress()
    for (let tries = 0; tries < 10; tries += 1) await signIn('wrong', here).expect(401)
    const refused = await signIn(adminPassword, here)
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      title: 'Rate Limited',
      detail: 'Too many attempts. Try again in 15 minutes',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await signIn(adminPassword).expect(204)
  })

  it('is not counted where the password was right', async () => {
    const here = anyAddress()
    for (let tries = 0; tries < 12; tries += 1) await signIn(adminPassword, here).expect(204)
  })

  describe('the gate before a page', () => {
    const post = (fields: Record<string, string>) => request(site.app).post(page).type('form').send(fields)

    it('asks for the password in place of the page', async () => {
      const { status, text, headers } = await request(site.app).get(page)
      expect(status).toBe(401)
      expect(text).toContain('type="password"')
      expect(text).not.toContain('Blog Tools</h1>')
      expect(cookiesOf(headers)).toEqual([])
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex')
    })

    it('opens to the page that was asked for', async () => {
      const desk = request.agent(site.app)
      const opened = await desk.post(`${page}?a=1`).type('form').send({ password: adminPassword })
      expect([opened.status, opened.headers.location]).toEqual([303, `${page}?a=1&signed-in=`])
      const { status, text } = await desk.get(String(opened.headers.location))
      expect(status).toBe(200)
      expect(text).toContain('Access Granted')
    })

    it('stays closed with a wrong one, and says so', async () => {
      const { status, text } = await post({ password: 'wrong' })
      expect(status).toBe(401)
      expect(text).toContain('Access Denied')
      expect(text).toContain('Invalid password')
    })

    it('keeps what was being sent', async () => {
      const { status, text } = await post({ topic: 'Two "words" & <more>\nin two lines' })
      expect(status).toBe(401)
      expect(text).toContain('name="topic" value="Two &quot;words&quot; &amp; &lt;more&gt;\nin two lines"')
      expect((await post({ topic: 'kept', password: 'wrong' })).text).toContain('value="kept"')
    })

    it('is closed to another site, whatever it knows', async () => {
      await post({ password: adminPassword }).set('Sec-Fetch-Site', 'cross-site').expect(403)
    })

    it('closes behind whoever signs out', async () => {
      const desk = await signedIn(site)
      await desk.get(page).expect(200)
      await desk.post('/admin/sign-out').expect(303)
      await desk.get(page).expect(401)
    })
  })
})

describe('where the site’s address is https', () => {
  it('the cookie is bound to this host and to https', async () => {
    const site = await createTestApp()
    try {
      const answer = await request(site.app).post('/api/admin/session').send({ password: adminPassword })
      expect(cookiesOf(answer.headers)[0]).toMatch(/^__Host-session=.*; Path=\/;.*; HttpOnly; Secure; SameSite=Strict$/)
    } finally {
      await site.close()
    }
  })
})

describe('with the store of sessions away', () => {
  it('nobody is let in, and nothing fails otherwise', async () => {
    const site = await createTestApp({ store: 'redis', env: { REDIS_URL: 'redis://127.0.0.1:1' } })
    try {
      const call = await request(site.app).post('/api/admin/session').send({ password: adminPassword })
      expect(call.status).toBe(503)
      await request(site.app).get(page).expect(401)
      const { status, text } = await request(site.app).post(page).type('form').send({ password: adminPassword })
      expect(status).toBe(503)
      expect(text).toMatch(/>Error<.*>Authentication failed</s)
    } finally {
      await site.close()
    }
  })
})
