import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import request, { type Agent } from 'supertest'
import { hasOwner } from '../../server/people/owners'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { adminPassword, createTestApp, storeKinds, withApp } from '../support/app'
import { opened } from '../support/opened'
import { client, type StandInProvider, startProvider } from '../support/provider'

type Behavior = NonNullable<Parameters<StandInProvider['behave']>[0]>
type Answer = { status: number; text: string; headers: Record<string, string> }

const ann = { sub: 'subject-1', email: 'ann@guide.example' }
const isVerified = { email_verified: true }

interface Wishes {
  store?: (typeof storeKinds)[number]
  behavior?: Behavior
  env?: Record<string, string>
}

/** A site with its provider, the lines that it logs above `info`, and the steps of signing in. */
async function openWorld({ store, behavior, env = {} }: Wishes) {
  const provider = await startProvider()
  provider.behave(behavior)
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const settings = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
  const site = await createTestApp({ store, logger, env: { ...settings, ...env } })

  let visits = 0
  /** Each request from a new address, so that many of them are not limited. */
  const visit = (path: string) =>
    request(site.app)
      .get(path)
      .set('X-Forwarded-For', `10.1.${(visits >> 8) & 255}.${visits++ & 255}`)
  const comeBack = (path: string, cookie: string) => visit(path).set('Cookie', cookie)

  /** Starts a sign-in: the provider's address, and the cookie that the browser keeps. */
  async function begun(to = '/admin/leads?status=new') {
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

  async function wholeWay() {
    const { address, cookie } = await begun()
    return comeBack(await sentBack(address), cookie)
  }

  async function close() {
    await site.close()
    await provider.close().catch(() => undefined)
  }
  return { provider, site, lines, visit, begun, sentBack, comeBack, wholeWay, close }
}

type World = Awaited<ReturnType<typeof openWorld>>

/** In a world of its own, for what a site reads once of its provider. */
async function inWorld(wishes: Wishes, work: (world: World) => Promise<void>) {
  const world = await openWorld(wishes)
  await work(world).finally(world.close)
}

const sessionOf = (headers: Record<string, unknown>): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('__Host-session=')) ?? ''

/** What a person reads, by the reason in the log. */
const refusals = {
  'unknown-person': 'This account cannot sign in to the admin. Ask an owner to add you',
  'unverified-email': 'This account cannot sign in to the admin. Your provider did not confirm your email address.',
  'no-email': 'This account cannot sign in to the admin. Your provider has sent no email address.',
  'not-completed': 'This sign-in was not completed. Please start again.',
  'wrong-time': 'This sign-in was not completed. Please start again. If it fails again, tell',
}

/** A provider that takes liberties (peers F16, real F11), and signs people in. */
const accepted: [string, Behavior][] = [
  ['says that the address is verified as text', { claims: { ...ann, email_verified: 'true' } }],
  ['says so as capitalized text', { claims: { ...ann, email_verified: 'True' } }],
  ['says so by the former name of the claim', { claims: { ...ann, verified_email: true } }],
  ['says so only at the userinfo endpoint', { claims: ann, userInfo: { ...ann, ...isVerified } }],
  ['says so there as text', { claims: ann, userInfo: { ...ann, email_verified: 'true' } }],
  ['says so there without the address', { claims: ann, userInfo: { sub: ann.sub, ...isVerified } }],
  ['says even the address only there', { claims: { sub: ann.sub }, userInfo: { ...ann, ...isVerified } }],
  ['writes the address in capitals', { claims: { ...ann, email: 'ANN@Guide.Example', ...isVerified } }],
  ['lists the audience', { over: { aud: [client.id] } }],
  ['lists more than one audience', { over: { aud: [client.id, 'another'], azp: client.id } }],
  ['names no key', { kid: undefined }],
  ['adds claims of its own', { over: { roles: ['x'], at_hash: undefined, tid: '1' } }],
  ['takes the secret only in the form', { authMethods: ['client_secret_post'] }],
  ['takes it in either way', { authMethods: ['private_key_jwt', 'client_secret_post', 'client_secret_basic'] }],
  ['takes it only in the header', { authMethods: ['client_secret_basic', 'tls_client_auth'] }],
]

const eve = { email: 'eve@guide.example', email_verified: true }

