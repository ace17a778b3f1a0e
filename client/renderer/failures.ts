import { ApiError, withFailures } from '../../shared/api'

const failures = new WeakMap<Request, unknown>()

/** What went wrong while a request's page asked for something, though the page may show no more than its form again. */
export const failureOf = (request: Request): unknown => failures.get(request)

/** The same calls; one that fails for another reason than what was asked is remembered for `request`. */
export function watchedApi<Api extends object>(api: Api, request: Request): Api {
  return withFailures(api, (error) => {
    if (!(error instanceof ApiError) || error.problem.status >= 500) failures.set(request, error)
    return error
  })
}
