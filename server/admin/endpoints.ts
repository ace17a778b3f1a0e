import type { IRouter, Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import type { Actor } from '../../shared/admin/actor'
import type { AdminAct } from '../../shared/admin/permissions'
import { endpoint, type Handlers, type Method } from '../http/endpoint'
import { acceptedQuery } from '../http/query'
import { allow } from './routes'
import { actorOf } from './session'

/** An endpoint below `/api/admin`: its act, which the caller's role or scopes must allow, its address, its handlers. */
export type AdminEndpoint = readonly [act: AdminAct, address: `${Method} /${string}`, ...Handlers]

/** Registers the methods of each path together, because every other method of it is answered 405. */
export function register(router: IRouter, endpoints: readonly AdminEndpoint[]): void {
  const paths = new Map<string, Partial<Record<Method, Handlers>>>()
  for (const [act, address, ...handlers] of endpoints) {
    const [method, path] = address.split(' ') as [Method, string]
    paths.set(path, { ...paths.get(path), [method]: [allow(act), ...handlers] })
  }
  for (const [path, methods] of paths) endpoint(router, path, methods)
}

/** What a call asks for. */
export interface Call {
  actor: Actor
  body: Request['body']
  /** The id in its path. */
  id: string
  /** The number of a version or revision in its path; -1, which none has, if it is not a number. */
  number: number
  /** @throws ApiError 422 with the fields that the schema rejects */
  query: <Output>(schema: z.ZodType<Output>) => Output
}

export const callOf = (request: Request): Call => ({
  actor: actorOf(request),
  body: request.body,
  id: String(request.params.id),
  number: /^\d{1,9}$/.test(String(request.params.number)) ? Number(request.params.number) : -1,
  query: (schema) => acceptedQuery(schema, request),
})

/** Sends what `work` returns as JSON. */
export function json(work: (call: Call, request: Request) => unknown, status = 200) {
  return async (request: Request, response: Response) =>
    void response.status(status).json(await work(callOf(request), request))
}

/** Sends 204 once `work` is done. */
export function noContent(work: (call: Call, request: Request) => Promise<void>): RequestHandler {
  return async (request, response) => {
    await work(callOf(request), request)
    response.status(204).end()
  }
}
