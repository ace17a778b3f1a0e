import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { pino } from 'pino'
import request, { type Agent } from 'supertest'
import { hasOwner } from '../../server/people/owners'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { adminPassword, createTestApp, storeKinds, type TestApp, withApp } from '../support/app'
import { opened } from '../support/opened'
import { client, type StandInProvider, startProvider } from '../support/provider'

type Behavior = Parameters<StandInProvider['behave']>[0]

const page = '/admin/leads?status=new'

const envOf = ({ issuer }: StandInProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
})

/**
 * Starts a sign-in and follows it through the provider: the address to return to, and the cookie that the browser
 * sends.
 */
async function ledBack({ app }: TestApp): Promise<{ path: string; cookie: string }> {
  const begun = await request(app).get('/admin/oidc/start').expect(303)
  const { headers } = await fetch(String(begun.headers.location), { redirect: 'manual' })
  const { pathname, search } = new URL(headers.get('location') ?? '')
  const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
  return { path: pathname + search, cookie }
}

async function comeIn(site: TestApp) {
  const { path, cookie } = await ledBack(site)
  return request(site.app).get(path).set('Cookie', cookie)
}

const sessionOf = (headers: Record<string, unknown>): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('__Host-session=')) ?? ''

describe.each(storeKinds)('signing in by a provider, with sessions in %s', (store) => {
  let provider: StandInProvider
  let site: TestApp
  let owner: Agent
  beforeAll(async () => {
    provider = await startProvider()
    site = await createTestApp({ store, env: envOf(provider) })
    owner = await signedIn(site)
  })
  afterAll(async () => {
    await site.close()
    await provider.close()
  })
  beforeEach(async () => {
    provider.behave()
    await site.db.raw('delete from people; delete from oidc_sign_ins; delete from failed_sign_ins')
  })

  const named = async (email = 'Ann@Guide.example', role = 'editor', name = 'Ann Lee') =>
    perform(owner, 'invitePerson', { name, role, email }).expect(200)
  const person = () => site.db('people').where({ name: 'Ann Lee' }).first()

  let visits = 0
  /** Each request from a new address, so that many of them are not limited. */
  const visit = (path: string) =>
    request(site.app)
      .get(path)
      .set('X-Forwarded-For', `10.1.${(visits >> 8) & 255}.${visits++ & 255}`)

  /** Starts a sign-in: the provider's address, and the cookie that the browser keeps. */
  async function begun(to = page): Promise<{ address: string; cookie: string }> {
    const answer = await visit('/admin/oidc/start').query({ to }).expect(303)
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
    return { address: String(answer.headers.location), cookie }
  }

  /** The address with which the provider sends the browser back. */
  async function sentBack(address: string): Promise<string> {
    const { headers } = await fetch(address, { redirect: 'manual' })
    const back = new URL(headers.get('location') ?? '')
    expect(back.origin + back.pathname).toBe('https://guide.example/admin/oidc/callback')
    return back.pathname + back.search
  }

  const comeBack = (path: string, cookie: string) => visit(path).set('Cookie', cookie)

  async function wholeWay() {
    const { address, cookie } = await begun()
    return comeBack(await sentBack(address), cookie)
  }

  it('uses PKCE, state, and nonce, and stores state and cookie only as hashes', async () => {
    const { address, cookie } = await begun()
    const { searchParams } = new URL(address)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: client.id, scope: 'openid email', code_challenge_method: 'S256' },
      ...{ redirect_uri: 'https://guide.example/admin/oidc/callback' },
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await site.db('oidc_sign_ins'))
    expect(rows).not.toContain(searchParams.get('state'))
    expect(rows).not.toContain(cookie.split('=')[1])
  })

  it('signs in a person whom an owner has invited, binds the account, and continues to the requested page', async () => {
    await named()
    const answer = await wholeWay()
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('url=/admin/leads?status=new&amp;signed-in=')
    const cookie = sessionOf(answer.headers)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part)
    const ann = request.agent(site.app).set('Cookie', cookie.split(';')[0] ?? '')
    expect((await perform(ann, 'readActor').expect(200)).body).toMatchObject({ name: 'Ann Lee', role: 'editor' })
    expect(await person()).toMatchObject({ oidc_issuer: `${provider.issuer}/`, oidc_subject: 'subject-1' })
    const { body } = await perform(owner, 'listAudit?author=Ann+Lee').expect(200)
    expect(body.entries.map(({ text }: { text: string }) => text)).toEqual([
      'Signed in from an unknown browser',
      'Signed in through the provider for the first time',
    ])
    expect(JSON.stringify(await site.db('audit_log'))).not.toMatch(/guide\.example|subject-1/i)
  })

  it('begins a session under a new id, whatever cookie the browser sent', async () => {
    await named()
    const { address, cookie } = await begun()
    const { headers } = await comeBack(await sentBack(address), `${cookie}; __Host-session=s%3A-planted-id.xyz`)
    expect(sessionOf(headers)).toMatch(/^__Host-session=s%3A(?!-planted-id)/)
  })

  it('identifies the person by the subject afterward, even if the email address changes', async () => {
    await named()
    expect((await wholeWay()).status).toBe(200)
    provider.behave({ claims: { sub: 'subject-1', email: 'new@elsewhere.example', email_verified: false } })
    expect((await wholeWay()).status).toBe(200)
    // Another account that now has the same email address is not Ann.
    provider.behave({ claims: { sub: 'subject-2', email: 'ann@guide.example', email_verified: true } })
    const { status, text } = await wholeWay()
    expect([status, text.includes('This account cannot sign in to the admin.')]).toEqual([401, true])
  })

  it.each([
    ['nobody has named', { sub: 's', email: 'eve@elsewhere.example', email_verified: true }],
    ['whose address is not verified', { sub: 's', email: 'ann@guide.example', email_verified: false }],
    ['of whose address it is not said', { sub: 's', email: 'ann@guide.example' }],
    ...['false', 'yes', '', 1, null, [true], { verified: true }].map((email_verified): [string, JWTPayload] => [
      `whose address is verified in another way than by true: ${JSON.stringify(email_verified)}`,
      { sub: 's', email: 'ann@guide.example', email_verified },
    ]),
    ['who has no address', { sub: 's' }],
    ['whose address no table could keep', { sub: 's', email: 'a\0b@guide.example', email_verified: true }],
  ])('rejects an account %s', async (_who, claims) => {
    await named()
    provider.behave({ claims })
    const { status, headers, text } = await wholeWay()
    expect([status, sessionOf(headers)]).toEqual([401, ''])
    expect(text).toContain('This account cannot sign in to the admin.')
    expect((await person()).oidc_subject).toBeNull()
  })

  it('requests the email address from the provider if the token has none, and only for the same subject', async () => {
    // The provider's metadata is cached for an hour, so this is another provider.
    const other = await startProvider()
    const elsewhere = await createTestApp({ store, env: envOf(other) })
    try {
      await elsewhere.db('people').insert({ id: randomUUID(), name: 'Bo', role: 'reader', email: 'bo@guide.example' })
      const statusWith = async (userInfo: Record<string, unknown>) => {
        other.behave({ claims: { sub: 'bo' }, userInfo })
        return (await comeIn(elsewhere)).status
      }
      const verified = { email: 'bo@guide.example', email_verified: true }
      expect(await statusWith({ sub: 'another', ...verified })).toBe(401)
      expect(await statusWith({ sub: 'bo', ...verified, email_verified: false })).toBe(401)
      expect(await statusWith({ sub: 'bo', ...verified })).toBe(200)
    } finally {
      await elsewhere.close()
      await other.close()
    }
  })

  it('binds by address again after a change of provider', async () => {
    await named()
    await wholeWay()
    await site.db('people').update({ oidc_issuer: 'https://former.example/', oidc_subject: 'subject-of-former' })
    const { body } = await perform(owner, 'listPeople').expect(200)
    expect(body.people[0]).toMatchObject({ email: 'ann@guide.example', isBound: false })
    expect((await wholeWay()).status).toBe(200)
    expect(await person()).toMatchObject({ oidc_issuer: `${provider.issuer}/`, oidc_subject: 'subject-1' })
  })

  it('rejects a deactivated person', async () => {
    await named()
    await wholeWay()
    const { id } = await person()
    await perform(owner, 'changePerson', id, { isActive: false }).expect(204)
    expect((await wholeWay()).status).toBe(401)
  })

  it('binds again when an owner changes the email address', async () => {
    await named()
    await wholeWay()
    const { id } = await person()
    await perform(owner, 'changePerson', id, { email: 'ann.lee@guide.example' }).expect(204)
    expect((await wholeWay()).status).toBe(401)
    provider.behave({ claims: { sub: 'subject-3', email: 'ann.lee@guide.example', email_verified: true } })
    expect((await wholeWay()).status).toBe(200)
    await perform(owner, 'invitePerson', { name: 'Bo', role: 'reader', email: 'Ann.Lee@guide.example' }).expect(409)
  })

  it.each([
    ['a nonce of another sign-in', { over: { nonce: 'another' } }],
    ['a token of another issuer', { over: { iss: 'https://elsewhere.example' } }],
    ['a token for another client', { over: { aud: 'another' } }],
    ['a token that is over', { clockSeconds: -600 }],
    ['a token that was signed with another key', { isForeignKey: true }],
    ['a subject that no table could keep', { over: { sub: 'a\0b' } }],
    ['a subject that is longer than allowed', { over: { sub: 's'.repeat(256) } }],
    ['a refusal', { refusal: 'access_denied' }],
    ['a code that the provider does not know', { hasForgottenCodes: true }],
  ])('is not completed by %s, which is counted and locks nobody out', async (_what, changes) => {
    await named()
    provider.behave(changes)
    const { status, headers, text } = await wholeWay()
    expect([status, sessionOf(headers)]).toEqual([401, ''])
    expect(text).toContain('This sign-in was not completed. Please start again.')
    expect((await perform(owner, 'listAudit').expect(200)).body.failedSignIns.oidc).toBe(1)
  })

  it('tolerates a clock that is off by half a minute in either direction', async () => {
    await named()
    for (const clockSeconds of [-90, 30]) {
      provider.behave({ clockSeconds })
      expect((await wholeWay()).status).toBe(200)
    }
  })

  it('accepts a response only once, in the browser that began, and within its time', async () => {
    await named()
    const { address, cookie } = await begun()
    const back = await sentBack(address)
    expect((await comeBack(back, cookie)).status).toBe(200)
    expect((await comeBack(back, cookie)).status).toBe(401)

    const other = await begun()
    expect((await comeBack(await sentBack(other.address), cookie)).status).toBe(401)

    const late = await begun()
    await site.db('oidc_sign_ins').update({ ends_at: new Date(Date.now() - 1_000) })
    expect((await comeBack(await sentBack(late.address), late.cookie)).status).toBe(401)
    for (const junk of ['', '?state=x&code=y', '?code=y', '?state[]=x', '?error=x'])
      expect([junk, (await comeBack(`/admin/oidc/callback${junk}`, cookie)).status]).toEqual([junk, 401])
  })

  it('redirects only to admin pages, and cannot be started by another site', async () => {
    await named()
    for (const to of [
      'https://elsewhere.example/admin',
      '//elsewhere.example/admin',
      '/blog',
      '/admin/../blog',
      '/admin-elsewhere',
      '/\\elsewhere.example/admin',
      '/admin/oidc/start',
    ]) {
      const { address, cookie } = await begun(to)
      const { text } = await comeBack(await sentBack(address), cookie)
      expect(text).toContain('content="0; url=/admin?signed-in="')
    }
    const foreign = await request(site.app).get('/admin/oidc/start').set('Sec-Fetch-Site', 'cross-site').expect(303)
    expect(foreign.headers.location).toBe('/admin')
  })

  it('never blocks the password or passkeys, however often it fails', async () => {
    const from = '198.51.100.177'
    for (let tries = 0; tries < 15; tries += 1)
      await request(site.app).get('/admin/oidc/callback?state=x&code=y').set('X-Forwarded-For', from).expect(401)
    const password = { password: adminPassword }
    await request(site.app).post('/api/admin/session').set('X-Forwarded-For', from).send(password).expect(204)
    const many = Array.from({ length: 80 }, () =>
      request(site.app).get('/admin/oidc/callback?state=x').set('X-Forwarded-For', from),
    )
    expect((await Promise.all(many)).map(({ status }) => status)).toContain(429)
  })

  it("counts as an owner's way to sign in only once the account is bound", async () => {
    await named('ann@guide.example', 'owner')
    const issuer = `${provider.issuer}/`
    expect(await hasOwner(site.db, issuer)).toBe(false)
    await wholeWay()
    expect(await hasOwner(site.db, issuer)).toBe(true)
    expect(await hasOwner(site.db, 'https://another.example')).toBe(false)
    expect(await hasOwner(site.db, undefined)).toBe(false)
  })
})

