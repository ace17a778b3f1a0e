import { LRUCache } from 'lru-cache'
import { pathOf } from './address'

/** Browsers and proxies send shorter ones; parsing an address may take time in proportion to its length. */
const targetCharsMax = 2_048

/** Any base will do, because only its scheme and host are compared. */
const base = new URL('http://site')

export type TargetFault = 400 | 414

/**
 * An escaped letter, digit, `-`, `.`, `_` or `~`. These mean the same as the character itself (RFC 3986, 2.3), which
 * every browser sends. The router decodes them, but a guard's path would not match.
 */
const needlessEscape = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3\d|2[de]|5f|7e)/i

/** Targets found to be valid, because most requests repeat earlier ones. */
const inOrder = new LRUCache<string, true>({ max: 1_000 })

/**
 * The status with which a request target is rejected before it is parsed, or undefined for one that every parser reads
 * alike: a path on this site that the WHATWG URL parser does not change. Dot segments, backslashes, an absolute form,
 * another host, a fragment, or an escaped letter could be one address to a guard and another to the page behind it.
 */
export function targetFault(target: string): TargetFault | undefined {
  if (target.length > targetCharsMax) return 414
  if (inOrder.has(target)) return undefined
  if (!target.startsWith('/') || target.includes('#') || !URL.canParse(target, base)) return 400
  const { origin, pathname } = new URL(target, base)
  if (origin !== base.origin || pathname !== pathOf(target) || needlessEscape.test(pathname)) return 400
  inOrder.set(target, true)
  return undefined
}
