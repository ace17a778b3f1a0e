import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, PrivateAddress, publicLookup } from '../platform/public-address'
import { hostOf, isLoopback } from './address'

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

/**
 * Posts JSON to an address of the public internet and returns the status. The name is resolved to public addresses only
 * when connecting, redirects are not followed, and the response body is not read.
 * @throws Error of the network, `PrivateAddress`, or one with the code ETIMEDOUT after ten seconds
 */
export async function post({ url, headers, body, signal, loopback }: Post): Promise<number> {
  const isOwn = loopback && isLoopback(url)
  const host = hostOf(url)
  // A numeric address is not resolved, so `publicLookup` would not check it.
  if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host))
    throw new PrivateAddress('no address of the public internet')
  const timeout = AbortSignal.timeout(answerMsMax)
  const options = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.any([signal, timeout]),
    ...(isOwn ? {} : { lookup: publicLookup }),
  }
  return new Promise<number>((resolve, reject) => {
    const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (answer) => {
      resolve(answer.statusCode ?? 0)
      outgoing.destroy()
    })
    outgoing.on('error', (error) => reject(timeout.aborted && !signal.aborted ? timedOut() : error))
    outgoing.end(body)
  })
}

const timedOut = () => Object.assign(new Error('no answer in ten seconds'), { code: 'ETIMEDOUT' })
