import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { HistoryEntry } from '../../shared/admin/submissions'
import { type WithDates, withTimes } from '../platform/rows'
import { kinds, type SubmissionTables } from './kinds'

/** @param actor null for a visitor's action */
export async function addHistory(
  db: Knex,
  actor: Actor | null,
  of: SubmissionTables,
  id: string,
  kind: HistoryEntry['kind'],
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return
  const { history, key } = kinds[of]
  const author = actor?.name ?? null
  await db(history).insert(texts.map((text) => ({ id: randomUUID(), [key]: id, kind, text, author })))
}

/** How many entries are read at most; older ones are kept. */
const mostHistory = 500

/** The history of these submissions, newest entries first. */
export async function listHistory(db: Knex, of: SubmissionTables, ...ids: string[]): Promise<HistoryEntry[]> {
  const { history, key } = kinds[of]
  const act = of === 'corrections' ? db.raw('null::uuid as act') : 'act'
  const rows = await db(history)
    .whereIn(key, ids)
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(mostHistory)
    .select<WithDates<HistoryEntry, 'at'>[]>(
      { id: 'id', at: 'created_at', kind: 'kind', text: 'text', author: 'author' },
      act,
    )
  return rows.map(withTimes)
}
