import type { Knex } from 'knex'
import { formatCursor, type ListPosition, type RowCursor } from '../../shared/admin/query'
import { countUpTo } from './count-up-to'
import { type KeyPage, type Listing, matching, type Narrowing, pageOf, placeOf, readParts } from './keyset'
import { type BoundedCount, countSearch, isSearch, readSearchPage } from './keyset-search'

/** Reads one page of a list: each part through its index, or the matches of a search. */
export async function readKeyPage(
  db: Knex,
  listing: Listing,
  narrowing: Narrowing,
  position: ListPosition,
  limit: number,
): Promise<KeyPage> {
  const place = placeOf(listing, position)
  if (isSearch(narrowing)) return readSearchPage(db, listing, narrowing, place, limit)
  return pageOf(await readParts(db, listing, narrowing, place, limit + 1), place, limit)
}

/** The ids of the rows before and after one in a list's order, whether or not the row is still in the list. */
export async function readNeighbors(db: Knex, listing: Listing, narrowing: Narrowing, row: RowCursor) {
  const cursor = formatCursor(row)
  const { ids: before } = await readKeyPage(db, listing, narrowing, { before: cursor }, 1)
  const { ids: after } = await readKeyPage(db, listing, narrowing, { after: cursor }, 1)
  return { previous: before[0] ?? null, next: after[0] ?? null }
}

/**
 * Counts a list up to `most`. If a search matches more than `filled` of the first rows, only those are counted; any
 * other search has to find all its matches anyway, so it counts them all.
 * @param filled more matches than this among the first rows count as many
 */
export async function countList(
  db: Knex,
  listing: Listing,
  narrowing: Narrowing,
  { most, filled }: { most: number; filled: number },
): Promise<BoundedCount> {
  if (isSearch(narrowing)) return countSearch(db, listing, narrowing, filled)
  const count = await countUpTo(db, matching(db, listing, narrowing), most + 1)
  return count <= most ? { count, isLeast: false } : { count: most, isLeast: true }
}
