import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

export type VisitorKeys = (address: string | undefined) => string

/**
 * Returns a function that derives the key by which limits identify a visitor: an HMAC of the address (of its network,
 * for IPv6) with the secret. The address itself is never stored.
 */
export function visitorKeys(secret: string): VisitorKeys {
  return (address = '') =>
    createHmac('sha256', secret)
      .update(ipKeyGenerator(bareAddress(address)))
      .digest('base64url')
}

/**
 * The visitor's address as Express would determine it, for requests that do not reach Express: the last one that is not
 * a trusted proxy.
 */
export function visitorAddress(
  { socket, headers }: IncomingMessage,
  trusts: (address: string, hop: number) => boolean,
): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const way = [socket.remoteAddress ?? '', ...forwarded.map((address) => address.trim()).reverse()].filter(Boolean)
  return way.find((address, hop) => !trusts(address, hop)) ?? way.at(-1)
}

/**
 * Removes the port and the brackets that some proxies write into `X-Forwarded-For`. A port changes with each
 * connection, so each would count as another visitor. All values that are not addresses count as one visitor.
 */
function bareAddress(text: string): string {
  const bare = text.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const [address = ''] = bare.split('%', 1)
  return isIP(address) ? address : 'unknown'
}
