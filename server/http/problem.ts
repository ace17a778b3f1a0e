import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import { ApiError, type Problem, withFailures } from '../../shared/api'
import { isDatabaseDown } from '../platform/database'
import { failure, httpError } from '../platform/http-error'
import { recordCause } from './access-log'

/** The `Retry-After` of a 503, in seconds. */
export const retryAfterSeconds = 5

/** Answers every error of a call, or of a page's data, with a problem document. Internal details go only to the request's log line. */
export const problemHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { problem } = toApiError(error)
  if (problem.status >= 500) recordCause(response, error)
  if (response.headersSent) return next(error)
  if (error instanceof ApiError && 'retryAfterSeconds' in error)
    response.set('Retry-After', String(error.retryAfterSeconds))
  sendProblem(response, problem)
}

/** What a caller may see of an error: the error itself if it is an `ApiError`, otherwise the closest match. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseDown(error)) return unavailable(error)
  const { status, type } = parserError(error)
  const detail = details[type] ?? details[status]
  if (detail) return httpError(status, detail)
  return failure(500, 'Something went wrong on our side.', error)
}

/** The error for the caller, with `Retry-After`, while a dependency is down. */
export const unavailable = (cause: unknown): ApiError =>
  failure(503, 'The service is temporarily unavailable. Please try again shortly.', cause)

/** The same calls, with errors converted to what a caller may see, so a page gives the same answer as the endpoint. */
export function withApiErrors<Api extends object>(api: Api): Api {
  return withFailures(api, toApiError)
}

export const unknownEndpoint: RequestHandler = (_request, _response, next) =>
  next(httpError(404, 'There is no such endpoint.'))

/** Details by the `type` of a body-parser error, or by status for other errors of Express. */
const details: Record<string | number, string> = {
  'entity.too.large': 'The body is larger than 64 KiB.',
  'entity.parse.failed': 'The body is not well-formed JSON.',
  'encoding.unsupported': 'The encoding of the body is not supported.',
  'charset.unsupported': 'The character set of the body is not supported.',
  400: 'The request is not well formed.',
  413: 'The body is too large.',
  415: 'The media type of the body is not supported.',
}

function parserError(error: unknown): { status: number; type: string } {
  if (typeof error !== 'object' || error === null) return { status: 500, type: '' }
  return {
    status: 'status' in error ? Number(error.status) : 500,
    type: 'type' in error ? String(error.type) : '',
  }
}

function sendProblem(response: Response, problem: Problem): void {
  if (problem.status === 503) response.set('Retry-After', String(retryAfterSeconds))
  response
    .status(problem.status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}
