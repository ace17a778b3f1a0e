import { ApiError, withFailures } from '../../shared/api'

const failures = new WeakMap<Request, unknown>()

/** The error behind a failed call of a request's page, which may show only its form again. */
export const failureOf = (request: Request): unknown => failures.get(request)

/** The same calls; an unexpected failure is recorded for `request`. */
export function watchedApi<Api extends object>(api: Api, request: Request): Api {
  return withFailures(api, (error) => {
    if (!(error instanceof ApiError) || error.problem.status >= 500) failures.set(request, error)
    return error
  })
}
