import type { RequestHandler } from 'express'
import type { AdminAct } from '../../shared/admin/permissions'

/** What Express keeps of whatever was registered; `rawPath` is the path as it was written. */
interface Layer {
  rawPath: string | string[]
  handle: RequestHandler & { stack?: Layer[]; act?: AdminAct }
  route?: { path: string; stack: { method: string | undefined; handle: RequestHandler & { act?: AdminAct } }[] }
}

/** A method of a path, as an app answers it: `*` is whatever is mounted there and is no router of Express. */
export interface AppRoute {
  method: string
  path: string
  /** The act that a guard in front of it names. */
  act: AdminAct | undefined
}

/** Everything that an app answers below some paths, found in its routers and those inside them, whatever registered it. */
export function routesBelow(app: { router: unknown }, prefixes: readonly string[]): AppRoute[] {
  const all = routesOf((app.router as { stack: Layer[] }).stack, '')
  return all.filter(({ path }) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
}

function routesOf(stack: readonly Layer[], prefix: string): AppRoute[] {
  return stack.flatMap(({ rawPath, handle, route }) => {
    const paths = [rawPath].flat().map((path) => prefix + (path === '/' ? '' : path))
    return paths.flatMap((path) => {
      if (route) return methodsOf(route, path)
      if (handle.stack) return routesOf(handle.stack, path)
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
