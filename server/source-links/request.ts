import { requestPublic } from '../platform/public-request'

/** From resolving the first host to the last byte read, including redirects. */
const requestMsMax = 20_000
const redirectsMax = 5

export interface Asking {
  userAgent: string
  signal: AbortSignal
  /** Only for tests: allows addresses of this machine, and any port. */
  allowPrivate?: boolean
}

/** `url`: the address after redirects. */
export type Answer = Awaited<ReturnType<typeof ask>>

/** Thrown for too many redirects, or a redirect to a forbidden address. */
export class BadRedirect extends Error {
  override readonly name = 'BadRedirect'
}

/**
 * Requests an address and follows at most five redirects, each under the same rules: http or https, its default port, a
 * public address; 20 seconds in total. @throws Error of the network, `PrivateAddress`, or `BadRedirect`
 */
export async function ask(method: 'HEAD' | 'GET', address: string, bodyBytesMax: number, asking: Asking) {
  const { userAgent, allowPrivate = false } = asking
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(requestMsMax)])
  const headers = { 'User-Agent': userAgent, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  let url = new URL(address)
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    assertMayBeAsked(url, allowPrivate)
    const options = { method, headers, signal, bytesMax: bodyBytesMax, allowPrivate }
    const { status, location, body } = await requestPublic(url, options)
    if (location === undefined || status < 300 || status > 399) return { status, url, body }
    if (!URL.canParse(location, url.href)) throw new BadRedirect('a redirect to an invalid address')
    url = new URL(location, url)
  }
  throw new BadRedirect('more than five redirects')
}

function assertMayBeAsked({ protocol, port }: URL, allowPrivate: boolean): void {
  if (protocol !== 'http:' && protocol !== 'https:') throw new BadRedirect('a redirect to an address outside the web')
  if (!allowPrivate && port !== '') throw new BadRedirect('an unusual port')
}
