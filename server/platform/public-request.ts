import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { causeOf } from './cause'
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address'

interface PublicRequest extends Pick<RequestOptions, 'method' | 'headers' | 'signal'> {
  body?: string
  /** How much of the answer's body is read. */
  bytesMax?: number
  /** Only for tests: allows addresses of this machine. */
  allowPrivate?: boolean
}

interface PublicAnswer {
  status: number
  location: string | undefined
  body: string
}

/** The host to connect to: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Requests an address of the public internet. The name is resolved to public addresses only when connecting, redirects
 * are not followed, and no more of the answer is read than asked for. @throws Error of the network,
 * `PrivateAddress`, or the signal's `TimeoutError`
 */
export async function requestPublic(url: URL, { body, bytesMax = 0, allowPrivate = false, ...given }: PublicRequest) {
  const host = hostOf(url)
  // A numeric address is not resolved, so `publicLookup` would not check it.
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    throw new PrivateAddress('no address of the public internet')
  const options = { ...given, agent: false, ...(allowPrivate ? {} : { lookup: publicLookup }) }
  return new Promise<PublicAnswer>((resolve, reject) => {
    // After a timeout, the request or its answer reports some consequence of it instead.
    const fail = (error: unknown) => reject(causeOf(given.signal?.reason) ? given.signal?.reason : error)
    const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (answer) => {
      const parts: Buffer[] = []
      let bytes = 0
      const finish = () => {
        const read = Buffer.concat(parts).subarray(0, bytesMax).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body: read })
        outgoing.destroy()
      }
      if (bytesMax === 0) return finish()
      answer.on('data', (part: Buffer) => {
        parts.push(part)
        bytes += part.length
        if (bytes >= bytesMax) finish()
      })
      answer.on('end', finish)
      answer.on('error', fail)
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}
