import request, { type Agent } from 'supertest'
import { type TokenScope, tokenScopes } from '../../shared/admin/permissions'
import { perform } from './acts'
import { adminPassword, type TestApp } from './app'
import { opened, type Times } from './opened'

/** The cookie that an answer sets, as a browser sends it. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** An agent that sends this cookie with every call, also over a test's plain HTTP connection. */
export const withCookie = ({ app }: Pick<TestApp, 'app'>, cookie: string) =>
  request.agent(app).set('Cookie', cookie) as Agent

/** The cookie of a new session by password. */
export const sessionCookie = async ({ app }: Pick<TestApp, 'app'>): Promise<string> =>
  cookieOf(await request(app).post('/api/admin/session').send({ password: adminPassword }).expect(204))

export const signedIn = async (site: TestApp): Promise<Agent> => withCookie(site, await sessionCookie(site))

/** The same for the tests of a block. */
export const openAdmin = (site: TestApp, times?: Times): Agent => opened(() => signedIn(site), undefined, times)

/** A program with a token of its own, for all scopes if none are given. */
export async function programOf({ app }: TestApp, owner: Agent, ...given: TokenScope[]) {
  const scopes = given.length > 0 ? given : tokenScopes.map(({ value }) => value)
  const { body } = await perform(owner, 'createToken', { name: 'Zapier', scopes }).expect(200)
  const { id, token, hint } = body as Record<'id' | 'token' | 'hint', string>
  return { id, token, hint, agent: request.agent(app).set('Authorization', `Bearer ${token}`) as unknown as Agent }
}
