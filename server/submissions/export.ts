import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { ListPosition } from '../../shared/admin/query'
import { csvRow, safeCsvCell } from '../../shared/csv'
import { recordAct } from '../audit/record'
import type { Listing, Narrowing } from '../platform/keyset'
import { readKeyPage } from '../platform/keyset-list'

/** Without it, Excel reads UTF-8 in the local legacy encoding. */
const byteOrderMark = '\uFEFF'

const batchRows = 500

interface Export<Row> {
  db: Knex
  name: string
  listing: Listing
  narrowing: Narrowing
  columns: readonly (readonly [name: string, cellOf: (row: Row) => string])[]
  read: (db: Knex, ids: readonly string[]) => Promise<Row[]>
}

/**
 * All rows of a list, not only of its page, in chunks of a CSV file; recorded in the audit log before the first one. Only
 * one batch is in memory. Cells are escaped, so a spreadsheet executes nothing that visitors wrote.
 */
export async function* exportRows<Row>(actor: Actor, { db, name, listing, narrowing, columns, read }: Export<Row>) {
  await recordAct(db, actor, { kind: 'export', text: `Exported ${name}` })
  yield byteOrderMark + csvRow(columns.map(([label]) => label))
  for (let position: ListPosition | null = {}; position; ) {
    const { ids, next } = await readKeyPage(db, listing, narrowing, position, batchRows)
    const rows = ids.length > 0 ? await read(db, ids) : []
    if (rows.length > 0) yield rows.map((row) => csvRow(columns.map(([, cellOf]) => safeCsvCell(cellOf(row))))).join('')
    position = next ? { after: next } : null
  }
}

/** A time in UTC in a format that spreadsheets recognize: `2026-01-31 14:05:00`. */
export const csvMoment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