describe('a provider that', () => {
  it.each([
    ['does not answer in five seconds', { delayMs: 60_000 }],
    ['fails', { status: 500 }],
    ['sends more than any provider', { extraBytes: 300_000 }],
  ])('%s is reported as an outage, and works again afterward', async (_what, changes) => {
    const provider = await startProvider()
    provider.behave(changes)
    const site = await createTestApp({ env: envOf(provider) })
    try {
      const { status, text, headers } = await request(site.app).get('/admin/oidc/start')
      expect([status, headers['retry-after']]).toEqual([503, expect.any(String)])
      expect(text).toContain('We cannot reach the sign-in provider right now.')
      expect(text).toContain('name="password"')
      await signedIn(site)
      provider.behave()
      await request(site.app).get('/admin/oidc/start').expect(303)
    } finally {
      await site.close()
      await provider.close()
    }
  })

  const afterStart: [string, (provider: StandInProvider) => unknown][] = [
    ['goes away', (provider) => provider.close()],
    ['fails', (provider) => provider.behave({ status: 500 })],
    ['becomes slow', (provider) => provider.behave({ delayMs: 60_000 })],
  ]
  it.each(afterStart)('%s between the two steps is reported as an outage, and not counted', async (_what, happen) => {
    const provider = await startProvider()
    const site = await createTestApp({ env: envOf(provider) })
    try {
      const { path, cookie } = await ledBack(site)
      await happen(provider)
      const { status, text } = await request(site.app).get(path).set('Cookie', cookie)
      expect(status).toBe(503)
      expect(text).toContain('We cannot reach the sign-in provider right now.')
      expect(await site.db('failed_sign_ins')).toEqual([])
    } finally {
      await site.close()
      await provider.close().catch(() => undefined)
    }
  })
})

