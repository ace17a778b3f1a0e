import { type DataStrategyFunction, data, redirect, redirectDocument } from 'react-router'
import { ApiError } from '../../shared/api'
import { type PageData, pageDataHeader } from '../../shared/page-data'
import { problemOf } from '../renderer/call'
import { errorOf } from '../renderer/routes'
import { refusedForm } from './admin-action'
import { inSession } from './call'

/** Gives what a route's loader or action returned, or throws what it threw. */
type PartOf = (routeId: string) => unknown

/** The data that came with an action's, for the loaders that React Router runs right after it. */
let ahead: { url: string; part: PartOf } | undefined

/**
 * Gets a page's data from the page's own address, where the server runs its loaders, and posts a form there as it is
 * posted without a script. If the session has ended, the request waits for a new sign-in.
 */
export const pageData: DataStrategyFunction = async ({ request, matches }) => {
  const wanted = matches.filter((match) => match.shouldCallHandler())
  if (wanted.length === 0) return {}
  const answer = answerTo(request)
  const results = wanted.map(async ({ route, resolve }) => {
    return [route.id, await resolve(async () => (await answer)(route.id))] as const
  })
  return Object.fromEntries(await Promise.all(results))
}

async function answerTo(request: Request): Promise<PartOf> {
  const { url, method, signal } = request
  const known = ahead?.url === url ? ahead.part : undefined
  ahead = undefined
  // The visitor site is another app, so a link to it needs a full page load.
  if (!/^\/admin(\/|$)/.test(new URL(url).pathname)) return () => redirectDocument(url)
  if (method !== 'GET') return answerToForm(url, await request.text(), signal)
  return known ?? inSession(() => load(url, signal)).catch((error) => thrown(error))
}

async function load(url: string, signal: AbortSignal): Promise<PartOf> {
  const answer = await ask(url, { signal })
  return answer instanceof Response ? () => answer : loaded(answer)
}

/** A form that did not reach its page is shown again like one that the page rejected. */
async function answerToForm(url: string, form: string, signal: AbortSignal): Promise<PartOf> {
  const body = new URLSearchParams(form)
  try {
    // Not given up together with the navigation, because the server may have it by then.
    const answer = await inSession(() => ask(url, { method: 'POST', body }))
    if (answer instanceof Response) return () => answer
    const { actionData, error, status } = answer
    if (!(error || status >= 400 || signal.aborted)) ahead = { url, part: loaded(answer) }
    return (id) => data(valueFor(actionData, id, error), { status })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { problem } = error
    return () => data(refusedForm(body, problem), { status: problem.status })
  }
}

const loaded =
  ({ loaderData, error }: PageData): PartOf =>
  (id) =>
    valueFor(loaderData, id, error)

function valueFor(values: PageData['actionData'], routeId: string, error: PageData['error']): unknown {
  if (values && Object.hasOwn(values, routeId)) return values[routeId]
  if (error) throw data(error.data, error)
  return null
}

function thrown(error: unknown): PartOf {
  return () => {
    throw error instanceof ApiError ? errorOf(error) : error
  }
}

/** @returns a redirect, or the page's data. @throws ApiError if the request was rejected before it reached the page */
async function ask(url: string, init: RequestInit): Promise<Response | (PageData & { status: number })> {
  const response = await fetch(url, { ...init, headers: { [pageDataHeader]: 'yes' } })
  const { status, headers } = response
  if (status === 204) return redirect(headers.get('Location') ?? url)
  if (headers.get('Content-Type')?.startsWith('application/json')) return { ...(await response.json()), status }
  // A page of something between here and the site.
  const problem = await problemOf(response)
  throw new ApiError(response.ok ? { ...problem, status: 502 } : problem)
}
