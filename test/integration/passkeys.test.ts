import request, { type Agent } from 'supertest'
import { invitationHours, type PersonList } from '../../shared/admin/people'
import { perform } from '../support/acts'
import { cookieOf, openAdmin, withCookie } from '../support/admin'
import { openApp, storeKinds, withApp } from '../support/app'
import { createAuthenticator } from '../support/authenticator'

const place = { rpId: 'guide.example', origin: 'https://guide.example' }
type Device = ReturnType<typeof createAuthenticator>

describe.each(storeKinds)('people with passkeys, with sessions in %s', (store) => {
  const site = openApp({ store }, 'each')
  const owner = openAdmin(site, 'each')

  const api = (path: string) => `/api/admin${path}`
  const post = (path: string, body: object = {}) => request(site.app).post(api(path)).send(body)
  const people = async (): Promise<PersonList['people']> => (await perform(owner, 'listPeople').expect(200)).body.people

  async function invited(role = 'editor', name = 'Ann Lee'): Promise<string> {
    const { body } = await perform(owner, 'invitePerson', { name, role }).expect(200)
    expect(body.link).toMatch(/^https:\/\/guide\.example\/admin\/join#[\w-]{43}$/)
    return body.link.split('#')[1]
  }

  async function challengeOf(token: string): Promise<string> {
    return (await post('/invitations/challenges', { token }).expect(200)).body.options.challenge
  }

  /** Uses an invitation with a new device. */
  async function joined(role?: string, name?: string): Promise<Device> {
    const token = await invited(role, name)
    const device = createAuthenticator(place)
    const made = device.make({ challenge: await challengeOf(token) })
    await post('/invitations/passkeys', { token, made }).expect(204)
    return device
  }

  const asked = async (): Promise<string> => (await post('/passkey-challenges').expect(200)).body.challenge

  async function signInWith(device: Device): Promise<Agent> {
    const answer = await post('/session/passkey', device.sign({ challenge: await asked() })).expect(204)
    return withCookie(site, cookieOf(answer))
  }

  it('join by invitation, and sign in by passkey with their name and role', async () => {
    const device = await joined('editor', 'Ann Lee')
    const ann = await signInWith(device)
    expect((await perform(ann, 'readActor').expect(200)).body).toMatchObject({ name: 'Ann Lee', role: 'editor' })
    const { body } = await ann.post(api('/posts')).send({ title: 'Mine' }).expect(201)
    await perform(ann, 'invitePerson', { name: 'Bo', role: 'owner' }).expect(403)
    const revisions = (await owner.get(api(`/posts/${body.id}/revisions`)).expect(200)).body.revisions
    expect(revisions[0].revised_by).toBe('Ann Lee')
    const [person] = await people()
    expect(person).toMatchObject({ name: 'Ann Lee', role: 'editor', isActive: true, invitedUntil: null })
    expect(person?.passkeys).toEqual([expect.objectContaining({ id: device.id, usedAt: expect.any(String) })])
  })

  it('require user verification and a discoverable passkey', async () => {
    const token = await invited()
    const { body } = await post('/invitations/challenges', { token }).expect(200)
    expect(body.options).toMatchObject({
      rp: { id: 'guide.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await post('/passkey-challenges').expect(200)).body).toMatchObject({
      ...{ rpId: 'guide.example', userVerification: 'required' },
    })
  })

  it('can use only the newest link, once and within its time', async () => {
    const token = await invited()
    const device = createAuthenticator(place)
    const [{ id = '' } = {}] = await people()
    const { body } = await perform(owner, 'inviteAgain', id).expect(200)
    const newest = body.link.split('#')[1]
    await post('/invitations/challenges', { token }).expect(401)
    const challenge = await challengeOf(newest)
    await post('/invitations/passkeys', { token: newest, made: device.make({ challenge }) }).expect(204)
    await post('/invitations/challenges', { token: newest }).expect(401)

    const late = await invited('leads', 'Late')
    await site
      .db('people')
      .where({ name: 'Late' })
      .update({ invitation_ends_at: new Date(Date.now() - 1_000) })
    await post('/invitations/challenges', { token: late }).expect(401)
    for (const wrong of ['', 'x', 7, null, { a: 1 }])
      await post('/invitations/challenges', { token: wrong }).expect(401)
    expect(Date.parse(body.endsAt) - Date.now()).toBeLessThanOrEqual(invitationHours * 3_600_000)
  })

  it('have no invitation token in the database', async () => {
    const token = await invited()
    expect(JSON.stringify(await site.db('people'))).not.toContain(token)
    expect(JSON.stringify(await site.db('audit_log'))).not.toContain(token)
  })

  it.each([
    ['without verification of the person', { isVerified: false }],
    ['at the address of another site', { origin: 'https://guide.example.evil.example' }],
    ['over http', { origin: 'http://guide.example' }],
    ['with a challenge of its own', { challenge: 'bm90IG91cnM' }],
  ])('can neither create a passkey nor sign in %s', async (_how, wrong) => {
    const device = await joined()
    const token = await invited('leads', 'Bo')
    const made = createAuthenticator(place).make({ challenge: await challengeOf(token), ...wrong })
    await post('/invitations/passkeys', { token, made }).expect(422)
    const { status, body } = await post('/session/passkey', device.sign({ challenge: await asked(), ...wrong }))
    expect([status, body.title]).toEqual([401, 'Access Denied'])
    expect((await people()).flatMap(({ passkeys }) => passkeys)).toHaveLength(1)
  })

  it('can answer a challenge only once, so a recorded answer is useless', async () => {
    const device = await joined()
    const answer = device.sign({ challenge: await asked() })
    await post('/session/passkey', answer).expect(204)
    await post('/session/passkey', answer).expect(401)
    const old = device.sign({ challenge: await asked() })
    await site.db('passkey_challenges').update({ ends_at: new Date(Date.now() - 1_000) })
    await post('/session/passkey', old).expect(401)
    const token = await invited('leads', 'Bo')
    const theirs = await challengeOf(token)
    await post('/session/passkey', device.sign({ challenge: theirs })).expect(401)
  })

  it.each([{}, { id: 'x' }, { ...createAuthenticator(place).sign({ challenge: 'eA' }), response: 7 }, [], 'x'])(
    'get 401 for a sign-in with %j',
    async (body) => {
      await request(site.app).post(api('/session/passkey')).send(JSON.stringify(body)).type('json').expect(401)
    },
  )

  it('get an error for an invalid passkey, challenge, or name', async () => {
    const device = await joined()
    const answer = device.sign({ challenge: await asked() })
    await post('/session/passkey', { ...answer, id: '\0', rawId: '\0' }).expect(401)
    await post('/session/passkey', device.sign({ challenge: '\0' })).expect(401)
    await post('/session/passkey', answer).expect(204)
    const [person] = await people()
    for (const name of ['%00', 'a'.repeat(1_600), 'YQ'])
      await perform(owner, 'removePasskey', person?.id, name).expect(404)
  })

  it('lose access at once when deactivated, and regain it when activated', async () => {
    const device = await joined()
    const ann = await signInWith(device)
    const [{ id = '' } = {}] = await people()
    await perform(owner, 'changePerson', id, { isActive: false }).expect(204)
    await ann.get(api('/posts')).expect(401)
    await post('/session/passkey', device.sign({ challenge: await asked() })).expect(401)
    await perform(owner, 'inviteAgain', id).expect(409)
    await perform(owner, 'changePerson', id, { isActive: true, role: 'reader' }).expect(204)
    const again = await signInWith(device)
    await again.get(api('/posts')).expect(200)
    await again.post(api('/posts')).send({ title: 'x' }).expect(403)
  })

  it('may have several passkeys, and cannot remove the last', async () => {
    const first = await joined()
    const ann = await signInWith(first)
    const { body } = await ann.post(api('/account/challenges')).expect(200)
    const second = createAuthenticator(place)
    await ann
      .post(api('/account/passkeys'))
      .send(second.make({ challenge: body.challenge }))
      .expect(204)
    await signInWith(second)
    await perform(ann, 'removeOwnPasskey', first.id).expect(204)
    await post('/session/passkey', first.sign({ challenge: await asked() })).expect(401)
    await perform(ann, 'removeOwnPasskey', second.id).expect(409)
    await signInWith(second)
    const [{ id = '' } = {}] = await people()
    await perform(owner, 'removePasskey', id, second.id).expect(204)
    await post('/session/passkey', second.sign({ challenge: await asked() })).expect(401)
    await owner.post(api('/account/challenges')).expect(409)
  })

  it('get 429 after ten tries from one address, as with the password', async () => {
    const from = '203.0.113.9'
    for (let tries = 0; tries < 10; tries += 1) await post('/session/passkey').set('X-Forwarded-For', from).expect(401)
    await post('/session/passkey').set('X-Forwarded-For', from).expect(429)
    await post('/invitations/challenges').set('X-Forwarded-For', from).expect(429)
    await request(site.app).post('/api/admin/session').set('X-Forwarded-For', from).send({ password: 'x' }).expect(429)
  })

  it('appear in the audit log: sign-ins, changes, and the number of rejections', async () => {
    const device = await joined('editor', 'Ann Lee')
    const ann = await signInWith(device)
    await post('/session/passkey').expect(401)
    await request(site.app).post('/api/admin/session').send({ password: 'wrong' }).expect(401)
    await ann.delete(api('/session')).expect(204)
    const [{ id = '' } = {}] = await people()
    await perform(owner, 'changePerson', id, { role: 'leads' }).expect(204)
    const { body } = await perform(owner, 'listAudit').expect(200)
    expect(body.failedSignIns).toEqual({ password: 1, passkey: 1, oidc: 0 })
    expect(body.entries.map(({ author, text }: Record<string, string>) => `${author}: ${text}`)).toEqual([
      'Password sign-in: Role of Ann Lee: Editor → Leads',
      'Ann Lee: Signed out',
      'Ann Lee: Signed in from an unknown browser',
      'Ann Lee: Signed in from an unknown browser',
      'Ann Lee: Joined by the invitation link and added a passkey',
      'Password sign-in: Invited Ann Lee as Editor',
      'Password sign-in: Signed in from an unknown browser',
    ])
    const byAnn = (await perform(owner, 'listAudit?author=Ann+Lee&kind=sign-out').expect(200)).body
    expect([byAnn.total, byAnn.authors]).toEqual([1, ['Password sign-in', 'Ann Lee']])
    // An entry keeps the name of its time, and is found by the present one.
    await site.db('audit_log').where({ text: 'Invited Ann Lee as Editor' }).update({ author: 'Owner by password' })
    const byPassword = (await perform(owner, 'listAudit?author=Password+sign-in').expect(200)).body
    expect(byPassword.total).toBe(3)
  })
})

describe('with password sign-in switched off', () => {
  const site = openApp({ env: { ADMIN_PASSWORD_SIGN_IN: 'off', ADMIN_PASSWORD: 'a password' } }, 'each')

  it('the right password is rejected, and the page has no field for it', async () => {
    await request(site.app).post('/api/admin/session').send({ password: 'a password' }).expect(401)
    await request(site.app).post('/admin').type('form').send({ password: 'a password' }).expect(401)
    const { text } = await request(site.app).get('/admin').expect(401)
    expect(text).toContain('Sign in with your passkey.')
    expect(text).not.toContain('name="password"')
  })
})

it('no passkey is offered at a numeric address, where browsers create none', async () => {
  await withApp({ env: { SITE_URL: 'http://127.0.0.1:3000' } }, async (site) => {
    const { text } = await request(site.app).get('/admin').expect(401)
    expect(text).not.toContain('data-passkey')
  })
})
