import { z } from 'zod'
import { requiredText } from '../text'
import { leadQuery } from './leads'
import { messageQuery } from './messages'
import { parseQuery, queryString } from './query'

/** The lists of which views can be saved. */
const listQueries = { leads: leadQuery, messages: messageQuery } as const

export type ViewedList = keyof typeof listQueries

/** A list as somebody narrowed and ordered it, under a name that the whole team sees. */
export interface SavedView {
  id: string
  name: string
  /** The query string of the list's address, without a place in the list. */
  query: string
}

const list = z.enum(Object.keys(listQueries) as [ViewedList, ...ViewedList[]], 'Name the list.')

export const viewsQuery = z.object({ list: list.default('leads') })

export const newView = z.object(
  {
    list,
    name: requiredText(60, 'Give the view a name.'),
    query: z.string('Send the query of the list.').max(2_000, 'This query is too long.'),
  },
  { error: 'Send the view as one JSON object.' },
)

export type NewView = z.input<typeof newView>

/** The canonical query string of a filtered list, without unknown keys and without the position. */
export function viewQuery(list: ViewedList, query: string): string {
  const params = new URLSearchParams(query)
  for (const name of ['page', 'after', 'before']) params.delete(name)
  // Both are objects of the same kind; TypeScript cannot call a function of either.
  const schema = listQueries[list] as typeof leadQuery
  return queryString(schema, parseQuery(schema, params))
}

export interface ViewApi {
  /** By name, up to 50. */
  listViews(list: ViewedList): Promise<SavedView[]>
  /** One of the same name is replaced. Rejects with 409 when there are 50 already. */
  saveView(view: NewView): Promise<SavedView>
  /** Returns what was removed, so it can be saved again. Rejects with 404 for an unknown id. */
  removeView(id: string): Promise<SavedView & { list: ViewedList }>
}
