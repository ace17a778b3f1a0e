import { createServer, type RequestListener, type Server } from 'node:http'
import { answerConnect, answerMalformed } from './malformed'

/** Longer than the minute after which load balancers close an idle connection; closing first could lose a request. */
const keepAliveMs = 65_000

/** Creates the HTTP server of a web process. `headers` are added to the few responses that no listener sends. */
export function createWebServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: keepAliveMs }, listener)
  // Node counts this time from the end of the previous response, so it must be longer than the keep-alive.
  server.headersTimeout = keepAliveMs + 1_000
  // An unknown `Expect` header is no reason to reject the request.
  server.on('checkExpectation', listener)
  server.on('clientError', answerMalformed(headers))
  server.on('connect', answerConnect(headers))
  return server
}
