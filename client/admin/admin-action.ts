import { data, redirect } from 'react-router'
import { ApiError, type Problem } from '../../shared/api'

/** What a rejected admin form gets back: the values entered, and the reason. */
export interface AdminResult<Current = undefined> {
  /** Which of the page's forms it was. */
  intent: string
  values: Record<string, string>
  problem: Problem
  /** How things stand after somebody else's change. */
  current?: Current
}

/** One of the page's forms, by the `intent` of its button: does what is asked and answers where to go then. A name's last value counts. */
export type Intents = Readonly<Record<string, (values: Record<string, string>, form: FormData) => Promise<string>>>

/**
 * Does what a posted form asks: a redirect, or the page again with status and reason, all that was entered kept. Only
 * that there is nothing to work on (404) is thrown.
 */
export async function adminAction<Current>(form: FormData, intents: Intents, readCurrent?: () => Promise<Current>) {
  const { intent = '', ...values } = Object.fromEntries([...form].map(([name, value]) => [name, plainText(value)]))
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

/** Line ends as people count them; a form sends two characters for each. */
const plainText = (value: FormDataEntryValue) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '')

/** What an address says of an act that is over. */
const passing = ['signed-in', 'done', 'act', 'count']

/** The list that a page was opened from, as the end of an address: its query, or nothing. */
export function listOf(url: string): string {
  const { searchParams } = new URL(url)
  for (const name of passing) searchParams.delete(name)
  return searchParams.size > 0 ? `?${searchParams}` : ''
}

/** The page's own address, which says what became of its form: by `done`, and by the act where that can be undone. */
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
