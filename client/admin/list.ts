import { data } from 'react-router'
import { z } from 'zod'
import { differences, type ListFacts, listPlace, parseQuery } from '../../shared/admin/query'

const place = z.object(listPlace)

/** Loads the list that an address and its query describe. A page after the last is shown with status 404. */
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
  return data({ query, standard: schema.parse({}), isBeyond, ...list }, { status: isBeyond ? 404 : 200 })
}

/** What the query of every list with statuses has, whatever else. */
export type AnyQuery = Record<'search' | 'status' | 'after' | 'before', string> & { page: number }

const firstPage = { page: 1, after: '', before: '' }

/** What `loadList` adds to a list: the query that its address describes, and the values that an address leaves out. */
export interface Viewed<Query> {
  query: Query
  standard: Query
}

/** Builds addresses of a list: the present query with changes, from its first page unless they name another. */
export function listAddress<Query extends typeof firstPage>(path: string, { query, standard }: Viewed<Query>) {
  return (changes: Partial<Query> | Partial<typeof firstPage>): string => {
    const text = differences({ ...query, ...firstPage, ...changes }, standard)
    return text ? `${path}?${text}` : path
  }
}

export const listDone = {
  changed: { title: 'Changed', text: 'Your selection is updated.' },
  unmarked: { title: 'Marked as not spam', text: 'What you selected is now new. Held emails are on their way.' },
  undone: { title: 'Undone', text: 'We restored them, except for changes made since then.' },
  'view-saved': { title: 'View saved', text: 'The whole team can open it above the list.' },
  'view-removed': {
    title: 'View removed',
    text: 'The list itself has not changed. To bring the view back, save it again.',
  },
}
