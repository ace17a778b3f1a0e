import { randomBytes, randomUUID } from 'node:crypto'
import request from 'supertest'
import { hashOfToken } from '../../server/platform/token-hash'
import type { Role } from '../../shared/admin/actor'
import { cookieOf, withCookie } from './admin'
import type { TestApp } from './app'
import { createAuthenticator } from './authenticator'

const place = { rpId: 'guide.example', origin: 'https://guide.example' }

/** A person of the team who joined by an invitation and is signed in with a passkey. */
export type Joined = Awaited<ReturnType<typeof joinedAs>>

/** Has a person join by an invitation, whether or not sign-in by password is enabled. */
export async function joinedAs(site: TestApp, role: Role, name = `A ${role}`) {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
  const endsAt = new Date(Date.now() + 60_000)
  await site.db('people').insert({ id, name, role, invitation_hash: hashOfToken(token), invitation_ends_at: endsAt })
  const post = (path: string, body: object) => request(site.app).post(`/api/admin${path}`).send(body)
  const { body } = await post('/invitations/challenges', { token }).expect(200)
  const device = createAuthenticator(place)
  const made = device.make({ challenge: body.options.challenge })
  const answer = await post('/invitations/passkeys', { token, made }).expect(204)
  return { id, passkey: device.id, agent: withCookie(site, cookieOf(answer)) }
}
