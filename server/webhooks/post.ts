import { requestPublic } from '../platform/public-request'
import { isLoopback } from './address'

/** From resolving the host's name to the response headers. */
const answerMsMax = 10_000

export interface Post {
  url: URL
  headers: Readonly<Record<string, string>>
  body: string
  signal: AbortSignal
  /** Only for tests: allows addresses of this machine. */
  loopback: boolean
}

/** Posts JSON to a public address within ten seconds and returns the status; see `requestPublic`. */
export async function post({ url, headers, body, signal, loopback }: Post): Promise<number> {
  const { status } = await requestPublic(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerMsMax)]),
    allowPrivate: loopback && isLoopback(url),
  })
  return status
}
