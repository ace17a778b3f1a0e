import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { HistoryEntry } from '../../shared/admin/submissions'

/** The history table of each kind of submission, and its column with the submission's id. */
export const histories = {
  leads: { table: 'lead_history', subject: 'lead_id' },
  contact_messages: { table: 'message_history', subject: 'message_id' },
  corrections: { table: 'correction_history', subject: 'correction_id' },
} as const

type WithHistory = keyof typeof histories

/** The tables whose history entries name their act, so it can be undone. */
export type WithActs = Exclude<WithHistory, 'corrections'>

/** @param actor null for a visitor's action */
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

/** Stores a note on a submission. */
export const addNote = (db: Knex, actor: Actor, of: WithHistory, id: string, text: string): Promise<void> =>
  addHistory(db, actor, of, id, 'note', [text])

/** How many entries are read at most; older ones are kept. */
const mostHistory = 500

/** The history of these submissions, newest entries first. */
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
