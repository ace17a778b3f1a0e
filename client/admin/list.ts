import { data } from 'react-router'
import { z } from 'zod'
import { type ListFacts, listPlace, parseQuery, queryString } from '../../shared/admin/query'

const place = z.object(listPlace)

/** Reads what an address of a list asks for, with its query; a page beyond the last is shown with status 404. */
export async function loadList<Shape extends z.ZodRawShape, Page extends ListFacts>(
  schema: z.ZodObject<Shape>,
  { url }: Request,
  read: (query: z.output<z.ZodObject<Shape>>) => Promise<Page>,
) {
  const { searchParams } = new URL(url)
  const query = parseQuery(schema, searchParams)
  const { page, after, before } = parseQuery(place, searchParams)
  const list = await read(query)
  const isBeyond = before === '' && (page > 1 || after !== '') && list.previous === null
  return data({ query, isBeyond, ...list }, { status: isBeyond ? 404 : 200 })
}

/** What the query of every list has. */
type Place = z.output<typeof place>

/** Makes the addresses of a list: the present query with some changes, from its first page unless they name another. */
export function listAddress<Shape extends z.ZodRawShape>(
  path: string,
  schema: z.ZodObject<Shape>,
  query: z.output<z.ZodObject<Shape>>,
) {
  return (changes: Partial<z.output<z.ZodObject<Shape>>> | Partial<Place>): string => {
    const text = queryString(schema, { ...query, page: 1, after: '', before: '', ...changes })
    return text ? `${path}?${text}` : path
  }
}
