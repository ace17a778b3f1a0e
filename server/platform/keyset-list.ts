import type { Knex } from 'knex'
import { formatCursor, type ListPosition, type Neighbors } from '../../shared/admin/query'
import {
  type KeyPage,
  type Listing,
  matching,
  microseconds,
  type Narrowing,
  pageOf,
  placeOf,
  readParts,
} from './keyset'
import { type BoundedCount, countSearch, isSearch, readSearchPage } from './keyset-search'
import { countUpTo } from './rows'

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

interface ListPlace {
  /** Microseconds since 1970. */
  time: string
  part: number
}

/** The position of a row in a list's order; if it is in none of the parts, as if it were in the first. */
export async function findPlace(db: Knex, id: string, { table, time, parts }: Listing): Promise<ListPlace | undefined> {
  const part = parts.map(({ where }, index) => `when ${where} then ${index}`).join(' ')
  return db(table)
    .where({ id })
    .first<ListPlace | undefined>(db.raw(`${microseconds(time)}::text as time, case ${part} else 0 end as part`))
}

/** The rows before and after a place, in the given part: the one that the row was in when it was opened. */
export async function readNeighborsAt(
  db: Knex,
  listing: Listing,
  narrowing: Narrowing,
  { id, time, ...place }: ListPlace & { id: string },
  given: string,
): Promise<Neighbors> {
  const part = Math.min(given === '' ? place.part : Number(given), listing.parts.length - 1)
  const cursor = formatCursor({ part, time, id })
  const { ids: before } = await readKeyPage(db, listing, narrowing, { before: cursor }, 1)
  const { ids: after } = await readKeyPage(db, listing, narrowing, { after: cursor }, 1)
  return { previous: before[0] ?? null, next: after[0] ?? null, part }
}

/** Counts a list up to `most`; of a search that matches more than `filled` of the first rows, only those. */
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
