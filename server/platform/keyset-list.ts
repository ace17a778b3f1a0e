import type { Knex } from 'knex'
import { formatCursor, type ListPosition, type RowCursor } from '../../shared/admin/query'
import {
  countUpTo,
  type Key,
  type KeyPage,
  type Listing,
  matching,
  microseconds,
  type Narrowing,
  type Place,
  pageOf,
  placeOf,
  readParts,
  rowsOf,
  startOf,
} from './keyset'

/** In so many rows of a list's order a search looks first: a frequent word fills its page from them. */
const nearRows = 1_000

/**
 * Reads one page of a list. Without a search each part is read along its index. With one, the rows that come next in the
 * order are looked through first; where they do not fill the page, all matches are found by the index of trigrams and
 * put in order. So neither a frequent nor a rare word reads the whole table.
 */
export async function readKeyPage(
  db: Knex,
  listing: Listing,
  narrowing: Narrowing,
  position: ListPosition,
  limit: number,
): Promise<KeyPage> {
  const place = placeOf(listing, position)
  const wanted = limit + 1
  if (!narrowing.search) return pageOf(await readParts(db, listing, narrowing, place, wanted), place, limit)
  const near = narrowing.search.isExact ? undefined : await searchNear(db, listing, narrowing, place, wanted)
  if (near) return pageOf(near, place, limit)
  const { keys, total } = await searchAll(db, listing, narrowing, place, wanted)
  return { ...pageOf(keys, place, limit), total }
}

/** Undefined where the rows that were looked through neither fill the page nor are all there are. */
async function searchNear(db: Knex, listing: Listing, narrowing: Narrowing, place: Place, wanted: number) {
  const keys: Key[] = []
  let left = nearRows
  for (const step of place.steps) {
    const near = rowsOf(db, listing, narrowing, step)
      .limit(left)
      .select('id', ...(narrowing.search?.columns ?? []), `${listing.time} as time`)
    const { rows } = await db.raw<{ rows: { scanned: number; id: string | null; time: string }[] }>(
      `with near as materialized (?)
       select scanned, id, time
       from (select count(*)::int as scanned from near) as size left join lateral (
         select id, ${microseconds('time')} as time from near where ${narrowing.search?.sql} limit ?
       ) as match on true`,
      [near, ...(narrowing.search?.bindings ?? []), place.offset + wanted],
    )
    for (const { id, time } of rows) if (id) keys.push({ id, time, part: step.index })
    left -= rows[0]?.scanned ?? 0
    if (keys.length >= place.offset + wanted) break
    if (left <= 0) return undefined
  }
  return keys.slice(place.offset, place.offset + wanted)
}

/** The matches are found apart from their order: the planner would else rather walk the whole order than sort a few. */
async function searchAll(db: Knex, listing: Listing, narrowing: Narrowing, place: Place, wanted: number) {
  const { steps, reversed, offset } = place
  const rank = `case ${listing.parts.map(({ where }, index) => `when ${where} then ${index}`).join(' ')} end`
  const hits = matching(db, listing, narrowing).select(
    ...['id', db.raw(`${listing.time} as time`), db.raw(`${rank} as part`)],
    db.raw(`${listing.leading ?? 'null::text'} as leading_key`),
  )
  const later = steps.map(({ from, index }) => (from ? undefined : index)).filter((index) => index !== undefined)
  const first = steps.find(({ from }) => from)
  const start = first && startOf(listing, first, { time: 'time', leading: 'leading_key' })
  const ascending = listing.parts.flatMap(({ descending }, index) => (descending === reversed ? [index] : []))
  const forward = `part in (${[-1, ...ascending].join(', ')})`
  const { rows } = await db.raw<{ rows: { total: number; id: string | null; time: string; part: number }[] }>(
    `with hits as materialized (?)
     select total, id, time, part
     from (select count(*)::int as total from hits) as size left join lateral (
       select id, ${microseconds('time')} as time, part from hits
       where part = any(?::int[]) ${start ? `or (part = ${first.index} and ${start.sql})` : ''}
       order by part ${reversed ? 'desc' : 'asc'},
         case when ${forward} then leading_key end, case when ${forward} then hits.time end, case when ${forward} then id end,
         leading_key desc, hits.time desc, id desc
       limit ? offset ?
     ) as match on true`,
    [hits, later, ...(start?.bindings ?? []), wanted, offset],
  )
  const keys = rows.flatMap(({ id, time, part }): Key[] => (id ? [{ id, time, part }] : []))
  return { keys, total: rows[0]?.total ?? 0 }
}

/** The ids of the rows before and after one in a list, whether the list still has it or not. */
export async function readNeighbors(db: Knex, listing: Listing, narrowing: Narrowing, row: RowCursor) {
  const cursor = formatCursor(row)
  const { ids: before } = await readKeyPage(db, listing, narrowing, { before: cursor }, 1)
  const { ids: after } = await readKeyPage(db, listing, narrowing, { after: cursor }, 1)
  return { previous: before[0] ?? null, next: after[0] ?? null }
}

/** How many rows a list has: exactly, or at least so many. */
export interface BoundedCount {
  count: number
  isLeast: boolean
}

/**
 * Counts a list up to `most`. Of a search that matches many of the rows that come first only those are counted, and of
 * every other search all, as they have to be found all the same.
 * @param filled so many matches among the first rows are many
 */
export async function countList(
  db: Knex,
  listing: Listing,
  narrowing: Narrowing,
  { most, filled }: { most: number; filled: number },
): Promise<BoundedCount> {
  if (narrowing.search) {
    const near = await countNear(db, listing, narrowing)
    if (!near.isLeast || near.count > filled) return near
  }
  const count = await countUpTo(db, matching(db, listing, narrowing), narrowing.search ? undefined : most + 1)
  return narrowing.search || count <= most ? { count, isLeast: false } : { count: most, isLeast: true }
}

async function countNear(db: Knex, listing: Listing, narrowing: Narrowing): Promise<BoundedCount> {
  let left = nearRows
  let count = 0
  for (const step of placeOf(listing, {}).steps) {
    const near = rowsOf(db, listing, narrowing, step)
      .limit(left)
      .select(...(narrowing.search?.columns ?? []))
    const { rows } = await db.raw<{ rows: { scanned: number; matched: number }[] }>(
      `with near as materialized (?)
       select count(*)::int as scanned, (count(*) filter (where ${narrowing.search?.sql}))::int as matched from near`,
      [near, ...(narrowing.search?.bindings ?? [])],
    )
    count += rows[0]?.matched ?? 0
    left -= rows[0]?.scanned ?? 0
    if (left <= 0) return { count, isLeast: true }
  }
  return { count, isLeast: false }
}
