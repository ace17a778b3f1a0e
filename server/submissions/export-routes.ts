import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RequestHandler } from 'express'
import { type Call, callOf } from '../admin/endpoints'
import { streamEncoders } from '../http/compress'
import { ignoreAborted } from '../platform/gone'

/** Sends the chunks as a CSV file to download. Its name consists of `name` and the date. */
export function csv(name: string, piecesOf: (call: Call) => AsyncIterable<string>): RequestHandler {
  return async (request, response) => {
    const pieces = Readable.from(piecesOf(callOf(request)))
    response.type('text/csv').attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`)
    await pipeline([pieces, ...streamEncoders(request, response), response]).catch(ignoreAborted)
  }
}
