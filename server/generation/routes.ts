import type { Request, RequestHandler, Response } from 'express'
import { actorOf } from '../admin/session'
import { streamGeneration } from './live'
import { RateLimitedError } from './quota'
import type { GenerationService } from './service'

/** `POST /api/admin/blog-generations`: 202 with the id, or 429 and when to ask again. */
export function startGeneration(generations: GenerationService): RequestHandler {
  return withRetryAfter(
    async (request, response) =>
      void response.status(202).json(await generations.start(actorOf(request), request.body)),
  )
}

/** `POST /api/admin/blog-generations/{id}/retry`: 202 with the id of the new one, 409 where it has not failed, or 429. */
export function retryGeneration(generations: GenerationService): RequestHandler {
  return withRetryAfter(
    async (request, response) =>
      void response.status(202).json(await generations.retry(actorOf(request), String(request.params.id))),
  )
}

/** Says when attempts are possible again, where a call is refused for their number. */
function withRetryAfter(answer: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response) =>
    answer(request, response).catch((error: unknown) => {
      if (error instanceof RateLimitedError) response.set('Retry-After', String(error.retryAfterSeconds))
      throw error
    })
}

/** `GET /api/admin/blog-generations/{id}`: as it stands, or, where events are asked for, as it goes on. */
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
