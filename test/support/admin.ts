import request, { type Agent } from 'supertest'
import { adminPassword, type TestApp } from './app'

/** Someone who has signed in: keeps the cookie from call to call. */
export async function signedIn({ app }: TestApp): Promise<Agent> {
  const agent = request.agent(app)
  await agent.post('/api/admin/session').send({ password: adminPassword }).expect(204)
  return agent
}
