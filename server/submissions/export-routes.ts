import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RequestHandler } from 'express'
import type { z } from 'zod'
import type { Actor } from '../../shared/admin/actor'
import { actorOf } from '../admin/session'
import { streamEncoders } from '../http/compress'
import { acceptedQuery } from '../http/query'
import { ignoreAborted } from '../platform/gone'

/** Sends the rows that a query describes as a CSV file to download. Its name consists of `name` and the date. */
export function csv<Query>(
  name: string,
  schema: z.ZodType<Query>,
  piecesOf: (actor: Actor, query: Query) => AsyncIterable<string>,
): RequestHandler {
  return async (request, response) => {
    const pieces = Readable.from(piecesOf(actorOf(request), acceptedQuery(schema, request)))
    response.type('text/csv').attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`)
    await pipeline([pieces, ...streamEncoders(request, response), response]).catch(ignoreAborted)
  }
}
