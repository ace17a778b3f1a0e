import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { HistoryEntry } from '../../shared/admin/submissions'

/** Where the history of what is kept: the table, and its column that names the submission. */
export const histories = {
  leads: { table: 'lead_history', subject: 'lead_id' },
  contact_messages: { table: 'message_history', subject: 'message_id' },
  corrections: { table: 'correction_history', subject: 'correction_id' },
} as const

type WithHistory = keyof typeof histories

/** Those whose entries name the act that they belong to, so that it can be undone. */
export type WithActs = Exclude<WithHistory, 'corrections'>

/** @param actor null for what the visitor did */
export async function addHistory(
  db: Knex,
  actor: Actor | null,
  of: WithHistory,
  id: string,
  kind: HistoryEntry['kind'],
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return
  const { table, subject } = histories[of]
  const author = actor?.name ?? null
  await db(table).insert(texts.map((text) => ({ id: randomUUID(), [subject]: id, kind, text, author })))
}

/** More of a history is kept than anybody reads at once. */
const mostHistory = 500

/** What was noted and done about these, the newest entries first. */
export async function listHistory(db: Knex, of: WithHistory, ...ids: string[]): Promise<HistoryEntry[]> {
  const { table, subject } = histories[of]
  const act = of === 'corrections' ? db.raw('null::uuid as act') : 'act'
  const rows = await db(table)
    .whereIn(subject, ids)
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(mostHistory)
    .select<(Omit<HistoryEntry, 'at'> & { at: Date })[]>(
      { id: 'id', at: 'created_at', kind: 'kind', text: 'text', author: 'author' },
      act,
    )
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}
