import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { decisionCalls } from '../../shared/admin/calls/leads'
import { vendors } from '../../shared/catalogue'
import type { Decision } from '../../shared/match/terms/decision-schema'
import { sameValue } from '../../shared/match/terms/decisions'
import type { Known, SystemName } from '../../shared/match/terms/known'
import { enqueueEvents } from '../outbox/enqueue'
import { httpError } from '../platform/http-error'
import { changedMeanwhile } from '../submissions/changes'
import { addHistory } from '../submissions/history'
import { findLead, type StoredLead } from './admin-repository'
import { decisionLines } from './decision-lines'
import { insertDecisions, latestDecisions, listDecisions, newestOf } from './decision-repository'
import { type LeadDesk, renewLetter } from './letters'
import { letterFor, readingOf } from './reading'
import { toDecisions } from './reading-view'

/** Decisions about the reading of a lead. A value that is undefined takes a decision back. */
export interface Deciding {
  decisions: readonly Decision[]
  /** The sequence of the newest decision that was seen; absent ones are not compared. */
  seen?: number | undefined
}

/** So that nobody fills the database through one page. */
const rowsMax = 2_000

/**
 * Stores decisions about a locked lead as one act, with a history entry and an event, and lets a letter follow that nobody edited.
 * Decisions that change nothing are left out. Returns the act; null if none is left.
 * @param actor null for the visitor
 * @throws ApiError 409 if somebody else has decided the same otherwise since `seen`
 */
export async function decide(
  transaction: Knex.Transaction,
  actor: Actor | null,
  lead: StoredLead,
  { decisions, seen }: Deciding,
  siteUrl: string,
): Promise<number | null> {
  const rows = await listDecisions(transaction, lead.id)
  const latest = latestDecisions(rows)
  const changed = decisions.filter(({ key, value }) => !sameValue(latest.get(key)?.value, value))
  const reading = readingOf(lead)
  const overtaken = changed.filter(({ key }) => seen !== undefined && (latest.get(key)?.sequence ?? 0) > seen)
  if (overtaken.length > 0)
    throw inConflict(
      reading,
      overtaken.map(({ key }) => ({ key, value: latest.get(key)?.value })),
    )
  if (changed.length === 0) return null
  if (rows.length + changed.length > rowsMax) throw httpError(422, 'Too much was decided about this request already.')
  const act = await insertDecisions(transaction, lead.id, actor?.name ?? null, newestOf(rows), changed)
  await addHistory(transaction, actor, 'leads', lead.id, 'change', [historyText(reading, changed, actor === null)])
  await enqueueEvents(transaction, 'lead.updated', [lead.id])
  const after = await findLead(transaction, lead.id)
  if (after) await renewLetter(transaction, lead, letterFor(after, siteUrl).text)
  return act
}

/** Takes an act back, except what somebody has decided since. Returns the new act; null if there is nothing to undo. */
async function undoDecisions(
  transaction: Knex.Transaction,
  actor: Actor,
  lead: StoredLead,
  act: number,
  siteUrl: string,
): Promise<number | null> {
  const rows = await listDecisions(transaction, lead.id)
  const latest = latestDecisions(rows)
  const before = latestDecisions(rows, act - 1)
  const undone = rows.filter((row) => row.act === act && latest.get(row.key)?.sequence === row.sequence)
  const decisions = undone.map(({ key }) => ({ key, value: before.get(key)?.value }))
  return decide(transaction, actor, lead, { decisions }, siteUrl)
}

function inConflict(reading: Known, current: readonly Decision[]) {
  const lines = decisionLines(reading, current)
  return changedMeanwhile(current.map(({ key }, index) => ({ field: key, message: `Now: ${lines[index]}.` })))
}

const namedMax = 3

function historyText(reading: Known, decisions: readonly Decision[], isVisitor: boolean): string {
  const lines = decisionLines(reading, decisions).map((line) => (line.length > 120 ? `${line.slice(0, 119)}…` : line))
  const more = lines.length > namedMax ? `; ${lines.length - namedMax} more` : ''
  return `${isVisitor ? 'The visitor decided' : 'Decided'}: ${lines.slice(0, namedMax).join('; ')}${more}`
}

/** Creates the team's actions on the reading of a lead. Every method throws ApiError 404 for an unknown id. */
export function createDecisionAdmin({ config: { siteUrl }, db, read, work }: LeadDesk): Acts<typeof decisionCalls> {
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
