import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { streamEncoders } from '../http/compress'
import { ignoreAborted } from '../platform/gone'

/** Sends the pieces as a file to download, named by what it holds and the day. */
export async function sendCsv(request: Request, response: Response, name: string, pieces: AsyncIterable<string>) {
  response.type('text/csv').attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`)
  await pipeline([Readable.from(pieces), ...streamEncoders(request, response), response]).catch(ignoreAborted)
}
