import { LRUCache } from 'lru-cache'
import { pathOf } from './address'

/** Browsers and proxies send shorter ones; parsing an address may take time in proportion to its length. */
const targetCharsMax = 2_048

/** Any base will do, because only its scheme and host are compared. */
const base = new URL('http://site')

export type TargetFault = 400 | 414

/** Targets found to be valid, because most requests repeat earlier ones. */
const inOrder = new LRUCache<string, true>({ max: 1_000 })

/**
 * The status with which a request target is rejected before it is parsed, or undefined for one that every parser reads
 * alike: a path on this site that the WHATWG URL parser does not change. Dot segments, backslashes, an absolute form,
 * another host, or a fragment could be one address to a guard and another to the page behind it.
 */
export function targetFault(target: string): TargetFault | undefined {
  if (target.length > targetCharsMax) return 414
  if (inOrder.has(target)) return undefined
  if (!target.startsWith('/') || target.includes('#') || !URL.canParse(target, base)) return 400
  const { origin, pathname } = new URL(target, base)
  if (origin !== base.origin || pathname !== pathOf(target)) return 400
  inOrder.set(target, true)
  return undefined
}
