import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { ChangeOutcome, WorkFields } from '../../shared/admin/changes'
import { type SubmissionStatus, statusLabel } from '../../shared/admin/submissions'
import type { FieldError } from '../../shared/api'
import { groupBy } from '../../shared/group-by'
import { enqueueEvents } from '../outbox/enqueue'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'
import { kinds, type WorkTables } from './kinds'

export interface WorkRow {
  id: string
  status: SubmissionStatus
  owner: string | null
  merged_into?: string | null
}

type Field = 'status' | 'owner' | 'merged_into'

/** One field of one row, before and after. An empty text stands for no value. */
export interface Change {
  id: string
  field: Field
  was: string
  became: string
}

const valueIn = (row: WorkRow, field: Field): string => row[field] ?? ''

/**
 * What setting the fields would change in a row. If a field no longer has the value that was seen, another person's
 * value stays unless the field is set here; if both set different values, it is a conflict.
 * @param seen the fields' values when the form was filled in; an absent one is set unconditionally
 */
export function compareFields(row: WorkRow, wanted: WorkFields, seen: WorkFields = {}) {
  const changes: Change[] = []
  const conflicts: Field[] = []
  for (const field of ['status', 'owner'] as const) {
    const [became, was, before] = [wanted[field], valueIn(row, field), seen[field]]
    if (became === undefined || became === was || became === before) continue
    if (before !== undefined && before !== was) conflicts.push(field)
    else changes.push({ id: row.id, field, was, became })
  }
  return { changes, conflicts }
}

/** The error if someone else has set these fields in the meantime. It names the current values. */
export const fieldsInConflict = (row: WorkRow, fields: readonly Field[]) =>
  changedMeanwhile(fields.map((field) => ({ field, message: nowIs(field, valueIn(row, field)) })))

export const changedMeanwhile = (errors: FieldError[]) =>
  httpError(
    409,
    ['Someone else has changed this in the meantime.', ...errors.map(({ message }) => message)].join(' '),
    errors,
  )

const nowIs = (field: Field, value: string) =>
  field === 'status'
    ? `The status is now ${statusLabel(value as SubmissionStatus)}.`
    : `The owner is now ${value || 'nobody'}.`

const describers: Record<Field, (change: Change) => string> = {
  status: ({ was, became }) =>
    `Status: ${statusLabel(was as SubmissionStatus)} → ${statusLabel(became as SubmissionStatus)}`,
  owner: ({ became }) => `Owner: ${became || 'nobody'}`,
  merged_into: ({ became }) => (became ? 'Merged into another request' : 'No longer merged'),
}

/**
 * Writes and announces changes, each with its history entry, as one act, and returns its id; undefined if none.
 * @param actor null for consequences of a visitor's action
 */
export async function writeChanges(
  transaction: Knex.Transaction,
  actor: Actor | null,
  of: WorkTables,
  changes: readonly Change[],
  before = '',
): Promise<string | null> {
  if (changes.length === 0) return null
  const act = randomUUID()
  for (const alike of groupBy(changes, ({ field, became }) => `${field} ${became}`).values()) {
    const [{ field, became }] = alike as [Change]
    const ids = alike.map(({ id }) => id)
    await transaction(of)
      .whereIn('id', ids)
      .update({ [field]: became || null })
  }
  const { history, key, updated } = kinds[of]
  const entries = changes.map(({ id, ...change }) => ({
    id: randomUUID(),
    [key]: id,
    kind: 'change',
    act,
    author: actor?.name ?? null,
    ...change,
    text: before + describers[change.field]({ id, ...change }),
  }))
  await transaction(history).insert(entries)
  await enqueueEvents(
    transaction,
    updated,
    changes.map(({ id }) => id),
  )
  return act
}

/** Locks rows in the order of their ids, so two transactions that lock several rows cannot deadlock. */
export function lockRows<Row extends WorkRow>(transaction: Knex.Transaction, of: WorkTables, ids: readonly string[]) {
  return transaction(of)
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .then((rows) => rows as Row[])
}

/** What to do for rows that were spam and no longer are. */
export type OnFreed = (transaction: Knex.Transaction, ids: readonly string[]) => Promise<void>

export const freedBy = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ id, field, was }) => (field === 'status' && was === 'spam' ? id : []))

export type ManyChanges = WorkFields & { ids: readonly string[]; seen?: WorkFields | undefined }

/** Sets fields of many rows in one transaction; skips rows in which somebody has changed a field since it was seen. */
export async function changeMany(
  db: Knex,
  actor: Actor,
  of: WorkTables,
  { ids, seen, ...wanted }: ManyChanges,
  onFreed: OnFreed,
): Promise<ChangeOutcome> {
  return db.transaction(async (transaction) => {
    const rows = await lockRows(transaction, of, ids)
    const changes = rows.flatMap((row) => {
      const { changes, conflicts } = compareFields(row, wanted, seen)
      return conflicts.length > 0 ? [] : changes
    })
    const act = await writeChanges(transaction, actor, of, changes)
    await onFreed(transaction, freedBy(changes))
    return outcomeOf(act, changes, rows.length)
  })
}

function outcomeOf(act: string | null, changes: readonly Change[], rows: number): ChangeOutcome {
  const changed = new Set(changes.map(({ id }) => id)).size
  return { act, changed, kept: rows - changed }
}

/** Undoes an act, as a new act: each field that still has its value gets its former one. @throws ApiError 404 */
export async function undoAct(db: Knex, actor: Actor, of: WorkTables, act: string, onFreed: OnFreed) {
  const { history, key } = kinds[of]
  return db.transaction(async (transaction) => {
    const done = isId(act)
      ? await transaction(history)
          .where({ act })
          .select<Change[]>({ id: key, field: 'field', was: 'was', became: 'became' })
      : []
    if (done.length === 0) throw httpError(404, 'There is nothing left to undo.')
    const rows = await lockRows(transaction, of, [...new Set(done.map(({ id }) => id))])
    const byId = new Map(rows.map((row) => [row.id, row]))
    const changes = done.flatMap(({ id, field, was, became }): Change[] => {
      const row = byId.get(id)
      return row && valueIn(row, field) === became ? [{ id, field, was: became, became: was }] : []
    })
    const undone = await writeChanges(transaction, actor, of, changes, 'Undone. ')
    await onFreed(transaction, freedBy(changes))
    return outcomeOf(undone, changes, rows.length)
  })
}
