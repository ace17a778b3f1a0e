import type { IRouter, RequestHandler } from 'express'
import { httpError } from '../platform/http-error'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Handlers = (RequestHandler | RequestHandler[])[]

/** Registers the methods of one path; every other method is answered 405 with `Allow`. */
export function endpoint(router: IRouter, path: string, methods: Partial<Record<Method, Handlers>>): void {
  const route = router.route(path)
  for (const [method, handlers] of Object.entries(methods)) {
    route[method.toLowerCase() as Lowercase<Method>](...handlers)
  }
  const allowed = Object.keys(methods).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  route.all((request, response, next) => {
    response.set('Allow', allowed.join(', '))
    next(httpError(405, `${request.method} is not allowed here.`))
  })
}
