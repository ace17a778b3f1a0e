import type { Request, RequestHandler, Response } from 'express'
import { type AdminEndpoint, json } from '../admin/endpoints'
import { optionalJsonBody } from '../http/guards'
import { streamGenerations } from './live'
import { RateLimitedError } from './quota'
import type { GenerationService } from './service'

/** Starting and retrying are answered with the new id. */
export const generationRoutes = (generations: GenerationService): AdminEndpoint[] => [
  [
    'retryGeneration',
    'POST /blog-generations/:id/retry',
    withRetryAfter(json(({ actor, id }) => generations.retry(actor, id), 202)),
  ],
  [
    'startGeneration',
    'POST /blog-generations',
    optionalJsonBody,
    withRetryAfter(json(({ actor, body }) => generations.start(actor, body), 202)),
  ],
  ['getGenerationQuota', 'GET /blog-generations/quota', json(() => generations.readQuota())],
  ['getGeneration', 'GET /blog-generations/:id', getGeneration(generations)],
]

/** Adds `Retry-After` if no attempts are left. */
function withRetryAfter(handle: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response) =>
    handle(request, response).catch((error: unknown) => {
      if (error instanceof RateLimitedError) response.set('Retry-After', String(error.retryAfterSeconds))
      throw error
    })
}

/** Its current state as JSON, or its progress as events, by `Accept`. */
function getGeneration(generations: GenerationService): RequestHandler {
  const stream = streamGenerations(generations)
  return async (request, response, next) => {
    const id = String(request.params.id)
    response.vary('Accept')
    if (request.accepts(['json', 'text/event-stream']) === 'text/event-stream')
      return stream(id)(request, response, next)
    response.json(await generations.find(id))
  }
}
