import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import { ApiError, type Problem, withFailures } from '../../shared/api'
import { isDatabaseAway } from '../platform/database'
import { failure, httpError } from '../platform/http-error'
import { tellCause } from './access-log'

/** When to ask again after a 503, as `Retry-After` says it. */
export const retryAfterSeconds = 5

/** Answers every error under `/api` as a problem document; nothing internal gets out, the line of the request has it. */
export const problemHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { problem } = toApiError(error)
  if (problem.status >= 500) tellCause(response, error)
  if (response.headersSent) return next(error)
  sendProblem(response, problem)
}

/** What a caller may see of an error: the error itself if it is a rejection, otherwise the nearest one. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseAway(error)) return unavailable(error)
  const { status, type } = parserError(error)
  const detail = details[type] ?? details[status]
  if (detail) return httpError(status, detail)
  return failure(500, 'Something went wrong on our side.', error)
}

/** The caller's answer, with `Retry-After`, while something it depends on is down. */
export const unavailable = (cause: unknown): ApiError =>
  failure(503, 'The service is temporarily unavailable. Please try again shortly.', cause)

/** The same calls, each failing with what a caller may be told: a page then answers as the endpoint would. */
export function withApiErrors<Api extends object>(api: Api): Api {
  return withFailures(api, toApiError)
}

export const unknownEndpoint: RequestHandler = (_request, _response, next) =>
  next(httpError(404, 'There is no such endpoint.'))

/** By the type body-parser gives its errors, then by status for the other errors of Express. */
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
