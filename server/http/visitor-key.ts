import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

export type VisitorKeys = ReturnType<typeof visitorKeys>

/** Each IPv4 address has a /48 of its own in 6to4. */
const prefixOf6to4 = '2002:'

/** The keys by which limits identify a visitor: an HMAC of the address or its network, which are never stored. */
export function visitorKeys(secret: string) {
  const keyOf = (network: string) => createHmac('sha256', secret).update(network).digest('base64url')
  const visitorNetwork = (address: string) => ipKeyGenerator(address, address.startsWith(prefixOf6to4) ? 48 : 56)
  return {
    /** The key of an address; of an IPv6 address, of its /56, which one connection usually has to itself. */
    visitor: (address = '') => keyOf(visitorNetwork(knownAddress(address))),
    /** The key of an IPv6 address's /48, of which one customer may have a whole one. Undefined for IPv4. */
    network(address = '') {
      const known = knownAddress(address)
      const network = ipKeyGenerator(known, 48)
      return network === visitorNetwork(known) ? undefined : keyOf(network)
    },
  }
}

/** The visitor's address as Express would determine it: the last one that is not a trusted proxy. */
export function visitorAddress(
  { socket, headers }: IncomingMessage,
  trusts: (address: string, hop: number) => boolean,
): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const way = [socket.remoteAddress ?? '', ...forwarded.map((address) => address.trim()).reverse()].filter(Boolean)
  return way.find((address, hop) => !trusts(address, hop)) ?? way.at(-1)
}

/**
 * Removes the port, brackets, and zone that some proxies write into `X-Forwarded-For`. A port changes with each
 * connection, so each would count as another visitor, and a proxy with one would not be recognized as trusted.
 */
export function bareAddress(text: string): string {
  const bare = text.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return bare.split('%', 1)[0] ?? ''
}

/** All values that are not addresses count as one visitor. */
function knownAddress(text: string): string {
  const address = bareAddress(text)
  return isIP(address) ? address : 'unknown'
}
