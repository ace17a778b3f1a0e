import type { Request, RequestHandler, Response } from 'express'
import { actorOf } from '../admin/session'
import { streamGeneration } from './live'
import { RateLimitedError } from './quota'
import type { GenerationService } from './service'

/** `POST /api/admin/blog-generations`: 202 with the id, or 429 with `Retry-After`. */
export function startGeneration(generations: GenerationService): RequestHandler {
  return withRetryAfter(
    async (request, response) =>
      void response.status(202).json(await generations.start(actorOf(request), request.body)),
  )
}

/** `POST /api/admin/blog-generations/{id}/retry`: 202 with the new id, 409 if it has not failed, or 429. */
export function retryGeneration(generations: GenerationService): RequestHandler {
  return withRetryAfter(
    async (request, response) =>
      void response.status(202).json(await generations.retry(actorOf(request), String(request.params.id))),
  )
}

/** Adds `Retry-After` if no attempts are left. */
function withRetryAfter(answer: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response) =>
    answer(request, response).catch((error: unknown) => {
      if (error instanceof RateLimitedError) response.set('Retry-After', String(error.retryAfterSeconds))
      throw error
    })
}

/** `GET /api/admin/blog-generations/{id}`: its current state as JSON, or its progress as events, by `Accept`. */
export function getGeneration(generations: GenerationService): RequestHandler {
  return async (request, response, next) => {
    const id = String(request.params.id)
    response.vary('Accept')
    if (request.accepts(['json', 'text/event-stream']) === 'text/event-stream')
      return streamGeneration(generations, id)(request, response, next)
    response.json(await generations.find(id))
  }
}

/** `GET /api/admin/blog-generations/quota`. */
export function getQuota(generations: GenerationService): RequestHandler {
  return async (_request, response) => void response.json(await generations.readQuota())
}
