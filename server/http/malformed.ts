import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { plainPage } from './plain-answer'

/** Statuses by error code; any other request that cannot be read is a 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** node:http keeps the response that is in progress on a socket in this private field. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse<IncomingMessage> }

/** Handler for `connect`: rejects it with 405 and the usual headers. On its own, node:http would just hang up. */
export function answerConnect(headers: Readonly<Record<string, string>>) {
  const answer = bare(405, { ...headers, Allow: 'GET, HEAD, POST' })
  return (_request: IncomingMessage, socket: Duplex): void => {
    socket.on('error', () => socket.destroy())
    socket.end(answer, () => socket.destroy())
  }
}

function bare(status: number, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries({ ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`
}

/** How long the rest of a rejected request is read and ignored. */
const lingerMs = 2_000

/** What a visitor with a browser can do about it. */
const sentences: Record<number, string> = {
  400: 'We could not read this request.',
  408: 'Your request took too long to arrive. Please try again.',
  413: 'What you sent is too long.',
  431: "Your browser sent too much with this request, usually old cookies. Delete this site's cookies and try again.",
}

const page = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

/**
 * Handler for `clientError`: answers a malformed request, which no listener sees, with the usual headers and a plain
 * page, and closes the connection. A response that has begun is not touched.
 */
export function answerMalformed(headers: Readonly<Record<string, string>>) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: AnsweringSocket): void => {
    if (socket.writableEnded) return
    if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy()
    const status = statuses[code] ?? 400
    const body = plainPage(status, sentences[status] ?? '')
    socket.end(bare(status, { ...headers, ...page }, body))
    // Closed at once, a connection with unread data would be reset, and the visitor would not see the answer.
    socket.resume()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}
