import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Request } from 'autocannon'

/** A response as it was sent, for a bare server to repeat. */
export interface Answer {
  headers: Record<string, string | string[]>
  bodyBase64: string
}

/** Headers that every node:http server writes for each response. */
const perConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** The finished response of a page. The first request renders the page; the second one's response is returned. */
export async function captureAnswer(site: string, { path = '/', headers: asked = {} }: Request): Promise<Answer> {
  await request(site + path, asked)
  const { headers, body } = await request(site + path, asked)
  const kept = Object.entries(headers).filter(([name]) => !perConnection.has(name))
  return {
    headers: { ...Object.fromEntries(kept), 'content-length': String(body.length) } as Answer['headers'],
    bodyBase64: body.toString('base64'),
  }
}

async function request(
  url: string,
  asked: Request['headers'],
): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const [response] = (await once(get(url, { headers: asked }), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return { headers: response.headers, body }
}
