import { STATUS_CODES } from 'node:http'
import { ApiError, type FieldError } from '../../shared/api'

/**
 * The error every layer throws to refuse a call: an `ApiError` whose status has its standard title, with a sentence
 * for the person who called.
 */
export function refusal(status: number, detail: string, errors?: FieldError[]): ApiError {
  return new ApiError({
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors ? { errors } : {}),
  })
}
