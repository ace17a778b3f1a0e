import type { IRouter, Request, RequestHandler } from 'express'
import type { Actor } from '../../shared/admin/actor'
import { type AdminAct, type AdminApi, type AdminCalls, adminCalls, callOf, mayDo } from '../../shared/admin/api'
import { type Acts, type Call, type Caller, statusOf } from '../../shared/admin/calls/call'
import type { Notes } from '../audit/notes'
import { endpoint, type Handlers, type Method } from '../http/endpoint'
import { jsonBody, optionalJsonBody } from '../http/guards'
import { withApiErrors } from '../http/problem'
import { acceptedQuery } from '../http/query'
import { httpError } from '../platform/http-error'
import { accepted } from '../platform/validation'
import { allow, assertMayDo } from './routes'
import { actorOf, type SignedIn, signedIn } from './session'

export type AdminActs = Acts<AdminCalls>

/** The handlers of the calls that are not answered with JSON, or need the request itself. */
export type RawHandlers = {
  [Name in AdminAct as AdminCalls[Name] extends { raw: string; address: `${string}/${string}` }
    ? Name
    : never]: Handlers
}

/** Does what a call asks for, with what was sent checked. @throws ApiError 422 with the fields its row rejects */
async function perform(acts: AdminActs, act: AdminAct, caller: Caller | Actor, given: unknown[]): Promise<unknown> {
  const { address, body, own } = callOf(act)
  const whose = own || !address.startsWith('GET') ? [caller] : []
  const checked = body
    ? [...given.slice(0, idsOf(address).length), accepted(body, given[idsOf(address).length])]
    : given
  const works: Readonly<Record<string, unknown>> = acts
  const work = works[act]
  if (typeof work !== 'function') throw new Error(`Nothing does ${act}.`)
  return work(...whose, ...checked)
}

const idsOf = (address: string): string[] => [...address.matchAll(/:(\w{1,40})/g)].map(([, name = '']) => name)

/** What admin pages can call on the server within a session. @throws ApiError 401 once it has expired */
export type AdminApiOf = (session: SignedIn) => AdminApi

/** The calls of pages, each of which first checks whether the role allows it. The audit log notes refusals. */
export function pageApiOf(acts: AdminActs, notes: Notes): AdminApiOf {
  return (session) => {
    const { expiresAt, actor } = session
    if (Date.parse(expiresAt) <= Date.now()) throw httpError(401, 'Sign in first.')
    const calls = actsWhere(({ raw }) => !raw).map((act) => [
      act,
      async (...given: unknown[]) => {
        if (!mayDo(actor.role, act)) await notes.refusal(actor, act)
        assertMayDo(actor, act)
        return perform(acts, act, callOf(act).own ? session : actor, given)
      },
    ])
    return withApiErrors<AdminApi>(Object.fromEntries(calls))
  }
}

const actsWhere = (isMeant: (call: Call) => boolean): AdminAct[] =>
  (Object.keys(adminCalls) as AdminAct[]).filter((act) => isMeant(callOf(act)))

/** Registers every call that has a path, all methods of a path together, because every other one is answered 405. */
export function registerCalls(router: IRouter, acts: AdminActs, raw: RawHandlers, signIn: Handlers): void {
  const paths = new Map<string, Partial<Record<Method, Handlers>>>([['/session', { POST: signIn }]])
  for (const act of actsWhere(({ address }) => address.includes(' /'))) {
    const [method, path] = callOf(act).address.split(' ') as [Method, string]
    const handlers = act in raw ? raw[act as keyof RawHandlers] : [...bodyOf(callOf(act)), answerOf(acts, act)]
    paths.set(path, { ...paths.get(path), [method]: [allow(act), ...handlers] })
  }
  for (const [path, methods] of paths) endpoint(router, path, methods)
}

/** Reads the JSON body of a call that has one; one whose check accepts nothing at all is optional. */
function bodyOf({ body }: Call): RequestHandler[] {
  if (!body) return []
  return body.safeParse(undefined).success ? optionalJsonBody : jsonBody
}

function answerOf(acts: AdminActs, act: AdminAct): RequestHandler {
  const { address, query, body, answer, own } = callOf(act)
  return async (request, response) => {
    const given = idsOf(address).map((name) => idIn(request, name))
    const rest = query ? [acceptedQuery(query, request)] : body ? [request.body] : []
    const caller = own ? signedIn(request) : actorOf(request)
    const answered = await perform(acts, act, caller, [...given, ...rest])
    response.status(statusOf(callOf(act)))
    if (answer) response.json(answered)
    else response.end()
  }
}

/** An id in the path of a request. A number of a version or revision that is none becomes -1, which no version has. */
function idIn({ params }: Request, name: string): string | number {
  const text = String(params[name])
  if (name !== 'number') return text
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
