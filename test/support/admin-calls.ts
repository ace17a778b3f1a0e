import type { RequestHandler } from 'express'
import type { RouteObject } from 'react-router'
import type { Agent } from 'supertest'
import { adminApiRouter } from '../../server/admin-api'
import type { AdminAct } from '../../shared/admin/api'
import { routesOf } from './app-routes'

/**
 * A stand-in for any value: every property and call returns it again, and it is not a promise. A router built with it
 * has all its routes, which do nothing.
 */
export const anything: never = new Proxy(() => undefined, {
  get: (_target, name) => (name === 'then' ? undefined : anything),
  apply: () => anything,
}) as never
const pass: RequestHandler = (_request, _response, next) => next()

export interface AdminCall {
  path: string
  method: 'get' | 'post' | 'patch' | 'delete'
  act: AdminAct | undefined
}

/** The id of nothing. */
export const someId = '11111111-1111-4111-8111-111111111111'
export const withIds = (path: string) => path.replace(/:[a-z]+/gi, someId)

/** What makes a router that has all its routes, which do nothing. */
export const routerParts = {
  config: { siteUrl: 'https://guide.example', siteName: 'Guide', adminPassword: undefined },
  ...{ session: pass, services: anything, limits: new Proxy({}, { get: () => pass }) as never },
}

/** Every call under `/api/admin`, with the act that its guard names. */
export const adminCalls = routesOf(adminApiRouter(routerParts), '/api/admin').map((route) => ({
  ...route,
  path: withIds(route.path),
})) as AdminCall[]

export const pagesIn = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...pagesIn(route.children ?? [])])

/** Makes a call with ids of nothing and an empty body. */
export const askAs = (agent: Agent, { method, path }: AdminCall) =>
  method === 'get' ? agent.get(path) : agent[method](path).send({})
