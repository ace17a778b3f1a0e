import { randomUUID } from 'node:crypto'
import request, { type Agent } from 'supertest'
import { cookieOf, sessionCookie, signedIn, withCookie } from '../support/admin'
import { adminPassword, openApp, storeKinds, withApp } from '../support/app'

/** An address that no other test uses, so that its counters belong to this test. */
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

const hourMs = 3_600_000
const page = '/admin/blog-tools'
const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat() as string[]

describe.each(storeKinds)("the administrator's session in %s", (store) => {
  afterEach(() => jest.useRealTimers())
  const site = openApp({ store, env: { SITE_URL: 'http://guide.example', TRUST_PROXY: 'loopback' } }, 'each')

  const signIn = (password: string, from = anyAddress()) =>
    request(site.app).post('/api/admin/session').set('X-Forwarded-For', from).send({ password })

  it('begins with the right password, under a cookie that scripts and other sites cannot read', async () => {
    const answer = await signIn(adminPassword)
    expect(answer.status).toBe(204)
    expect(cookiesOf(answer.headers)).toEqual([
      expect.stringMatching(/^session=.*; Path=\/;.*HttpOnly; SameSite=Strict$/),
    ])
  })

  it('reports when it began and when it ends', async () => {
    const admin = await signedIn(site)
    const { body } = await admin.get('/api/admin/session').expect(200)
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

  it('gets a new id, whatever id the browser sent', async () => {
    const first = await sessionCookie(site)
    const second = cookieOf(await signIn(adminPassword).set('Cookie', first))
    expect(second).not.toBe(first)
    await withCookie(site, first).get('/api/admin/session').expect(401)
    await withCookie(site, second).get('/api/admin/session').expect(200)
  })

  it("gives the application in the browser a page's data at the page's address, and nobody else", async () => {
    const [owner, stranger] = [await signedIn(site), request(site.app)]
    const address = '/admin/templates'
    const data = { 'X-Page-Data': 'yes' }
    const { headers, body } = await owner.get(address).set(data).expect(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.vary).toContain('X-Page-Data')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(body.loaderData[address]).toEqual([])

    const post = (by: Pick<Agent, 'post'>, more = {}) =>
      by
        .post(address)
        .set({ ...data, ...more })
        .type('form')
        .send('intent=create&name=Thanks&text=Hello')
    expect((await post(owner).expect(204)).headers.location).toBe(`${address}?done=created`)
    await owner.post(address).set(data).send({ intent: 'create' }).expect(415)
    const refused: [request.Test, number][] = [
      [post(owner, { 'Sec-Fetch-Site': 'cross-site' }), 403],
      [post(stranger), 401],
      [stranger.get(address).set(data), 401],
    ]
    for (const [answer, status] of refused)
      expect(await answer).toMatchObject({ status, type: 'application/problem+json' })
  })

  it('ends after one hour, however much it is used', async () => {
    const admin = await signedIn(site)
    const start = Date.now()
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'setInterval', 'nextTick', 'queueMicrotask'] })
    jest.setSystemTime(start + hourMs - 300_000)
    await admin.get('/api/admin/session').expect(200)
    jest.setSystemTime(start + hourMs + 1_000)
    await admin.get('/api/admin/session').expect(401)
    await admin.get(page).expect(401)
  })

  it('ends at sign-out, even for a copy of the cookie', async () => {
    const copies = [await sessionCookie(site)].flatMap((cookie) => [withCookie(site, cookie), withCookie(site, cookie)])
    await copies[0]?.delete('/api/admin/session').expect(204)
    await copies[1]?.get('/api/admin/session').expect(401)
  })

  it('is denied to an address after ten wrong passwords, and to no other address', async () => {
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

  it('security 15: is denied to a /48 after fifty wrong passwords from its networks, and to no other', async () => {
    const network = `2001:db8:${randomUUID().slice(0, 4)}`
    const from = (at: number) => `${network}:${at.toString(16)}00::1`
    for (let at = 1; at <= 50; at += 1) await signIn('wrong', from(at)).expect(401)
    const refused = await signIn(adminPassword, from(51))
    expect(refused.status).toBe(429)
    expect(refused.body.detail).toBe('Too many attempts. Try again in 15 minutes')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await signIn(adminPassword).expect(204)
  })

  it('security 15: one address alone does not use up the limit of its /48', async () => {
    const network = `2001:db8:${randomUUID().slice(0, 4)}`
    for (let tries = 0; tries < 60; tries += 1) await signIn('wrong', `${network}:100::1`)
    await signIn(adminPassword, `${network}:200::1`).expect(204)
  })

  it('counts an attempt only if a password was checked', async () => {
    const here = anyAddress()
    const call = () => request(site.app).post('/api/admin/session').set('X-Forwarded-For', here)
    for (let tries = 0; tries < 12; tries += 1) {
      await call().type('text').send('x').expect(415)
      await call().type('json').send('{').expect(400)
      await call().send({ password: 7 }).expect(401)
      await request(site.app).post(page).set('X-Forwarded-For', here).type('form').send({ a: 1 }).expect(401)
    }
    await signIn('wrong', here).expect(401)
    await signIn(adminPassword, here).expect(204)
  })

  it('does not count an attempt with the right password', async () => {
    const here = anyAddress()
    for (let tries = 0; tries < 12; tries += 1) await signIn(adminPassword, here).expect(204)
  })

  describe('the sign-in page in place of an admin page', () => {
    const post = (fields: Record<string, string>) => request(site.app).post(page).type('form').send(fields)

    it('asks for the password instead of showing the page', async () => {
      const { status, text, headers } = await request(site.app).get(page)
      expect(status).toBe(401)
      expect(text).toContain('type="password"')
      expect(text).not.toContain('Blog Tools</h1>')
      expect(cookiesOf(headers)).toEqual([])
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex')
    })

    it.each(['/admin/', '/admin/leads/', '/admin/leads//?status=new', '/admin/join/?token=x'])(
      'security 11: neither are redirects stored: %s',
      async (path) => {
        const { status, headers } = await request(site.app).get(path)
        expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([301, 'no-store', 'noindex'])
      },
    )

    it('continues to the requested page', async () => {
      const admin = request.agent(site.app)
      const opened = await admin.post(`${page}?a=1`).type('form').send({ password: adminPassword })
      expect([opened.status, opened.headers.location]).toEqual([303, `${page}?a=1&signed-in=`])
      const { status, text } = await admin.get(String(opened.headers.location))
      expect(status).toBe(200)
      expect(text).toContain('Access Granted')
    })

    it('rejects a wrong password with a message', async () => {
      const { status, text } = await post({ password: 'wrong' })
      expect(status).toBe(401)
      expect(text).toContain('Access Denied')
      expect(text).toContain('Invalid password')
    })

    describe('when a session has ended', () => {
      let cookie: string
      beforeEach(async () => {
        cookie = await sessionCookie(site)
        await withCookie(site, cookie).delete('/api/admin/session').expect(204)
      })

      it('keeps the form being sent, and submits it after the right password', async () => {
        const { status, text } = await post({ topic: 'Two "words" & <more>\nin two lines' }).set('Cookie', cookie)
        expect(status).toBe(401)
        expect(text).toContain('name="topic" value="Two &quot;words&quot; &amp; &lt;more&gt;\nin two lines"')
        const wrong = await post({ topic: 'telehealth, kept', password: 'wrong' }).set('Cookie', cookie)
        expect(wrong.text).toContain('value="telehealth, kept"')
        const sent = { intent: 'generate', topic: 'telehealth, kept', password: adminPassword }
        const right = await post(sent).set('Cookie', cookie)
        expect([right.status, right.headers.location]).toEqual([302, expect.stringContaining('?generation=')])
      })

      it("keeps at most 64 fields and an article's text; anything larger gets 413", async () => {
        const send = (body: string) => request(site.app).post(page).set('Cookie', cookie).type('form').send(body)
        const held = await send(Array(64).fill('a=held').join('&'))
        expect([held.status, held.text.split('value="held"').length - 1]).toEqual([401, 64])
        const over = await send(Array(65).fill('a=held').join('&'))
        expect([over.status, over.text.includes('held')]).toEqual([413, false])
        expect((await send(`a=${'x'.repeat(400 * 1024)}`)).text.length).toBeGreaterThan(400 * 1024)
        expect((await send(`a=${'x'.repeat(513 * 1024)}`)).status).toBe(413)
      })

      it('keeps nothing for a cookie that this site did not sign', async () => {
        const forged = [cookie.replace(/.{3}$/, 'AAA'), cookie.replace('s%3A', 's%3Ax'), 'session=s%3Aguess.guess', '']
        for (const other of forged) {
          const { status, text } = await post({ topic: 'nothing of this' }).set('Cookie', other)
          expect([status, text.includes('nothing of this')]).toEqual([401, false])
        }
      })
    })

    it('neither shows nor keeps what someone posts who never signed in', async () => {
      const { status, text } = await post({ topic: 'nothing of this' })
      expect([status, text.includes('nothing of this')]).toEqual([401, false])
      const signedIn = await post({ topic: 'nothing of this', password: adminPassword })
      expect([signedIn.status, signedIn.headers.location]).toEqual([303, `${page}?signed-in=`])
    })

    it('answers a body with many fields quickly, with 413', async () => {
      const { status, text } = await request(site.app).post(page).type('form').send('a=&'.repeat(170_000))
      expect(status).toBe(413)
      expect(text.length).toBeLessThan(10_000)
      expect((await request(site.app).post(page).type('form').send('a=&'.repeat(40_000))).status).toBe(413)
    })

    it('answers 429 to an address that keeps posting without a session', async () => {
      const from = anyAddress()
      const send = () => request(site.app).post('/admin/leads').set('X-Forwarded-For', from).type('form').send({ a: 1 })
      const statuses = await Promise.all(Array.from({ length: 70 }, send))
      expect(statuses.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(60)
      const refused = statuses.find(({ status }) => status === 429)
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
      expect((await request(site.app).post('/admin/leads').set('X-Forwarded-For', anyAddress())).status).toBe(401)
    })

    it('rejects posts from another site, even with the right password', async () => {
      await post({ password: adminPassword }).set('Sec-Fetch-Site', 'cross-site').expect(403)
    })

    it('asks for the password again after signing out', async () => {
      const admin = await signedIn(site)
      await admin.get(page).expect(200)
      await admin.post('/admin/sign-out').expect(303)
      await admin.get(page).expect(401)
    })
  })
})

it('the cookie is bound to this host and to https with an https SITE_URL', async () => {
  await withApp({}, async (site) => {
    const answer = await request(site.app).post('/api/admin/session').send({ password: adminPassword })
    expect(cookiesOf(answer.headers)[0]).toMatch(/^__Host-session=.*; Path=\/;.*; HttpOnly; Secure; SameSite=Strict$/)
  })
})

it('while the session store is down nobody can sign in: calls answer 503, and pages stay closed', async () => {
  await withApp({ store: 'redis', env: { REDIS_URL: 'redis://127.0.0.1:1' } }, async (site) => {
    await request(site.app).post('/api/admin/session').send({ password: adminPassword }).expect(503)
    await request(site.app).get(page).expect(401)
    const { status, text } = await request(site.app).post(page).type('form').send({ password: adminPassword })
    expect(status).toBe(503)
    expect(text).toMatch(/>Error<.*>Authentication failed</s)
  })
})
