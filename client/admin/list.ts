import { data } from 'react-router-dom'
import type { z } from 'zod'
import { parseQuery, queryString } from '../../shared/admin/query'

/** A page of a list, with how many there are of all pages. */
interface ListPage {
  page: number
  perPage: number
  total: number
}

/** Reads what an address of a list asks for, with its query; a page beyond the last is shown with status 404. */
export async function loadList<Shape extends z.ZodRawShape, Page extends ListPage>(
  schema: z.ZodObject<Shape>,
  { url }: Request,
  read: (query: z.output<z.ZodObject<Shape>>) => Promise<Page>,
) {
  const query = parseQuery(schema, new URL(url).searchParams)
  const list = await read(query)
  const isBeyond = list.page > 1 && (list.page - 1) * list.perPage >= list.total
  return data({ query, ...list }, { status: isBeyond ? 404 : 200 })
}

/** Makes the addresses of a list: the present query with some changes, from its first page unless they name another. */
export function listAddress<Shape extends z.ZodRawShape>(
  path: string,
  schema: z.ZodObject<Shape>,
  query: z.output<z.ZodObject<Shape>>,
) {
  return (changes: Partial<z.output<z.ZodObject<Shape>>>): string => {
    const text = queryString(schema, { ...query, page: 1, ...changes })
    return text ? `${path}?${text}` : path
  }
}
