import type { Knex } from 'knex'
import type { Decision } from '../../shared/match/terms/decision-schema'
import type { SlotKey } from '../../shared/match/terms/slots'

/** A stored decision. `value` is undefined if the decision was taken back. */
export interface DecisionRow {
  sequence: number
  act: number
  key: SlotKey
  value: unknown
  /** The team member; null for the visitor. */
  author: string | null
  at: Date
}

/** A column `decisions` of `leads`: the decisions that count, those of one lead by key. */
export const decisionsColumn = (db: Knex) =>
  db.raw(`(
    select coalesce(json_agg(json_build_object('key', key, 'value', value) order by key), '[]') from (
      select distinct on (key) key, value from lead_decisions where lead_id = leads.id order by key, sequence desc
    ) as latest where value is not null
  ) as decisions`)

/** All decisions about a lead, those that no longer count included, oldest first. */
export async function listDecisions(db: Knex, leadId: string): Promise<DecisionRow[]> {
  const rows = await db('lead_decisions')
    .where({ lead_id: leadId })
    .orderBy('sequence')
    .select<(DecisionRow & { isTakenBack: boolean })[]>(
      { sequence: 'sequence', act: 'act', key: 'key', value: 'value', author: 'author', at: 'created_at' },
      db.raw('value is null as "isTakenBack"'),
    )
  return rows.map(({ isTakenBack, ...row }) => ({ ...row, value: isTakenBack ? undefined : row.value }))
}

/** The decision of each key that counts, among those up to a sequence if one is given. */
export function latestDecisions(rows: readonly DecisionRow[], upTo = Number.POSITIVE_INFINITY) {
  return new Map(rows.filter(({ sequence }) => sequence <= upTo).map((row) => [row.key, row]))
}

/** The decisions that count, without those taken back. */
export function decisionsOf(rows: readonly DecisionRow[], upTo?: number): Decision[] {
  return [...latestDecisions(rows, upTo).values()].filter(({ value }) => value !== undefined)
}

/** Adds decisions as one act after the given sequence, in the transaction that has the lead locked. Returns the act. */
export async function insertDecisions(
  transaction: Knex.Transaction,
  leadId: string,
  author: string | null,
  last: number,
  decided: readonly Decision[],
): Promise<number> {
  const act = last + 1
  await transaction('lead_decisions').insert(
    decided.map(({ key, value }, index) => ({
      lead_id: leadId,
      sequence: act + index,
      act,
      key,
      author,
      value: value === undefined ? null : JSON.stringify(value),
    })),
  )
  return act
}

export const newestOf = (rows: readonly DecisionRow[]): number => rows.at(-1)?.sequence ?? 0
