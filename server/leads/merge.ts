import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import { httpError } from '../platform/http-error'
import { type Change, lockRows, type WorkRow, writeChanges } from '../submissions/changes'
import { addHistory } from '../submissions/history'

interface MergedRow extends WorkRow {
  merged_into: string | null
  organization_name: string
}

/**
 * Merges leads: the page of `into` then shows the answers, notes, and emails of `ids` and of leads merged into those,
 * which no longer appear in lists of their own. They do not change, except that open ones are closed. Returns the act.
 * @throws ApiError 409 if `into` is itself merged into another lead, 404 for an unknown one
 */
export async function mergeLeads(db: Knex, actor: Actor, into: string, ids: readonly string[]): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const theirs = await transaction('leads')
      .whereIn('merged_into', [...ids])
      .pluck<string[]>('id')
    const rows = await lockRows<MergedRow>(transaction, 'leads', [...new Set([into, ...ids, ...theirs])])
    const target = rows.find(({ id }) => id === into)
    if (!(target && ids.every((id) => rows.some((row) => row.id === id))))
      throw httpError(404, 'There is no lead with that id.')
    if (target.merged_into) throw httpError(409, 'This request has itself been merged into another one.')
    const others = rows.filter(({ id, merged_into }) => id !== into && merged_into !== into)
    const changes = others.flatMap(({ id, status, merged_into }): Change[] => [
      { id, field: 'merged_into', was: merged_into ?? '', became: into },
      ...(status === 'new' || status === 'in-review'
        ? [{ id, field: 'status' as const, was: status, became: 'closed' }]
        : []),
    ])
    const names = others.filter(({ id }) => ids.includes(id)).map(({ organization_name }) => organization_name)
    await addHistory(
      transaction,
      actor,
      'leads',
      into,
      'change',
      names.map((name) => `Merged with the request of ${name}`),
    )
    return writeChanges(transaction, actor, 'leads', changes)
  })
}
