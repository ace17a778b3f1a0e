import { createServer, type RequestListener, type Server } from 'node:http'
import { answerConnect, answerMalformed } from './malformed'

/** Longer than the minute after which balancers let go of an idle connection: the one who closes first loses no request of the other. */
const keepAliveMs = 65_000

/** The http server of a web process. `headers` go with the few answers that no listener gives. */
export function createWebServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: keepAliveMs }, listener)
  // Counted from the end of the answer before, so that it must not end earlier.
  server.headersTimeout = keepAliveMs + 1_000
  // An unknown `Expect` header is no reason to reject the request.
  server.on('checkExpectation', listener)
  server.on('clientError', answerMalformed(headers))
  server.on('connect', answerConnect(headers))
  return server
}