/** A site with one person, its provider, and the lines that it logs above `info`. */
async function worldOf(behavior: Behavior) {
  const provider = await startProvider()
  provider.behave(behavior)
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const site = await createTestApp({ env: envOf(provider), logger })
  await site.db('people').insert({ id: randomUUID(), name: 'Ann Lee', role: 'editor', email: 'ann@guide.example' })
  return {
    ...{ provider, site, lines },
    close: async () => {
      await site.close()
      await provider.close().catch(() => undefined)
    },
  }
}

const ann = { sub: 'subject-1', email: 'ann@guide.example' }
const verified = { email: 'eve@elsewhere.example', email_verified: true }

describe('peers F16, real F11: a provider that takes liberties', () => {
  const shared = opened(
    () => worldOf({ userInfo: ann }),
    (given) => given.close(),
  )
  beforeAll(async () => {
    await request(shared.site.app).get('/admin/oidc/start').expect(303)
  })

  /** In one world for all whose metadata, which a site reads once, are the same. */
  async function inWorld(behavior: Behavior, work: (world: typeof shared) => Promise<void>) {
    if (behavior?.authMethods) {
      const world = await worldOf(behavior)
      return work(world).finally(world.close)
    }
    shared.provider.behave({ userInfo: { sub: behavior?.claims?.sub ?? ann.sub }, ...behavior })
    shared.lines.length = 0
    await shared.site.db('people').update({ oidc_issuer: null, oidc_subject: null })
    return work(shared)
  }

  it.each<[string, Behavior]>([
    ['says that the address is verified as text', { claims: { ...ann, email_verified: 'true' } }],
    ['says so as capitalized text', { claims: { ...ann, email_verified: 'True' } }],
    ['says so by the former name of the claim', { claims: { ...ann, verified_email: true } }],
    ['says so only at the userinfo endpoint', { claims: ann, userInfo: { ...ann, email_verified: true } }],
    ['says so there as text', { claims: ann, userInfo: { ...ann, email_verified: 'true' } }],
    ['says so there without the address', { claims: ann, userInfo: { sub: ann.sub, email_verified: true } }],
    ['writes the address in capitals', { claims: { ...ann, email: 'ANN@Guide.Example', email_verified: true } }],
    ['lists the audience', { over: { aud: [client.id] } }],
    ['lists more than one audience', { over: { aud: [client.id, 'another'], azp: client.id } }],
    ['names no key', { kid: undefined }],
    ['adds claims of its own', { over: { roles: ['x'], at_hash: undefined, tid: '1' } }],
    ['takes the secret only in the form', { authMethods: ['client_secret_post'] }],
    ['takes it in either way', { authMethods: ['private_key_jwt', 'client_secret_post', 'client_secret_basic'] }],
    ['takes it only in the header', { authMethods: ['client_secret_basic', 'tls_client_auth'] }],
  ])('%s signs people in', async (_what, behavior) => {
    await inWorld(behavior, async ({ site }) => {
      expect((await comeIn(site)).status).toBe(200)
    })
  })

  it.each<[string, Behavior]>([
    ['of another account', { claims: ann, userInfo: { ...ann, sub: 'another', email_verified: true } }],
    ['of another address', { claims: ann, userInfo: { ...ann, email: 'eve@guide.example', email_verified: true } }],
    [
      'of another address, unverified',
      { claims: { ...ann, email_verified: false }, userInfo: { ...ann, email_verified: true } },
    ],
  ])('does not sign in by a confirmation %s', async (_what, behavior) => {
    await inWorld(behavior, async ({ site }) => {
      expect((await comeIn(site)).status).toBe(401)
      expect((await site.db('people').first()).oidc_subject).toBeNull()
    })
  })

  it.each<[string, Behavior, string, reason: string, code: string | undefined]>([
    [
      'unverified',
      { claims: { ...ann, email_verified: false } },
      'did not confirm your email address',
      'unverified-email',
      undefined,
    ],
    ['without an address', { claims: { sub: 's' } }, 'Your provider has sent no email address.', 'no-email', undefined],
    ['of another hour', { clockSeconds: -7_200 }, 'clock', 'wrong-time', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'],
    ['of another key', { isForeignKey: true }, 'Please start again.', 'not-completed', 'OAUTH_INVALID_RESPONSE'],
    ['that was denied', { refusal: 'access_denied' }, 'Please start again.', 'not-completed', 'access_denied'],
    ['of nobody here', { claims: { ...verified, sub: 's' } }, 'Ask an owner to add you', 'unknown-person', undefined],
  ])(
    'a sign-in %s is refused with its cause, to the person and in one line without personal data',
    async (_what, behavior, text, reason, code) => {
      const { site, lines, close } = await worldOf(behavior)
      try {
        const answer = await comeIn(site)
        expect([answer.status, answer.text.includes(text)]).toEqual([401, true])
        const msg = 'a sign-in through the provider was refused'
        expect(lines).toEqual([expect.objectContaining({ reason, ...(code && { code }), msg })])
        expect(JSON.stringify(lines)).not.toMatch(/@|subject-1|Ann/)
      } finally {
        await close()
      }
    },
  )

  it.each<[string, Behavior, string]>([
    ['its secret is wrong', { isSecretWithdrawn: true }, 'the provider answered invalid_client'],
    [
      'it takes no secret',
      { authMethods: ['private_key_jwt'] },
      'the provider supports neither client_secret_basic nor',
    ],
    ['it has another name', { ownName: 'https://elsewhere.example' }, 'OIDC_ISSUER is not the name'],
    ['the address is not its own', { status: 404 }, 'OIDC_ISSUER is not the address'],
    ['it does not allow this client', { refusal: 'unauthorized_client' }, 'the provider answered unauthorized_client'],
  ])(
    'is told as a set-up fault if %s, to the person and the log, and counts no failure',
    async (_what, behavior, cause) => {
      const { site, lines, close } = await worldOf(behavior)
      try {
        const started = await request(site.app).get('/admin/oidc/start')
        const { status, text } = started.status === 303 ? await comeIn(site) : started
        expect([status, text.includes('is not set up correctly.')]).toEqual([503, true])
        expect(text).not.toContain('Try again shortly')
        expect(JSON.stringify(lines)).toContain(`OpenID Connect set-up: ${cause}`)
        expect(await site.db('failed_sign_ins')).toEqual([])
        await signedIn(site)
      } finally {
        await close()
      }
    },
  )

  it('real D8: the last refusal is shown beside the account until it is bound', async () => {
    const { provider, site, close } = await worldOf({ claims: { ...ann, email_verified: false } })
    try {
      const owner = await signedIn(site)
      const refusal = async () => (await perform(owner, 'listPeople').expect(200)).body.people[0].refusal
      expect(await refusal()).toBeNull()
      await comeIn(site)
      expect(await refusal()).toEqual({ reason: 'unverified-email', at: expect.any(String) })
      expect((await owner.get('/admin/people').expect(200)).text).toContain('the provider did not confirm the email')
      provider.behave()
      expect((await comeIn(site)).status).toBe(200)
      expect(await refusal()).toBeNull()
      provider.behave({ claims: { ...ann, sub: 'subject-2', email_verified: true } })
      await comeIn(site)
      expect(await refusal()).toMatchObject({ reason: 'unknown-person' })
    } finally {
      await close()
    }
  })
})

it('the last bound owner cannot be unbound while the password is switched off', async () => {
  const provider = await startProvider()
  const site = await createTestApp({ env: { ...envOf(provider), ADMIN_PASSWORD_SIGN_IN: 'off' } })
  try {
    const id = randomUUID()
    await site.db('people').insert({ id, name: 'Ann Lee', role: 'owner', email: 'ann@guide.example' })
    const { headers } = await comeIn(site)
    const ann = request.agent(site.app).set('Cookie', sessionOf(headers).split(';')[0] ?? '')
    for (const changes of [{ email: '' }, { email: 'lee@guide.example' }, { role: 'reader' }, { isActive: false }]) {
      const { status, body } = await perform(ann, 'changePerson', id, changes)
      expect([changes, status, body.detail]).toEqual([changes, 409, expect.stringContaining('No one could sign in')])
    }
    expect(await site.db('people').first()).toMatchObject({ email: 'ann@guide.example', oidc_subject: 'subject-1' })
  } finally {
    await site.close()
    await provider.close()
  }
})

it('without a configured provider its routes do not exist', async () => {
  await withApp({}, async (site) => {
    await request(site.app).get('/admin/oidc/start').expect(404)
    expect((await request(site.app).get('/admin').expect(401)).text).not.toContain('/admin/oidc/')
  })
})
