import type { Knex } from 'knex'
import {
  allOf,
  type Key,
  type Listing,
  matching,
  microseconds,
  type Narrowing,
  type Place,
  pageOf,
  placeOf,
  rowsOf,
  type SearchCondition,
  type SearchWord,
  startOf,
} from './keyset'
import { countUpTo } from './rows'

/** How many of the next rows in a list's order a search reads first: a frequent word fills its page from them. */
const nearRows = 1_000
const sampleRows = 100

export type Search = Narrowing & { search: SearchCondition }

export const isSearch = (narrowing: Narrowing): narrowing is Search => narrowing.search !== undefined

/**
 * The next rows in the list's order are scanned first. If they do not fill the page, all matches are found through the
 * trigram index and sorted. So neither a frequent nor a rare word reads the whole table.
 */
export async function readSearchPage(db: Knex, listing: Listing, search: Search, place: Place, limit: number) {
  const wanted = limit + 1
  const near = search.search.isExact ? undefined : await searchNear(db, listing, search, place, wanted)
  if (near?.keys) return pageOf(near.keys, place, limit)
  const words = near ? rareByIndex(search.search.words, near.shares) : search.search.words
  const rare = { ...search, search: { ...search.search, words } }
  const { keys, total } = await searchAll(db, listing, rare, place, wanted)
  return { ...pageOf(keys, place, limit), total }
}

interface Near {
  /** Absent if the scanned rows neither fill the page nor are all the rows there are. */
  keys?: Key[]
  shares: number[]
}

async function searchNear(db: Knex, listing: Listing, search: Search, place: Place, wanted: number): Promise<Near> {
  const { words, columns } = search.search
  const { sql, bindings } = allOf(words)
  const keys: Key[] = []
  let shares = words.map(() => 0)
  let left = nearRows
  for (const step of place.steps) {
    const near = rowsOf(db, listing, search, step)
      .limit(left)
      .select('id', ...columns, `${listing.time} as time`)
    const { rows } = await db.raw<{ rows: { scanned: number; shares: number[]; id: string | null; time: string }[] }>(
      `with near as materialized (?)
       select scanned, shares, id, time
       from (select count(*)::int as scanned from near) as size cross join (
         select array[${words.map((word) => `count(*) filter (where ${word.sql})`).join()}]::int[] as shares
         from (select * from near limit ${sampleRows}) as sample
       ) as sampled left join lateral (
         select id, ${microseconds('time')} as time from near where ${sql} limit ?
       ) as match on true`,
      [near, ...bindings, ...bindings, place.offset + wanted],
    )
    for (const { id, time } of rows) if (id) keys.push({ id, time, part: step.index })
    left -= rows[0]?.scanned ?? 0
    shares = shares.map((share, index) => Math.max(share, rows[0]?.shares[index] ?? 0))
    if (keys.length >= place.offset + wanted) break
    if (left <= 0) return { shares }
  }
  return { keys: keys.slice(place.offset, place.offset + wanted), shares }
}

/**
 * Lets the index find the rarest words: those that few rows contain, and at least the rarest one. The rows it finds are
 * then checked for the other words, because reading their long lists in the index would cost more.
 */
function rareByIndex(words: readonly SearchWord[], shares: readonly number[]): SearchWord[] {
  const few = Math.max(sampleRows / 10, Math.min(...shares))
  // The planner does not use an index for a condition that is wrapped in another expression.
  return words.map((word, index) => ((shares[index] ?? 0) <= few ? word : { ...word, sql: `(${word.sql}) is true` }))
}

/** Finds the matches before sorting them: otherwise the planner walks the whole order instead of sorting a few rows. */
async function searchAll(db: Knex, listing: Listing, search: Search, place: Place, wanted: number) {
  const { steps, reversed, offset } = place
  const rank = `case ${listing.parts.map(({ where }, index) => `when ${where} then ${index}`).join(' ')} end`
  const hits = matching(db, listing, search).select(
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

/** How many rows a list has: exactly, or at least. */
export interface BoundedCount {
  count: number
  isLeast: boolean
}

/** Counts a search's matches: all of them, or only those among the first rows if there are more than `filled`. */
export async function countSearch(db: Knex, listing: Listing, search: Search, filled: number): Promise<BoundedCount> {
  const near = await countNear(db, listing, search)
  if (!near.isLeast || near.count > filled) return near
  return { count: await countUpTo(db, matching(db, listing, search)), isLeast: false }
}

async function countNear(db: Knex, listing: Listing, search: Search): Promise<BoundedCount> {
  const { sql, bindings } = allOf(search.search.words)
  let left = nearRows
  let count = 0
  for (const step of placeOf(listing, {}).steps) {
    const near = rowsOf(db, listing, search, step)
      .limit(left)
      .select(...search.search.columns)
    const { rows } = await db.raw<{ rows: { scanned: number; matched: number }[] }>(
      `with near as materialized (?)
       select count(*)::int as scanned, (count(*) filter (where ${sql}))::int as matched from near`,
      [near, ...bindings],
    )
    count += rows[0]?.matched ?? 0
    left -= rows[0]?.scanned ?? 0
    if (left <= 0) return { count, isLeast: true }
  }
  return { count, isLeast: false }
}