/** Accounts that are refused, by the reason. */
const refused: Record<keyof typeof refusals, Record<string, Behavior>> = {
  'unknown-person': {
    'nobody here has': { claims: { ...ann, ...eve } },
    'confirmed for another address': { claims: ann, userInfo: { ...ann, ...eve } },
  },
  'unverified-email': {
    'without a word about its address': { claims: ann },
    'confirmed although it is unverified': {
      claims: { ...ann, email_verified: false },
      userInfo: { ...ann, ...isVerified },
    },
    'with the unverified address of the other endpoint': { claims: { sub: ann.sub }, userInfo: ann },
    ...Object.fromEntries(
      [false, 'false', 'yes', '', 1, null, [true], { verified: true }].map((email_verified) => [
        `with an address that is verified by ${JSON.stringify(email_verified)}`,
        { claims: { ...ann, email_verified } },
      ]),
    ),
  },
  'no-email': {
    'without an address': { claims: { sub: 's' } },
    'with an address that no table could keep': { claims: { ...ann, email: 'a\0b@x.example', ...isVerified } },
  },
  'not-completed': {
    'confirmed for another account': { claims: ann, userInfo: { ...ann, sub: 'another', ...isVerified } },
    'that gets its address from another': { claims: { sub: 's' }, userInfo: { ...ann, ...isVerified } },
    'with a nonce of another sign-in': { over: { nonce: 'another' } },
    'with a token of another issuer': { over: { iss: 'https://elsewhere.example' } },
    'with a token for another client': { over: { aud: 'another' } },
    'with a token of another key': { isForeignKey: true },
    'with a subject that no table could keep': { over: { sub: 'a\0b' } },
    'with a subject that is longer than allowed': { over: { sub: 's'.repeat(256) } },
    'that the provider denies': { refusal: 'access_denied' },
    'with a code that the provider does not know': { hasForgottenCodes: true },
  },
  'wrong-time': { 'with a token that is over': { clockSeconds: -600 } },
}

/** Codes for the log that tell what is behind a reason. */
const codes: Record<string, string> = {
  'with a token that is over': 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'with a token of another key': 'OAUTH_INVALID_RESPONSE',
  'that the provider denies': 'access_denied',
}

