import { data, redirect } from 'react-router'
import { ApiError, type Problem } from '../../shared/api'

/** What a rejected admin form gets back: the values entered, and the reason. */
export interface AdminResult<Current = undefined> {
  /** The form of the page that was sent. */
  intent: string
  values: Record<string, string>
  problem: Problem
  /** The stored values after someone else's change. */
  current?: Current
}

/**
 * The page's forms by the `intent` of their button: each does the work and returns the address to go to next. If a name
 * was sent twice, its last value counts.
 */
export type Intents = Readonly<Record<string, (values: Record<string, string>, form: FormData) => Promise<string>>>

/**
 * Handles a posted form: a redirect, or the page again with a status, the reason, and everything that was entered.
 * Throws only if there is nothing to work on (404).
 */
export async function adminAction<Current>(form: FormData, intents: Intents, readCurrent?: () => Promise<Current>) {
  const { intent, values } = entered(form)
  const work = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (!work) throw data(null, { status: 400 })
  try {
    return redirect(await work(values, form))
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status === 404) throw error
    const { problem } = error
    const current = problem.status === 409 ? await readCurrent?.() : undefined
    return data({ intent, values, problem, current } satisfies AdminResult<Current | undefined>, {
      status: problem.status,
    })
  }
}

/** What a rejected form gets back. */
export const refusedForm = (form: Iterable<[string, FormDataEntryValue]>, problem: Problem): AdminResult => ({
  ...entered(form),
  problem,
})

function entered(form: Iterable<[string, FormDataEntryValue]>) {
  const { intent = '', ...values } = Object.fromEntries([...form].map(([name, value]) => [name, plainText(value)]))
  return { intent, values }
}

/** Line breaks as one character: a form sends two (CR LF) for each. */
const plainText = (value: FormDataEntryValue) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '')

/** The query parameters that report the outcome of an act. */
const passing = ['signed-in', 'done', 'act', 'count']

/** The query, with `?`, of the list that a page was opened from; empty if it was opened from none. */
export function listOf(url: string): string {
  const { searchParams } = new URL(url)
  for (const name of passing) searchParams.delete(name)
  return searchParams.size > 0 ? `?${searchParams}` : ''
}

/** The page's own address with the outcome of its form: `done`, and the act if it can be undone. */
export function addressWith(
  { url }: Request,
  done: string,
  further: Record<string, string | null | undefined> = {},
): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of passing) searchParams.delete(name)
  searchParams.set('done', done)
  for (const [name, value] of Object.entries(further)) if (value) searchParams.set(name, value)
  return `${pathname}?${searchParams}`
}
