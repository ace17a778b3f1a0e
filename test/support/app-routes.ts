import type { RequestHandler } from 'express'
import type { AdminAct } from '../../shared/admin/api'

/** What Express stores for each registration; `rawPath` is the path as it was written. */
interface Layer {
  rawPath: string | string[]
  handle: RequestHandler & { stack?: Layer[]; act?: AdminAct }
  route?: { path: string; stack: { method: string | undefined; handle: RequestHandler & { act?: AdminAct } }[] }
}

/** A route of an app; method `*` means a mounted handler that is not an Express router. */
export interface AppRoute {
  method: string
  path: string
  /** The act that the guard before it names. */
  act: AdminAct | undefined
}

/** All routes of an app below some paths, from its routers and nested ones. */
export function routesBelow(app: { router: unknown }, prefixes: readonly string[]): AppRoute[] {
  const all = routesOf(app.router, '')
  return all.filter(({ path }) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
}

/** All routes of a router that is mounted at this path. */
export function routesOf(router: unknown, prefix: string): AppRoute[] {
  return (router as { stack: readonly Layer[] }).stack.flatMap(({ rawPath, handle, route }) => {
    const paths = [rawPath].flat().map((path) => prefix + (path === '/' ? '' : path))
    return paths.flatMap((path) => {
      if (route) return methodsOf(route, path)
      if (handle.stack) return routesOf(handle, path)
      return path === prefix ? [] : [{ method: '*', path, act: handle.act }]
    })
  })
}

function methodsOf({ stack }: NonNullable<Layer['route']>, path: string): AppRoute[] {
  const methods = new Set(stack.flatMap(({ method }) => method ?? []))
  return [...methods].map((method) => {
    const acts = stack.filter((layer) => layer.method === method).map(({ handle }) => handle.act)
    return { method, path, act: acts.find(Boolean) }
  })
}
