import type { Knex } from 'knex'
import type { Acts } from '../../shared/admin/calls/call'
import type { decisionCalls } from '../../shared/admin/calls/leads'
import { vendors } from '../../shared/catalogue'
import type { Decision } from '../../shared/match/terms/decision-schema'
import type { SystemName } from '../../shared/match/terms/known'
import { httpError } from '../platform/http-error'
import { decide, undoDecisions } from './deciding'
import { listDecisions } from './decision-repository'
import type { createLeadDetail } from './detail'
import { toDecisions } from './reading-view'

interface Parts extends Pick<ReturnType<typeof createLeadDetail>, 'read' | 'work'> {
  db: Knex
  siteUrl: string
}

/** Creates the team's actions on the reading of a lead. Every method throws ApiError 404 for an unknown id. */
export function createDecisionAdmin({ db, siteUrl, read, work }: Parts): Acts<typeof decisionCalls> {
  return {
    async listLeadDecisions(id) {
      const row = await read(id)
      return toDecisions(row, await listDecisions(db, id))
    },

    async decideLead(actor, id, { decisions, seen }) {
      let act: number | null = null
      const lead = await work(id, async (lead, transaction) => {
        act = await decide(transaction, actor, lead, { decisions: decisions.map(withSystem), seen }, siteUrl)
      })
      return { ...lead, act: act === null ? null : String(act) }
    },

    undoLeadDecisions: (actor, id, act) =>
      work(id, async (lead, transaction) => {
        const undone = await undoDecisions(transaction, actor, lead, act, siteUrl)
        if (undone === null) throw httpError(404, 'There is nothing left to undo.')
      }),
  }
}

/** A form names the present system in words; one of the catalogue counts by its id. */
function withSystem({ key, value }: Decision): Decision {
  if (key !== 'current' || value === null) return { key, value }
  const { id, name } = value as SystemName
  const vendor = vendors.find((one) => one.name.toLowerCase() === name.toLowerCase())
  return { key, value: { id: id ?? vendor?.id ?? null, name } }
}
