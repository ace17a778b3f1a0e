import { type ServerResponse, STATUS_CODES } from 'node:http'

const sentences = {
  400: 'This request cannot be read in one way only.',
  414: 'This address is too long.',
  429: 'Too many requests came from your network. Please try again shortly.',
}

/** Answers with a page as plain as can be, for which nothing of the request is looked at. `headers`: names and values in turn. */
export function answerPlainly(
  status: keyof typeof sentences,
  response: ServerResponse,
  headers: readonly string[] = [],
): void {
  const title = `${status} ${STATUS_CODES[status]}`
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${sentences[status]} <a href="/">Go to the home page</a></p></html>`
  const type = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex']
  response.writeHead(status, headers.concat(type))
  response.end(body)
}
