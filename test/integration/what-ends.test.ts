import { randomUUID } from 'node:crypto'
import request, { type Agent } from 'supertest'
import type { Role } from '../../shared/admin/actor'
import type { TokenScope } from '../../shared/admin/permissions'
import { perform } from '../support/acts'
import { cookieOf, openAdmin, withCookie } from '../support/admin'
import { openApp, storeKinds, withApp } from '../support/app'
import { createAuthenticator } from '../support/authenticator'
import { joinedAs } from '../support/joining'
import { signedInAs, signedInElsewhere } from '../support/people'

const place = { rpId: 'guide.example', origin: 'https://guide.example' }

describe.each(storeKinds)('with sessions in %s', (store) => {
  const site = openApp({ store })
  const owner = openAdmin(site)

  const change = (id: string, changes: object) => perform(owner, 'changePerson', id, changes).expect(204)

  describe('security 5: tokens end with the person', () => {
    const tokenBy = async (agent: Agent, ...scopes: TokenScope[]) => {
      const given = { name: `Program ${randomUUID()}`, scopes, days: '0' }
      return (await perform(agent, 'createToken', given).expect(200)).body as { id: string; token: string }
    }
    const paths = { leads: '/api/admin/leads', articles: '/api/admin/posts', messages: '/api/admin/messages' }
    const statusOf = async ({ token }: { token: string }, about: keyof typeof paths = 'leads') =>
      (await request(site.app).get(paths[about]).set('Authorization', `Bearer ${token}`)).status
    const revokedAt = async ({ id }: { id: string }) => (await site.db('api_tokens').where({ id }).first()).revoked_at

    it('who is deactivated, for good', async () => {
      const { id, agent } = await signedInAs(site, 'owner', 'Bo Kim')
      const [all, ofPassword] = [await tokenBy(agent, 'leads:read', 'leads:write'), await tokenBy(owner, 'leads:read')]
      expect(await statusOf(all)).toBe(200)
      const shown = (await perform(owner, 'listPeople').expect(200)).body.people
      expect(shown.find((person: { id: string }) => person.id === id).tokens).toEqual([
        expect.stringMatching(/^Program /),
      ])
      await change(id, { isActive: false })
      expect([await statusOf(all), await revokedAt(all)]).toEqual([401, expect.any(Date)])
      const { text } = await site.db('audit_log').where({ kind: 'person' }).orderBy('created_at', 'desc').first()
      expect(text).toMatch(/^Deactivated Bo Kim and revoked "Program /)
      await change(id, { isActive: true })
      expect(await statusOf(all)).toBe(401)
      expect(await statusOf(ofPassword)).toBe(200)
    })

    it.each<[Role, TokenScope, keyof typeof paths, number]>([
      ['reader', 'leads:read', 'leads', 401],
      ['editor', 'leads:read', 'leads', 401],
      ['editor', 'messages:write', 'messages', 401],
      ['editor', 'articles:write', 'articles', 403],
      ['editor', 'articles:read', 'articles', 200],
      ['leads', 'leads:read', 'leads', 200],
      ['leads', 'articles:write', 'articles', 401],
    ])('who becomes %s, if the role does not allow %s', async (role, scope, about, status) => {
      const { id, agent } = await signedInAs(site, 'owner', `Cy ${scope}`)
      const token = await tokenBy(agent, scope)
      await change(id, { role })
      expect(await statusOf(token, about)).toBe(status)
      expect((await revokedAt(token)) !== null).toBe(status === 401)
      await change(id, { role: 'owner' })
      expect(await statusOf(token, about)).toBe(status)
    })

    it('even if the change left the token alone, because each call looks at the person', async () => {
      const { id, agent } = await signedInAs(site, 'owner', 'Di Roe')
      const token = await tokenBy(agent, 'leads:read')
      for (const changes of [{ deactivated_at: new Date() }, { role: 'reader' }]) {
        await site.db('people').where({ id }).update({ deactivated_at: null, role: 'owner' })
        expect(await statusOf(token)).toBe(200)
        await site.db('people').where({ id }).update(changes)
        expect(await statusOf(token)).toBe(401)
      }
      await site.db('people').where({ id }).delete()
      expect(await statusOf(token)).toBe(401)
    })
  })

  describe('security 6: sessions end with a change of how a person signs in', () => {
    const isSignedIn = async (agent: Agent) => (await perform(agent, 'readActor')).status === 200
    const elsewhere = (id: string) => signedInElsewhere(site, id)

    it.each<[string, (id: string, passkey: string) => PromiseLike<{ status: number }>]>([
      ['an owner removes a passkey', (id, passkey) => perform(owner, 'removePasskey', id, passkey)],
      ['an owner changes the address', (id) => change(id, { email: 'b@guide.example' })],
      ['an owner clears the address', (id) => change(id, { email: '' })],
      ['an owner makes a new link', (id) => perform(owner, 'inviteAgain', id)],
      ['an owner deactivates the person', (id) => change(id, { isActive: false })],
    ])('%s', async (_what, act) => {
      const { id, passkey, agent } = await joinedAs(site, 'editor')
      await site.db('people').where({ id }).update({ email: 'a@guide.example' })
      const [other, stranger] = [await elsewhere(id), (await signedInAs(site, 'editor')).agent]
      expect(await isSignedIn(agent)).toBe(true)
      expect((await act(id, passkey)).status).toBeLessThan(300)
      expect([await isSignedIn(agent), await isSignedIn(other)]).toEqual([false, false])
      await agent.post('/api/admin/account/challenges').expect(401)
      expect([await isSignedIn(stranger), await isSignedIn(owner)]).toEqual([true, true])
      await site.db('people').where({ id }).delete()
    })

    it('the person removes a passkey: the session at hand goes on, the others end', async () => {
      const { id, passkey, agent } = await joinedAs(site, 'editor')
      await site.db('passkeys').insert({ ...(await site.db('passkeys').where({ id: passkey }).first()), id: 'lost' })
      const other = await elsewhere(id)
      await perform(agent, 'removeOwnPasskey', 'lost').expect(204)
      expect([await isSignedIn(agent), await isSignedIn(other)]).toEqual([true, false])
    })

    it('a link is used again: the former sessions end', async () => {
      const { id, agent } = await joinedAs(site, 'editor')
      const { body } = await perform(owner, 'inviteAgain', id).expect(200)
      const token = body.link.split('#')[1]
      const other = await elsewhere(id)
      const { options } = (await request(site.app).post('/api/admin/invitations/challenges').send({ token })).body
      const made = createAuthenticator(place).make({ challenge: options.challenge })
      await request(site.app).post('/api/admin/invitations/passkeys').send({ token, made }).expect(204)
      expect([await isSignedIn(agent), await isSignedIn(other)]).toEqual([false, false])
      expect(await site.db('admin_sessions').where({ person_id: id })).toHaveLength(1)
    })

    it('a change that is refused ends nothing', async () => {
      const { id, agent } = await joinedAs(site, 'editor')
      await perform(owner, 'removePasskey', id, 'none').expect(404)
      await perform(owner, 'changePerson', id, { email: 'no address' }).expect(422)
      await change(id, { role: 'leads' })
      expect(await isSignedIn(agent)).toBe(true)
    })

    it('a passkey is added only within five minutes of signing in', async () => {
      const { id, agent } = await joinedAs(site, 'editor')
      await agent.post('/api/admin/account/challenges').expect(200)
      const began_at = new Date(Date.now() - 5 * 60_000 - 1_000)
      await site.db('admin_sessions').where({ person_id: id }).update({ began_at })
      const { body } = await agent.post('/api/admin/account/challenges').expect(401)
      expect(body).toMatchObject({
        title: 'Sign in again',
        detail: 'A passkey can be added only within five minutes of signing in.',
      })
      expect(await isSignedIn(agent)).toBe(true)
    })
  })
})

it('security 6: sessions by password end when the password changes, and those of people go on', async () => {
  await withApp({ env: { ADMIN_PASSWORD: 'the former password' } }, async (site) => {
    const sent = { password: 'the former password' }
    const former = withCookie(site, cookieOf(await request(site.app).post('/api/admin/session').send(sent).expect(204)))
    const { agent } = await joinedAs(site, 'editor')
    await perform(former, 'readActor').expect(200)
    // As a process with another password would find it.
    await site.db('admin_sessions').whereNull('person_id').update({ password_mark: 'of another password' })
    await perform(former, 'readActor').expect(401)
    await perform(agent, 'readActor').expect(200)
  })
})
