import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, PrivateAddress, publicLookup } from '../platform/public-address'

/** From resolving the first host to the last byte read, including redirects. */
const requestMsMax = 20_000
const redirectsMax = 5

export interface Asking {
  userAgent: string
  signal: AbortSignal
  /** Only for tests: allows addresses of this machine, and any port. */
  allowPrivate?: boolean
}

export interface Answer {
  status: number
  /** The address after redirects. */
  url: URL
  /** The body, up to the limit that was requested. */
  body: string
}

/** Thrown for too many redirects, or a redirect to a forbidden address. */
export class BadRedirect extends Error {
  override readonly name = 'BadRedirect'
}

/**
 * Requests an address and follows at most five redirects, each under the same rules: http or https, its default port, a
 * public internet address; 20 seconds in total. Reads at most `bodyBytesMax` of the body, sends no cookies.
 * @throws Error of the network, `PrivateAddress`, or `BadRedirect`
 */
export async function ask(
  method: 'HEAD' | 'GET',
  address: string,
  bodyBytesMax: number,
  asking: Asking,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(requestMsMax)
  const signal = AbortSignal.any([asking.signal, timeout])
  let url = new URL(address)
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    assertMayBeAsked(url, asking)
    const { status, location, body } = await askOnce(method, url, bodyBytesMax, { ...asking, signal }).catch(
      (error: unknown) => {
        throw timeout.aborted && !asking.signal.aborted ? timedOut() : error
      },
    )
    if (location === undefined || status < 300 || status > 399) return { status, url, body }
    if (!URL.canParse(location, url.href)) throw new BadRedirect('a redirect to an invalid address')
    url = new URL(location, url)
  }
  throw new BadRedirect('more than five redirects')
}

/** A numeric host is checked here, because connecting to it resolves nothing, so `publicLookup` would not check it. */
function assertMayBeAsked({ protocol, port, hostname }: URL, { allowPrivate = false }: Asking): void {
  if (protocol !== 'http:' && protocol !== 'https:') throw new BadRedirect('a redirect to an address outside the web')
  if (allowPrivate) return
  if (port !== '') throw new BadRedirect('an unusual port')
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress('no address of the public internet')
}

interface OneAnswer {
  status: number
  location: string | undefined
  body: string
}

function askOnce(
  method: 'HEAD' | 'GET',
  url: URL,
  bodyBytesMax: number,
  { userAgent, signal, allowPrivate = false }: Asking,
): Promise<OneAnswer> {
  const headers = { 'User-Agent': userAgent, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const options = { method, headers, agent: false, signal, ...(allowPrivate ? {} : { lookup: publicLookup }) }
  return new Promise((resolve, reject) => {
    const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      const finish = () => {
        const body = Buffer.concat(parts).subarray(0, bodyBytesMax).toString('utf8')
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body })
        // The rest of the body is not read.
        outgoing.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        bytes += part.length
        if (bytes >= bodyBytesMax) finish()
      })
      response.on('end', finish)
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

const timedOut = () => Object.assign(new Error('no answer in 20 seconds'), { code: 'ETIMEDOUT' })
