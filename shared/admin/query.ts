import { z } from 'zod'
import { longestSearch, mostPages } from '../blog/post'
import { grouped } from '../words'

export const searchTerm = z
  .string()
  .trim()
  .max(longestSearch, `Search for ${longestSearch} characters or fewer.`)
  .refine((text) => !/\0|\p{Surrogate}/u.test(text), 'Remove the broken character from this text.')
  .default('')

/** `no` leaves out suspected spam. */
export const spamFilter = z.enum(['', 'no'], 'Write no, or nothing.').default('')

/** The query of a list as its page reads it: without suspected spam, unless a status or a search asks for it. */
export const withoutSpam = <Query extends { search: string; status: string; spam: '' | 'no' }>(query: Query): Query =>
  query.status === '' && query.search === '' ? { ...query, spam: 'no' } : query

const pageNumber = z
  .string()
  .trim()
  .regex(/^0*[1-9]\d{0,15}$/, 'Write a whole number from 1.')
  .transform((text) => Math.min(Number(text), mostPages))
  .default(1)

/** Parses a query for a page, where every address must show something: invalid values count as missing. */
export function parseQuery<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, params: URLSearchParams) {
  const read = Object.keys(schema.shape).map((name) => {
    const one = schema.pick({ [name]: true } as never)
    const result = one.safeParse({ [name]: params.get(name) ?? undefined })
    return result.success ? result.data : one.parse({})
  })
  return Object.assign({}, ...read) as z.output<z.ZodObject<Shape>>
}

/** The canonical query string of a query, without the values that its schema gives it anyway. */
export function differences<Query extends object>(query: Query, standard: Query): string {
  const given = Object.entries(query).filter(([name, value]) => value !== standard[name as keyof Query])
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** A list is counted up to this number; a larger count says only that there are more. */
export const countedUpTo = 1_000

/** A count as a person reads it: `734`, `1,000+`. */
export const shownCount = (count: number): string =>
  `${grouped(Math.min(count, countedUpTo))}${count > countedUpTo ? '+' : ''}`

/** A row's position in a list, so the list can continue after it whatever has arrived since. Identifies nobody. */
export interface RowCursor {
  /** Of those parts that follow one another, the one the row is in, from 0. */
  part: number
  /** Microseconds since 1970. */
  time: string
  id: string
}

const cursorShape = /^(\d)\.(\d{1,17})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

export const formatCursor = ({ part, time, id }: RowCursor): string => `${part}.${time}.${id}`

/** Parses a cursor; undefined for anything else, such as `end`. */
export function parseCursor(text: string): RowCursor | undefined {
  const [, part, time, id] = cursorShape.exec(text) ?? []
  return part && time && id ? { part: Number(part), time, id } : undefined
}

const noCursor = 'This is not a position in a list.'
const cursor = z.string().trim().regex(cursorShape, noCursor)

/** What follows a row, comes before one or before the `end`, or a page by number, beside a row only its label. */
export const listPlace = {
  page: pageNumber,
  after: z.union([cursor, z.literal('')], noCursor).default(''),
  before: z.union([cursor, z.literal('end'), z.literal('')], noCursor).default(''),
}

export interface ListPosition {
  after?: string
  before?: string
  offset?: number
}

export function positionOf(query: { page: number; after: string; before: string }, perPage: number): ListPosition {
  if (query.before) return { before: query.before }
  return query.after ? { after: query.after } : { offset: (query.page - 1) * perPage }
}

/** Facts about a list that come with each of its pages. */
export const listFacts = z.object({
  /** On all pages; at least this many if `totalIsLeast`. */
  total: z.int(),
  totalIsLeast: z.boolean(),
  page: z.int(),
  perPage: z.int(),
  /** The cursors for the pages before and after this one; null if there is none. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
})

export type ListFacts = z.output<typeof listFacts>

/** A time, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

export const neighbors = z.object({
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** The part of the list that the item is in, or was in when it was opened. */
  part: z.int(),
})

export type Neighbors = z.output<typeof neighbors>

/** The part of a list that an item was in when it was opened, so it keeps its position while being worked on. */
export const listPart = z
  .string()
  .regex(/^[0-2]?$/, 'Enter 0, 1, or 2.')
  .default('')
