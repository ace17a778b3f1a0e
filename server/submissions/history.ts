import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { HistoryEntry } from '../../shared/admin/submissions'

/** Where the history of what is kept: the table, and its column that names the submission. */
const histories = {
  leads: { table: 'lead_history', subject: 'lead_id' },
  corrections: { table: 'correction_history', subject: 'correction_id' },
} as const

type WithHistory = keyof typeof histories

export async function addHistory(
  db: Knex,
  of: WithHistory,
  id: string,
  kind: HistoryEntry['kind'],
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return
  const { table, subject } = histories[of]
  await db(table).insert(texts.map((text) => ({ id: randomUUID(), [subject]: id, kind, text })))
}

/** More of a history is kept than anybody reads at once. */
const mostHistory = 500

/** The newest entries first. */
export async function listHistory(db: Knex, of: WithHistory, id: string): Promise<HistoryEntry[]> {
  const { table, subject } = histories[of]
  const rows = await db(table)
    .where({ [subject]: id })
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(mostHistory)
    .select<(Omit<HistoryEntry, 'at'> & { at: Date })[]>({ id: 'id', at: 'created_at', kind: 'kind', text: 'text' })
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}
