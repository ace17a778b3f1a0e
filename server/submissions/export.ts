import type { Knex } from 'knex'
import type { ListPosition } from '../../shared/admin/query'
import { csvRow, safeCsvCell } from '../../shared/csv'
import type { Listing, Narrowing } from '../platform/keyset'
import { readKeyPage } from '../platform/keyset-list'

/** Without it, Excel reads UTF-8 in the local legacy encoding. */
const byteOrderMark = '\uFEFF'

const batchRows = 500

interface List<Row> {
  listing: Listing
  narrowing: Narrowing
  read(ids: readonly string[]): Promise<Row[]>
}

/** All rows of a list in batches. The next batch is read only when it is needed, so only one is in memory. */
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

/** Rows in chunks of a CSV file. Cells are escaped, so a spreadsheet executes nothing that visitors wrote. */
export async function* csvPieces<Row>(
  heading: readonly string[],
  batches: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => string[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(heading)
  for await (const rows of batches) yield rows.map((row) => csvRow(cellsOf(row).map(safeCsvCell))).join('')
}

/** A time in UTC in a format that spreadsheets recognize: `2026-01-31 14:05:00`. */
export const csvMoment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
