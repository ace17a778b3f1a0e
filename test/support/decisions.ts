import type { Agent } from 'supertest'
import type { LeadReading } from '../../shared/admin/reading'

/** What decides all that is open in the reading of a lead. */
export function openDecisions({ points, sequence }: LeadReading) {
  const decisions = points
    .filter(({ state }) => state === 'open')
    .map(({ key, kind, value, contradiction }) => {
      if (kind === 'question') return { key, value: { closed: 'not-for-us', answer: null } }
      return { key, value: contradiction && kind === 'wish' ? 'refused' : value }
    })
  return { decisions, seen: sequence }
}

/** Decides all that is open in the reading of a lead, so that its recommendation can be sent. */
export async function decideAll(admin: Agent, id: string): Promise<void> {
  const path = `/api/admin/leads/${id}/decisions`
  const all = openDecisions((await admin.get(path).expect(200)).body)
  if (all.decisions.length > 0) await admin.post(path).send(all).expect(200)
}
