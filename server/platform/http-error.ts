import { STATUS_CODES } from 'node:http'
import { ApiError, type FieldError } from '../../shared/api'

/** The error with which every layer rejects a call, with the standard title of its status and a sentence. */
export function httpError(status: number, detail: string, errors?: FieldError[]): ApiError {
  return new ApiError({ ...problemOf(status, detail), ...(errors ? { errors } : {}) })
}

/** The error for values of which some are not accepted, with a message for each. */
export const rejectedFields = (...errors: FieldError[]) => httpError(422, 'Some fields need another look.', errors)

/** An error on our side: the caller sees `detail`, the request's log line has `cause`. */
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
