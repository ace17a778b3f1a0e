import { randomUUID } from 'node:crypto'
import type { Agent } from 'supertest'
import type { Role } from '../../shared/admin/actor'
import { signedIn } from './admin'
import type { TestApp } from './app'

/** Makes a person of the team, without a passkey. */
async function makePerson({ db }: TestApp, role: Role, name = `A ${role}`): Promise<string> {
  const id = randomUUID()
  await db('people').insert({ id, name, role })
  return id
}

/** Someone who is signed in as a person of a role: the newest session is made that person's. */
export async function signedInAs(site: TestApp, role: Role, name?: string): Promise<{ id: string; agent: Agent }> {
  const id = await makePerson(site, role, name)
  const agent = await signedIn(site)
  const newest = site.db('admin_sessions').orderBy('began_at', 'desc').limit(1).select('id')
  await site.db('admin_sessions').whereIn('id', newest).update({ person_id: id })
  return { id, agent }
}
