import type { Knex } from 'knex'
import type { ListPosition } from '../../shared/admin/query'
import { csvRow, safeCsvCell } from '../../shared/csv'
import type { Listing, Narrowing } from '../platform/keyset'
import { readKeyPage } from '../platform/keyset-list'

/** Without it Excel takes UTF-8 for the letters of the machine's own region. */
const byteOrderMark = '\uFEFF'

const batchRows = 500

interface List<Row> {
  listing: Listing
  narrowing: Narrowing
  /** The rows of some ids in their order. */
  read(ids: readonly string[]): Promise<Row[]>
}

/** All rows of a list, a batch at a time, read as they are taken: so many are held at once and no more. */
export async function* readBatches<Row>(
  db: Knex,
  { listing, narrowing, read }: List<Row>,
): AsyncGenerator<Row[], void, undefined> {
  for (let position: ListPosition | null = {}; position; ) {
    const { ids, next } = await readKeyPage(db, listing, narrowing, position, batchRows)
    if (ids.length > 0) yield await read(ids)
    position = next ? { after: next } : null
  }
}

/** Rows as the pieces of a CSV file that a spreadsheet opens without running anything of what strangers wrote. */
export async function* csvPieces<Row>(
  heading: readonly string[],
  batches: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => string[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(heading)
  for await (const rows of batches) yield rows.map((row) => csvRow(cellsOf(row).map(safeCsvCell))).join('')
}

/** As spreadsheets read a moment: `2026-01-31 14:05:00`. */
export const csvMoment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
