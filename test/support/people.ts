import { randomUUID } from 'node:crypto'
import type { Agent } from 'supertest'
import type { Role } from '../../shared/admin/actor'
import { signedIn } from './admin'
import type { TestApp } from './app'

/** An agent signed in as a new person of the team with this role and without a passkey. */
export async function signedInAs(site: TestApp, role: Role, name = `A ${role}`) {
  const id = randomUUID()
  await site.db('people').insert({ id, name, role })
  return { id, agent: await signedInElsewhere(site, id) }
}

/** An agent signed in as this person: the newest session is assigned to that person. */
export async function signedInElsewhere(site: TestApp, id: string): Promise<Agent> {
  const agent = await signedIn(site)
  const newest = site.db('admin_sessions').orderBy('began_at', 'desc').limit(1).select('id')
  await site.db('admin_sessions').whereIn('id', newest).update({ person_id: id })
  return agent
}
