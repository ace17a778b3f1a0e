import { data, redirect, useLoaderData } from 'react-router'
import type { AdminApi } from '../../shared/admin/api'
import { ApiError, type Problem } from '../../shared/api'
import type { PageArgs } from '../renderer/routes'

/** What a page's loader or action gets: the request, and the calls that it may make. */
export type AdminArgs = PageArgs<AdminApi>

interface Visit {
  request: Request
  query: URLSearchParams
  /** The id in its path; empty if it names none. */
  id: string
  /** The number of a version or revision in its path; -1, which none has, for anything else. */
  number: number
}

const visitOf = ({ request, params: { id = '', number } }: AdminArgs): Visit => ({
  request,
  query: new URL(request.url).searchParams,
  id,
  number: versionOf(number),
})

export const versionOf = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : -1)

/** A page's `loader` from what it loads. */
export const pageLoader =
  <Loaded>(load: (api: AdminApi, visit: Visit) => Loaded) =>
  (given: AdminArgs) =>
    load(given.api, visitOf(given))

/** What the page's loader gave. */
export const useLoaded = <Given extends (given: AdminArgs) => unknown>() => useLoaderData<Given>()

/** What a rejected admin form gets back: the values entered, and the reason. */
export interface AdminResult<Current = undefined> {
  intent: string
  values: Record<string, string>
  problem: Problem
  /** The stored values after someone else's change. */
  current?: Current
}

/**
 * The page's forms by the `intent` of their button: each does the work and returns the address to go to next, or what
 * the page shows once, such as a secret. If a name was sent twice, its last value counts.
 */
export type Intents = Readonly<Record<string, (values: Record<string, string>, form: FormData) => Promise<unknown>>>

/**
 * A page's `action` from its forms. It answers with a redirect, or the page again with a status, the reason, and
 * everything that was entered; and with what `readCurrent` gives if someone else changed it in the meantime. Throws
 * only if there is nothing to work on (404).
 */
export const pageAction =
  (
    formsOf: (api: AdminApi, visit: Visit) => Intents,
    readCurrent?: (api: AdminApi, visit: Visit, sent: Sent) => Promise<unknown>,
  ) =>
  async (given: AdminArgs) => {
    const { api, request } = given
    const visit = visitOf(given)
    const form = await request.formData()
    return answerTo(form, formsOf(api, visit), async (sent) => readCurrent?.(api, visit, sent))
  }

async function answerTo(form: FormData, intents: Intents, readCurrent: (sent: Sent) => Promise<unknown>) {
  const sent = entered(form)
  const work = Object.hasOwn(intents, sent.intent) ? intents[sent.intent] : undefined
  if (!work) throw data(null, { status: 400 })
  try {
    const next = await work(sent.values, form)
    return typeof next === 'string' ? redirect(next) : data(next)
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status === 404) throw error
    const { problem } = error
    const current = problem.status === 409 ? await readCurrent(sent) : undefined
    return data({ ...sent, problem, current } satisfies AdminResult<unknown>, { status: problem.status })
  }
}

type Sent = ReturnType<typeof entered>

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