describe.each(storeKinds)('signing in by a provider, with sessions in %s', (store) => {
  const usual = { userInfo: { sub: ann.sub } }
  const world = opened(
    () => openWorld({ store, behavior: usual }),
    (given) => given.close(),
  )
  const behave = (behavior: Behavior = {}) =>
    world.provider.behave({ userInfo: { sub: behavior.claims?.sub ?? ann.sub }, ...behavior })
  let { site, provider, begun, sentBack, comeBack, wholeWay } = {} as World
  let owner: Agent
  beforeAll(async () => {
    ;({ site, provider, begun, sentBack, comeBack, wholeWay } = world)
    owner = await signedIn(site)
  })
  beforeEach(async () => {
    behave()
    await site.db.raw(
      'delete from people; delete from oidc_sign_ins; delete from failed_sign_ins; delete from audit_log',
    )
    world.lines.length = 0
  })

  const named = async (email = 'Ann@Guide.example', role = 'editor', name = 'Ann Lee') =>
    perform(owner, 'invitePerson', { name, role, email }).expect(200)
  const person = () => site.db('people').where({ name: 'Ann Lee' }).first()

  it.each(accepted)('works with a provider that %s', async (_what, behavior) => {
    const come = async ({ wholeWay, site }: Pick<World, 'wholeWay' | 'site'>) => {
      await site.db('people').insert({ id: randomUUID(), name: 'Ann Lee', role: 'editor', email: ann.email })
      expect((await wholeWay()).status).toBe(200)
    }
    if (behavior.authMethods) return inWorld({ behavior }, come)
    behave(behavior)
    await come(world)
  })

  const rows = Object.entries(refused).flatMap(([reason, accounts]) =>
    Object.entries(accounts).map(([what, behavior]) => [what, reason as keyof typeof refusals, behavior] as const),
  )

  it.each(rows)('is refused to an account %s, with its cause, counted, and locks nobody out', async (...row) => {
    const [what, reason, behavior] = row
    await named()
    behave(behavior)
    const { status, headers, text } = await wholeWay()
    expect([status, sessionOf(headers)]).toEqual([401, ''])
    expect(text).toContain(refusals[reason])
    expect((await person()).oidc_subject).toBeNull()
    expect((await perform(owner, 'listAudit').expect(200)).body.failedSignIns.oidc).toBe(1)
    expect(world.lines).toMatchObject([{ reason, msg: 'a sign-in through the provider was refused' }])
    expect(world.lines[0]).toMatchObject(codes[what] ? { code: codes[what] } : {})
    expect(JSON.stringify(world.lines)).not.toMatch(/@|subject-1|Ann/)
  })

  it('real D8: the last refusal is shown beside the account until it is bound', async () => {
    await named()
    const refusal = async () => (await perform(owner, 'listPeople').expect(200)).body.people[0].refusal
    expect(await refusal()).toBeNull()
    behave({ claims: { ...ann, email_verified: false } })
    await wholeWay()
    expect(await refusal()).toEqual({ reason: 'unverified-email', at: expect.any(String) })
    expect((await owner.get('/admin/people').expect(200)).text).toContain('the provider did not confirm the email')
    behave()
    expect((await wholeWay()).status).toBe(200)
    expect(await refusal()).toBeNull()
    behave({ claims: { ...ann, sub: 'subject-2', ...isVerified } })
    await wholeWay()
    expect(await refusal()).toMatchObject({ reason: 'unknown-person' })
  })

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
    behave({ claims: { sub: 'subject-1', email: 'new@elsewhere.example', email_verified: false } })
    expect((await wholeWay()).status).toBe(200)
    // Another account that now has the same email address is not Ann.
    behave({ claims: { sub: 'subject-2', email: 'ann@guide.example', email_verified: true } })
    const { status, text } = await wholeWay()
    expect([status, text.includes('This account cannot sign in to the admin.')]).toEqual([401, true])
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
    behave({ claims: { sub: 'subject-3', email: 'ann.lee@guide.example', email_verified: true } })
    expect((await wholeWay()).status).toBe(200)
    await perform(owner, 'invitePerson', { name: 'Bo', role: 'reader', email: 'Ann.Lee@guide.example' }).expect(409)
  })

  it('tolerates a clock that is off by half a minute in either direction', async () => {
    await named()
    for (const clockSeconds of [-90, 30]) {
      behave({ clockSeconds })
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

const expectOutage = ({ status, text, headers }: Answer) => {
  expect([status, headers['retry-after']]).toEqual([503, expect.any(String)])
  expect(text).toContain('We cannot reach the sign-in provider right now.')
  expect(text).toContain('name="password"')
}

describe('a provider that', () => {
  it.each<[string, Behavior]>([
    ['does not answer in five seconds', { delayMs: 60_000 }],
    ['fails', { status: 500 }],
    ['sends more than any provider', { extraBytes: 300_000 }],
  ])('%s is reported as an outage at either step, not counted, and works again afterward', async (_what, behavior) => {
    await inWorld({ behavior }, async ({ provider, site, visit, begun, sentBack, comeBack }) => {
      expectOutage(await visit('/admin/oidc/start'))
      await signedIn(site)
      provider.behave()
      const { address, cookie } = await begun()
      const back = await sentBack(address)
      provider.behave(behavior)
      expectOutage(await comeBack(back, cookie))
      expect(await site.db('failed_sign_ins')).toEqual([])
    })
  })

  it('goes away between the two steps is reported in the same way', async () => {
    await inWorld({}, async ({ provider, site, begun, sentBack, comeBack }) => {
      const { address, cookie } = await begun()
      const back = await sentBack(address)
      await provider.close()
      expectOutage(await comeBack(back, cookie))
      expect(await site.db('failed_sign_ins')).toEqual([])
    })
  })

  it('names no userinfo endpoint is asked for nothing else', async () => {
    await inWorld({}, async ({ provider, site, wholeWay }) => {
      await site.db('people').insert({ id: randomUUID(), name: 'Ann Lee', role: 'editor', email: ann.email })
      provider.behave({ claims: { sub: 's' } })
      expect((await wholeWay()).text).toContain(refusals['no-email'])
      provider.behave()
      expect((await wholeWay()).status).toBe(200)
    })
  })

  it.each<[string, Behavior, string]>([
    ['rejects the secret', { isSecretWithdrawn: true }, 'the provider answered invalid_client'],
    ['takes no secret', { authMethods: ['private_key_jwt'] }, 'the provider supports neither client_secret_basic nor'],
    ['has another name', { ownName: 'https://elsewhere.example' }, 'OIDC_ISSUER is not the name'],
    ['is elsewhere', { status: 404 }, 'OIDC_ISSUER is not the address'],
    ['denies this client', { refusal: 'unauthorized_client' }, 'the provider answered unauthorized_client'],
  ])(
    '%s is told as a set-up fault, to the person and the log, and counts no failure',
    async (_what, behavior, cause) => {
      await inWorld({ behavior }, async ({ site, lines, visit, wholeWay }) => {
        const started = await visit('/admin/oidc/start')
        const { status, text } = started.status === 303 ? await wholeWay() : started
        expect([status, text.includes('is not set up correctly.')]).toEqual([503, true])
        expect(text).not.toContain('Try again shortly')
        expect(JSON.stringify(lines)).toContain(`OpenID Connect set-up: ${cause}`)
        expect(await site.db('failed_sign_ins')).toEqual([])
        await signedIn(site)
      })
    },
  )
})

it('the last bound owner cannot be unbound while the password is switched off', async () => {
  await inWorld({ env: { ADMIN_PASSWORD_SIGN_IN: 'off' } }, async ({ site, wholeWay }) => {
    const id = randomUUID()
    await site.db('people').insert({ id, name: 'Ann Lee', role: 'owner', email: ann.email })
    const { headers } = await wholeWay()
    const agent = request.agent(site.app).set('Cookie', sessionOf(headers).split(';')[0] ?? '')
    for (const changes of [{ email: '' }, { email: 'lee@guide.example' }, { role: 'reader' }, { isActive: false }]) {
      const { status, body } = await perform(agent as Agent, 'changePerson', id, changes)
      expect([changes, status, body.detail]).toEqual([changes, 409, expect.stringContaining('No one could sign in')])
    }
    expect(await site.db('people').first()).toMatchObject({ email: ann.email, oidc_subject: ann.sub })
  })
})

it('without a configured provider its routes do not exist', async () => {
  await withApp({}, async (site) => {
    await request(site.app).get('/admin/oidc/start').expect(404)
    expect((await request(site.app).get('/admin').expect(401)).text).not.toContain('/admin/oidc/')
  })
})
