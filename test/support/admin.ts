import request, { type Agent } from 'supertest'
import { adminPassword, type TestApp } from './app'
import { opened, type Times } from './opened'

/** A signed-in agent: sends the session cookie with every call, also over a test's plain HTTP connection. */
export async function signedIn({ app }: TestApp): Promise<Agent> {
  const answer = await request(app).post('/api/admin/session').send({ password: adminPassword }).expect(204)
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
  return request.agent(app).set('Cookie', cookie) as Agent
}

/** The same for the tests of a block. */
export const openAdmin = (site: TestApp, times?: Times): Agent => opened(() => signedIn(site), undefined, times)
