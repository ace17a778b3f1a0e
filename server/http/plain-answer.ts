import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { problemOf } from '../platform/http-error'

const sentences = {
  400: 'This request can be read in more than one way, so we did not process it.',
  404: 'There is no such file.',
  414: 'This address is too long.',
  429: 'Too many requests came from your network. Please try again shortly.',
}

/** Sends a minimal page, or a problem document under `/api`. `headers`: names and values, alternating. */
export function answerPlainly(
  status: keyof typeof sentences,
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  headers: readonly string[] = [],
): void {
  const [type, body] = url.startsWith('/api/')
    ? ['application/problem+json', JSON.stringify(problemOf(status, sentences[status]))]
    : ['text/html', plainPage(status, sentences[status])]
  const described = ['Content-Type', `${type}; charset=utf-8`, 'Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex']
  response.writeHead(status, headers.concat(described, 'Content-Length', String(Buffer.byteLength(body))))
  response.end(body)
}

/** A page that says one thing, for requests that the site does not parse. */
export function plainPage(status: number, sentence: string): string {
  const title = `${status} ${STATUS_CODES[status]}`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p><span data-refusal>${sentence}</span> <a href="/" rel="noreferrer">Go to the home page</a></p></html>`
}
