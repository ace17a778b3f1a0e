import type { Knex } from 'knex'
import { formatCursor, type ListPosition, parseCursor, type RowCursor } from '../../shared/admin/query'
import { countUpTo } from './rows'

/** A section of a list, read in the order of an index. Sections do not overlap. The texts are trusted SQL. */
export interface ListPart {
  where: string
  descending: boolean
}

/** A list whose order stays stable while rows are added: by `leading` if given, by `time`, then by id. */
export interface Listing {
  table: string
  /** A column of type timestamptz. */
  time: string
  /** An expression that sorts before the time. Its value for a row must never change. */
  leading?: string
  parts: readonly ListPart[]
  /** A condition that all parts imply: a row that is in none of them is not in the list. Absent if every row is. */
  where?: string
}

/** A condition that a row must meet for a search, in a form that an index can answer. */
export interface SearchWord {
  sql: string
  bindings: readonly string[]
}

/** All of these conditions, over the given columns. `isExact`: only a few rows can match. */
export interface SearchCondition {
  words: readonly SearchWord[]
  columns: readonly string[]
  isExact?: boolean
}

export const allOf = (words: readonly SearchWord[]): SearchWord => ({
  sql: words.map(({ sql }) => `(${sql})`).join(' and '),
  bindings: words.flatMap(({ bindings }) => bindings),
})

/** Which rows of a list are included. */
export interface Narrowing {
  filter(query: Knex.QueryBuilder): void
  search?: SearchCondition | undefined
}

/** One page of a list as ids in order, with the positions from which the pages before and after it are read. */
export interface KeyPage {
  ids: string[]
  previous: string | null
  next: string | null
  /** The length of the whole list, if all its rows were found to read the page. */
  total?: number
}

export interface Key {
  id: string
  /** Microseconds since 1970. */
  time: string
  part: number
}

/** Which rows are read next: of which part, in which direction, from which row. */
export interface Step {
  part: ListPart
  index: number
  from?: RowCursor | undefined
  reversed: boolean
}

export interface Place {
  steps: Step[]
  reversed: boolean
  offset: number
  isAtEdge: boolean
}

export function placeOf({ parts }: Listing, { after, before, offset = 0 }: ListPosition): Place {
  const reversed = before !== undefined
  const from = parseCursor(before ?? after ?? '')
  const all = parts.map((part, index) => ({ part, index, reversed }))
  const ordered = reversed ? all.toReversed() : all
  const rest = from ? ordered.filter(({ index }) => (reversed ? index <= from.part : index >= from.part)) : ordered
  const steps = rest.map((step) => (step.index === from?.part ? { ...step, from } : step))
  return { steps, reversed, offset, isAtEdge: !from && offset === 0 }
}

export function pageOf(keys: Key[], { reversed, isAtEdge }: Place, limit: number): KeyPage {
  const hasMore = keys.length > limit
  const shown = keys.slice(0, limit)
  if (reversed) shown.reverse()
  const [first, last] = [shown[0], shown.at(-1)]
  const hasBefore = reversed ? hasMore : !isAtEdge
  const hasAfter = reversed ? !isAtEdge : hasMore
  return {
    ids: shown.map(({ id }) => id),
    previous: hasBefore && first ? formatCursor(first) : null,
    next: hasAfter && last ? formatCursor(last) : null,
  }
}

export async function readParts(db: Knex, listing: Listing, narrowing: Narrowing, place: Place, wanted: number) {
  const keys: Key[] = []
  let { offset } = place
  for (const step of place.steps) {
    const query = rowsOf(db, listing, narrowing, step)
    const rows = await selectKeys(db, listing, step, query.clone().offset(offset), wanted - keys.length)
    keys.push(...rows)
    if (keys.length >= wanted) break
    if (offset > 0) offset = rows.length > 0 ? 0 : offset - (await countUpTo(db, query, offset))
  }
  return keys
}

export function matching(db: Knex, { table, where = 'true' }: Listing, { filter, search }: Narrowing) {
  const query = db(table).whereRaw(where)
  filter(query)
  if (!search) return query
  const { sql, bindings } = allOf(search.words)
  return query.whereRaw(sql, bindings)
}

/** The rows of a step in their order, without the condition of a search. */
export function rowsOf(db: Knex, listing: Listing, { filter }: Narrowing, step: Step) {
  const { part, reversed, from } = step
  const query = db(listing.table).whereRaw(part.where)
  filter(query)
  const start = from && startOf(listing, step, listing)
  if (start) query.whereRaw(start.sql, start.bindings)
  const direction = part.descending === reversed ? 'asc' : 'desc'
  const keys = [...(listing.leading ? [listing.leading] : []), listing.time, 'id']
  return query.orderByRaw(keys.map((key) => `${key} ${direction}`).join(', '))
}

/** The condition for the rows after a given row in its part's order. If the row is gone, the list starts over. */
export function startOf(
  { table, leading }: Listing,
  { part, reversed, from }: Step,
  names: { time: string; leading?: string },
) {
  const sign = part.descending === reversed ? '>' : '<'
  const moment = `timestamptz 'epoch' + ?::bigint * interval '1 microsecond'`
  const [time, id] = [from?.time ?? '', from?.id ?? '']
  if (!leading) return { sql: `(${names.time}, id) ${sign} (${moment}, ?::uuid)`, bindings: [time, id] }
  const former = `coalesce((select ${leading} from ${table} where id = ?::uuid), '')`
  return {
    sql: `(${names.leading}, ${names.time}, id) ${sign} (${former}, ${moment}, ?::uuid)`,
    bindings: [id, time, id],
  }
}

async function selectKeys(db: Knex, { time }: Listing, { index }: Step, query: Knex.QueryBuilder, limit: number) {
  const rows: Omit<Key, 'part'>[] = await query.limit(limit).select('id', db.raw(`${microseconds(time)} as time`))
  return rows.map((row): Key => ({ ...row, part: index }))
}

export const microseconds = (time: string) => `(extract(epoch from ${time}) * 1000000)::bigint`

/** Sorts rows in the order of the ids. Ids without a row are left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
