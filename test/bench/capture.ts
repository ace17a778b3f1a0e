import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { acceptEncoding } from './loads'

/** An answer as it went over the wire, for a bare server to repeat. */
export interface Answer {
  headers: Record<string, string | string[]>
  bodyBase64: string
}

/** Written anew by every node:http server for each answer. */
const perConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** The finished answer of a page, compressed as a browser gets it. The first request makes the page, the second is kept. */
export async function captureAnswer(url: string): Promise<Answer> {
  await request(url)
  const { headers, body } = await request(url)
  const kept = Object.entries(headers).filter(([name]) => !perConnection.has(name))
  return {
    headers: { ...Object.fromEntries(kept), 'content-length': String(body.length) } as Answer['headers'],
    bodyBase64: body.toString('base64'),
  }
}

async function request(url: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const [response] = (await once(get(url, { headers: acceptEncoding }), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return { headers: response.headers, body }
}
