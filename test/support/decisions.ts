import type { Agent } from 'supertest'
import type { LeadReading } from '../../shared/admin/reading'

/** Decides all that is open in the reading of a lead, so that its recommendation can be sent. */
export async function decideAll(admin: Agent, id: string): Promise<void> {
  const { body } = await admin.get(`/api/admin/leads/${id}/decisions`).expect(200)
  const { points, sequence }: LeadReading = body
  const decisions = points
    .filter(({ state }) => state === 'open')
    .map(({ key, kind, value, contradiction }) => {
      if (kind === 'question') return { key, value: { closed: 'not-for-us', answer: null } }
      return { key, value: contradiction && kind === 'wish' ? 'refused' : value }
    })
  if (decisions.length === 0) return
  await admin.post(`/api/admin/leads/${id}/decisions`).send({ decisions, seen: sequence }).expect(200)
}
