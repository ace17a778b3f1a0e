import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { streamEncoders } from '../http/compress'
import { ignoreAborted } from '../platform/gone'

/** Sends the chunks as a CSV file to download. Its name consists of `name` and the date. */
export async function sendCsv(request: Request, response: Response, name: string, pieces: AsyncIterable<string>) {
  response.type('text/csv').attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`)
  await pipeline([Readable.from(pieces), ...streamEncoders(request, response), response]).catch(ignoreAborted)
}
