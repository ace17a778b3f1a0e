import { STATUS_CODES } from 'node:http'
import { ApiError, type FieldError } from '../../shared/api'

/**
 * The error every layer throws to refuse a call: an `ApiError` whose status has its standard title, with a sentence
 * for the person who called.
 */
export function httpError(status: number, detail: string, errors?: FieldError[]): ApiError {
  return new ApiError({ ...problemOf(status, detail), ...(errors ? { errors } : {}) })
}

/** The same for what went wrong on our side: the caller reads `detail`, the log of the request has `cause`. */
export function failure(status: 500 | 503, detail: string, cause: unknown): ApiError {
  return new ApiError(problemOf(status, detail), { cause })
}

/** A problem document (RFC 9457), with the standard title of its status. */
export const problemOf = (status: number, detail: string) => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail,
})
