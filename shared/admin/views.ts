import { z } from 'zod'
import { requiredText } from '../text'
import { leadQuery } from './leads'
import { messageQuery } from './messages'
import { differences, parseQuery } from './query'
import { sent } from './sent'

const listQueries = { leads: leadQuery, messages: messageQuery } as const

export type ViewedList = keyof typeof listQueries

/** A filtered and sorted list, saved under a name that the whole team sees. */
export interface SavedView {
  id: string
  name: string
  /** The query string of the list's address, without the position. */
  query: string
}

const list = z.enum(Object.keys(listQueries) as [ViewedList, ...ViewedList[]], 'Name the list.')

export const viewsQuery = z.object({ list: list.default('leads') })

export const newView = sent('the view', {
  list,
  name: requiredText(60, 'Give the view a name.'),
  query: z.string('Send the query of the list.').max(2_000, 'This query is too long.'),
})

/** The canonical query string of a filtered list, without unknown keys and without the position. */
export function viewQuery(list: ViewedList, query: string): string {
  const params = new URLSearchParams(query)
  for (const name of ['page', 'after', 'before']) params.delete(name)
  // Both schemas are of the same kind, but TypeScript cannot call a method on their union.
  const schema = listQueries[list] as typeof leadQuery
  return differences(parseQuery(schema, params), schema.parse({}))
}
